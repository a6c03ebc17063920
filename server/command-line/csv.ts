/**
 * What a spreadsheet would take for a formula, in full width too and behind what cannot be seen; a quote in front makes
 * it text.
 */
const FORMULA = /^[\s\p{Cf}]*[=+\-@＝＋－＠]|^[\t\r]/u

/**
 * A phone number with a country code, perhaps with an extension, as people and other programs write it. A spreadsheet shows the value
 * of this formula as text, without a quote.
 */
const PHONE = /^\+[\d \u00a0\u202f()./\u2010\u2011-]+(?:(?:extension|ext\.?|x)[ \u00a0]?\d+)?$/i

const BYTE_ORDER_MARK = '\ufeff'

/** What could end a cell: some countries separate cells with a semicolon, and some programs guess. */
const SEPARATORS = /[",;\t\r\n]/

function cell(value: string): string {
  const text = PHONE.test(value) ? `="${value}"` : FORMULA.test(value) ? `'${value}` : value
  return SEPARATORS.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/**
 * A table as RFC 4180 has it, with no cell that a spreadsheet would run. It begins with a byte-order mark: Excel takes a file
 * without one for another encoding.
 */
export const csv = (rows: readonly (readonly string[])[]): string =>
  BYTE_ORDER_MARK + rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('')
