import { isDeepStrictEqual } from 'node:util'
import { stateOf } from './check-proposals.ts'
import type { RecordedChange } from './history.ts'
import { StockError } from './stock.ts'
import type { Plan } from './stock-store.ts'

/**
 * Makes the units of one command what they were before it.
 * @param changes all that the command did
 * @param laterOf the numbers of the commands that changed a unit since
 */
export const undoOf =
  (changes: readonly RecordedChange[], laterOf: (id: string) => readonly number[]): Plan =>
  ({ units }) => {
    const states = new Map(units.map((unit) => [unit.vehicle.id, stateOf(unit)]))
    const touched = changes.filter(({ id, after }) => !isDeepStrictEqual(states.get(id), after))
    if (touched.length > 0) {
      throw new StockError(
        touched.map(({ id }) => {
          const later = laterOf(id)
          return `Unit "${id}" was changed since${later.length ? `, by change ${later.join(', ')}: take that back first` : ''}.`
        }),
      )
    }
    return changes.map(({ id, before }) => ({ id, after: before, isRestored: true }))
  }
