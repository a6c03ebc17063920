import { isDeepStrictEqual } from 'node:util'
import { stateOf } from './check-proposals.ts'
import type { RecordedChange, StockHistory } from './history.ts'
import { FIRST_FILLING } from './seed.ts'
import { StockError } from './stock.ts'
import type { Plan } from './stock-store.ts'

/**
 * Makes the units of one command what they were before it.
 * @param version the number of the command
 * @param unitId takes back what it did to this unit only
 * @returns undefined when there is no such command
 * @throws StockError when it cannot be taken back
 */
export async function undoOf(history: StockHistory, version: number, unitId?: string): Promise<Plan | undefined> {
  const all = await history.ofCommand(version)
  const changes = unitId === undefined ? all : all.filter(({ id }) => id === unitId)
  if (changes.length === 0) return undefined
  if (changes.some(({ command, before }) => command === FIRST_FILLING && !before))
    throw new StockError(['This change filled the stock. It cannot be taken back; set, import or --full change it.'])
  const newest = new Map<string, number>()
  for (const { id } of changes) newest.set(id, (await history.ofUnit(id))[0]?.version ?? version)
  return planOf(changes, (id) => newest.get(id))
}

/** @param newestOf the number of the newest command that changed a unit */
const planOf =
  (changes: readonly RecordedChange[], newestOf: (id: string) => number | undefined): Plan =>
  ({ units }) => {
    const states = new Map(units.map((unit) => [unit.vehicle.id, stateOf(unit)]))
    const touched = changes.filter(({ id, after }) => !isDeepStrictEqual(states.get(id), after))
    if (touched.length > 0) {
      throw new StockError(
        touched.map(({ id }) => `Unit "${id}" was changed since. Take change ${newestOf(id)} back first.`),
      )
    }
    return changes.map(({ id, before }) => ({ id, after: before, isRestored: true }))
  }
