import { isDeepStrictEqual } from 'node:util'
import { stateOf } from './check-proposals.ts'
import type { RecordedChange, StockHistory } from './history.ts'
import { FIRST_FILLING } from './seed.ts'
import { StockError } from './stock.ts'
import type { Plan } from './stock-store.ts'

/** How long a change can be undone. The server erases photographs that no cart has had for longer than this. */
export const UNDO_DAYS = 365

const DAY_MS = 24 * 60 * 60_000

/**
 * Restores the units of one command as they were before it.
 * @param version the number of the command
 * @param unitId undoes only the change of this unit
 * @param sentence says that a unit has changed since
 * @returns undefined when the command does not exist
 * @throws StockError when it cannot be undone
 */
export async function undoOf(
  history: StockHistory,
  version: number,
  { unitId, sentence = numberSentence }: { unitId?: string | undefined; sentence?: ChangedSince } = {},
): Promise<Plan | undefined> {
  const all = await history.ofCommand(version)
  const changes = unitId === undefined ? all : all.filter(({ id }) => id === unitId)
  if (changes.length === 0) return undefined
  if (changes.some(({ at }) => Date.parse(at) < Date.now() - UNDO_DAYS * DAY_MS))
    throw new StockError(['This change is more than a year old and cannot be taken back. Change the cart instead.'])
  if (changes.some(({ command, before }) => command === FIRST_FILLING && !before))
    throw new StockError(['This change filled the stock and cannot be taken back. Change or import the carts instead.'])
  const ofUnits = new Map<string, RecordedChange[]>()
  for (const { id } of changes) ofUnits.set(id, await history.ofUnit(id))
  return planOf(changes, ofUnits, sentence)
}

type ChangedSince = (change: RecordedChange) => string

const numberSentence: ChangedSince = ({ id, version }) =>
  `Unit "${id}" was changed since. Take change ${version} back first.`

/** @param ofUnits all changes of each unit, newest first */
const planOf =
  (changes: readonly RecordedChange[], ofUnits: ReadonlyMap<string, RecordedChange[]>, sentence: ChangedSince): Plan =>
  ({ units }) => {
    const states = new Map(units.map((unit) => [unit.vehicle.id, stateOf(unit)]))
    const touched = changes.filter(({ id, after }) => !isDeepStrictEqual(states.get(id), after))
    if (touched.length > 0) {
      // The change that gave the unit its present state, not one that undid a later change.
      const firsts = touched.map((change) => {
        const later = (ofUnits.get(change.id) ?? []).filter(({ version }) => version > change.version)
        return later.findLast(({ after }) => isDeepStrictEqual(states.get(change.id), after)) ?? later[0] ?? change
      })
      firsts.sort((one, other) => other.version - one.version)
      throw new StockError(firsts.map(sentence))
    }
    return changes.map(({ id, before }) => ({ id, after: before, isRestored: true }))
  }
