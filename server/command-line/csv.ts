/**
 * What a spreadsheet would take for a formula, in full width too and behind what cannot be seen; a quote in front makes
 * it text.
 */
const FORMULA = /^[\s\p{Cf}]*[=+\-@＝＋－＠]|^[\t\r]/u

/** What could end a cell: some countries separate cells with a semicolon, and some programs guess. */
const SEPARATORS = /[",;\t\r\n]/

function cell(value: string): string {
  const text = FORMULA.test(value) ? `'${value}` : value
  return SEPARATORS.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** A table as RFC 4180 has it, with no cell that a spreadsheet would run. */
export const csv = (rows: readonly (readonly string[])[]): string =>
  rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('')
