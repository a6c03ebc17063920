import { cleanLine } from '../../src/contract/clean-text.ts'
import { differencesOf, summaryOf } from '../stock/differences.ts'
import { nameOfUnit, type UnitChange } from '../stock/stock.ts'
import type { Outcome } from '../stock/stock-store.ts'
import { table } from './table.ts'

const WIDEST = 48

/** Text for a table cell: one line, shortened. */
export function shortened(text: string): string {
  const line = cleanLine(text)
  return line.length > WIDEST ? `${line.slice(0, WIDEST - 1)}…` : line
}

const NONE = '-'

/** The columns are unit, field, before and after. */
export function differenceTable(changes: readonly UnitChange[]): string {
  const rows = changes.flatMap((change) => {
    const state = change.after ?? change.before
    const unit = state ? nameOfUnit(state) : change.id
    return differencesOf(change).map((cells) => [unit, ...cells].map((cell) => shortened(cell) || NONE))
  })
  return table([['UNIT', 'FIELD', 'BEFORE', 'AFTER'], ...rows])
}

/** Says what a command did, and how to undo it. */
export function outcomeText({ version, changes }: Outcome): string {
  if (changes.length === 0) return 'Nothing differs, so nothing was changed.\n'
  return `Change ${version}: ${summaryOf(changes)}. Take it back with "npm run stock -- undo ${version}".\n`
}
