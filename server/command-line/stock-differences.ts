import { isDeepStrictEqual } from 'node:util'
import { cleanLine } from '../api/clean-text.ts'
import { fieldsOf, writeField } from '../stock/fields.ts'
import type { UnitChange, UnitState } from '../stock/stock.ts'
import type { Outcome } from '../stock/stock-store.ts'
import { nameOfUnit } from './stock-units.ts'
import { table } from './table.ts'

const WIDEST = 48

/** Text for a cell of a table: one line, and not too long. */
export function shortened(text: string): string {
  const line = cleanLine(text)
  return line.length > WIDEST ? `${line.slice(0, WIDEST - 1)}…` : line
}

/** Field, before and after, for all that differs. A unit that is not there yet or any more is one line. */
export function differencesOf({ before, after }: Pick<UnitChange, 'before' | 'after'>): [string, string, string][] {
  if (!before) return after ? [['(new)', '', after.vehicle.name]] : []
  if (!after) return [['(erased)', before.vehicle.name, '']]
  const [old, now] = [valuesOf(before), valuesOf(after)]
  const fields = [...new Set([...old.keys(), ...now.keys()])]
  return fields
    .filter((field) => !isDeepStrictEqual(old.get(field), now.get(field)))
    .map((field) => [field, writeField(field, old.get(field)), writeField(field, now.get(field))])
}

function valuesOf({ vehicle, position, goneAt }: UnitState): Map<string, unknown> {
  return fieldsOf(vehicle)
    .set('position', position)
    .set('on the list', goneAt === undefined ? 'yes' : 'no')
}

const NONE = '-'

/** Unit, field, before, after. */
export function differenceTable(changes: readonly UnitChange[]): string {
  const rows = changes.flatMap((change) => {
    const state = change.after ?? change.before
    const unit = state ? nameOfUnit(state) : change.id
    return differencesOf(change).map((cells) => [unit, ...cells].map((cell) => shortened(cell) || NONE))
  })
  return table([['UNIT', 'FIELD', 'BEFORE', 'AFTER'], ...rows])
}

const unitsOf = (count: number) => (count === 1 ? '1 unit' : `${count} units`)

/** "3 units changed, 1 unit new, 2 units gone". */
export function summaryOf(changes: readonly UnitChange[]): string {
  const isGone = (state: UnitState | undefined) => state?.goneAt !== undefined
  const added = changes.filter(({ before }) => !before)
  const gone = changes.filter(({ before, after }) => before && (!after || (isGone(after) && !isGone(before))))
  const changed = changes.length - added.length - gone.length
  const parts = [
    ...(changed > 0 ? [`${unitsOf(changed)} changed`] : []),
    ...(added.length > 0 ? [`${unitsOf(added.length)} new`] : []),
    ...(gone.length > 0 ? [`${unitsOf(gone.length)} gone`] : []),
  ]
  return parts.join(', ') || 'nothing changed'
}

/** What a command did, and how to take it back. */
export function outcomeText({ version, changes }: Outcome): string {
  if (changes.length === 0) return 'Nothing differs, so nothing was changed.\n'
  return `Change ${version}: ${summaryOf(changes)}. Take it back with "npm run stock -- undo ${version}".\n`
}
