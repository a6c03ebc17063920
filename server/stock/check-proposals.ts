import { isDeepStrictEqual } from 'node:util'
import { type Problem, parseUnit, tidy, withConsequences } from '../../office/contract/unit-rules.ts'
import { type Proposal, type Stock, titleOfUnit, type UnitChange, type UnitState } from './stock.ts'

/** An id or a stock number in the form in which two are compared. */
export const unitKey = (text: string): string => text.trim().toLowerCase()

/**
 * The changes that proposals make: none for a unit that stays the same.
 * @param proposals at most one per unit
 * @param today YYYY-MM-DD, the date for a status that changes; undefined when no status changes today
 * @returns the changes, and all problems with them. The changes may only be written if there are no problems
 */
export function checkProposals(
  stock: Stock,
  proposals: readonly Proposal[],
  today: string | undefined,
): { changes: UnitChange[]; problems: Problem[] } {
  const units = new Map(stock.units.map((unit) => [unit.vehicle.id, unit]))
  const changes: UnitChange[] = []
  const problems: Problem[] = []
  for (const { id, after, isRestored, isDayGiven } of proposals) {
    const unit = units.get(id)
    const before = unit && stateOf(unit)
    if (!after) {
      if (before) changes.push({ id, before, after: undefined })
      continue
    }
    const tidied = tidy({ ...after.vehicle, id })
    const draft = isRestored ? tidied : withConsequences(before?.vehicle, tidied, isDayGiven ? undefined : today)
    const { vehicle, problems: found } = parseUnit(draft)
    problems.push(...found)
    if (!vehicle) continue
    const state = stateOf({ ...after, vehicle })
    if (!isDeepStrictEqual(state, before)) changes.push({ id, before, after: state })
  }
  return { changes, problems: [...problems, ...sharedKeys(stock, changes)] }
}

export const stateOf = ({ vehicle, position, goneAt }: UnitState): UnitState => ({
  vehicle,
  position,
  ...(goneAt !== undefined && { goneAt }),
})

/** Ids and stock numbers name a unit in commands and files, so no two units may share one, in any letter case. */
function sharedKeys(stock: Stock, changes: readonly UnitChange[]): Problem[] {
  const changed = new Map(changes.map(({ id, after }) => [id, after]))
  // Unchanged units come first, so that a problem is reported for the unit that changes.
  const states: [id: string, state: UnitState | undefined][] = [
    ...stock.units.map((unit): [string, UnitState] => [unit.vehicle.id, unit]).filter(([id]) => !changed.has(id)),
    ...changed,
  ]
  const owners = new Map<string, { id: string; title: string }>()
  const problems: Problem[] = []
  for (const [id, state] of states) {
    if (!state) continue
    const { stockNumber } = state.vehicle
    for (const [field, name] of [['id', id] as const, ['stockNumber', stockNumber] as const]) {
      if (name === undefined) continue
      const owner = owners.get(unitKey(name))
      if (owner === undefined) owners.set(unitKey(name), { id, title: titleOfUnit(state) })
      else if (owner.id !== id) problems.push({ id, field, was: name, wanted: `another: ${owner.title} has this one` })
    }
  }
  return problems
}
