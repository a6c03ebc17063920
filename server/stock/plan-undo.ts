import { isDeepStrictEqual } from 'node:util'
import { stateOf } from './check-proposals.ts'
import type { RecordedChange, StockHistory } from './history.ts'
import { FIRST_FILLING } from './seed.ts'
import { StockError } from './stock.ts'
import type { Plan } from './stock-store.ts'

/**
 * Makes the units of one command what they were before it.
 * @param version the number of the command
 * @returns undefined when there is no such command
 * @throws StockError when it cannot be taken back
 */
export async function undoOf(history: StockHistory, version: number): Promise<Plan | undefined> {
  const changes = await history.ofCommand(version)
  if (changes.length === 0) return undefined
  if (changes.some(({ command, before }) => command === FIRST_FILLING && !before))
    throw new StockError(['This change filled the stock. It cannot be taken back; set, import or --full change it.'])
  const later = new Map<string, number[]>()
  for (const { id } of changes) {
    const versions = (await history.ofUnit(id)).map((change) => change.version)
    later.set(
      id,
      versions.filter((other) => other > version),
    )
  }
  return planOf(changes, (id) => later.get(id) ?? [])
}

/** @param laterOf the numbers of the commands that changed a unit since, the newest first */
const planOf =
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
