/** What a spreadsheet would take for a formula; a quote in front makes it text. */
const FORMULA = /^[=+\-@\t\r]/

function cell(value: string): string {
  const text = FORMULA.test(value) ? `'${value}` : value
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** A table as RFC 4180 has it, with no cell that a spreadsheet would run. */
export const csv = (rows: readonly (readonly string[])[]): string =>
  rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('')
