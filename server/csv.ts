/**
 * What a spreadsheet would take for a formula, also in full-width characters and after invisible ones. A quote in front
 * makes it text.
 */
const FORMULA = /^[\s\p{Cf}]*[=+\-@＝＋－＠]|^[\t\r]/u

/**
 * A phone number with a country code, in the digits of any script, perhaps with an extension or words. Written as a
 * text formula, a spreadsheet shows it without a quote. It contains nothing that could end that text, and is shorter
 * than Excel allows.
 */
const PHONE = /^[+＋]\p{Nd}[\p{L}\p{M}\p{Nd} \u00a0\u202f().,:;/#*’'\u2010\u2011-]{0,200}$/u

const BYTE_ORDER_MARK = '\ufeff'

/** What could end a cell: some countries separate cells by semicolons, and some programs guess. */
const SEPARATORS = /[",;\t\r\n]/

function cell(value: string): string {
  const text = PHONE.test(value) ? `="${value}"` : FORMULA.test(value) ? `'${value}` : value
  return SEPARATORS.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/**
 * A table as in RFC 4180, without cells that a spreadsheet would run. It starts with a byte-order mark, without which
 * Excel assumes another encoding.
 */
export const csv = (rows: readonly (readonly string[])[]): string =>
  BYTE_ORDER_MARK + rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('')

/** Quotes in front of what a spreadsheet would run, ours or a person's. */
const QUOTES = /^'+/

/** The same for a table that {@link asWritten} reads back: it keeps quotes that were there before apart from ours. */
export const csvOfTexts = (rows: readonly (readonly string[])[]): string =>
  csv(rows.map((row) => row.map((text) => (isQuotedFormula(text) ? `'${text}` : text))))

const isQuotedFormula = (text: string) => QUOTES.test(text) && FORMULA.test(text.replace(QUOTES, ''))

/** The text of a cell, without the quote or the text formula that keeps a spreadsheet from running it. */
export function asWritten(cell: string): string {
  if (isQuotedFormula(cell)) return cell.slice(1)
  return /^="([^"]*)"$/.exec(cell)?.[1] ?? cell
}
