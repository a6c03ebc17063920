/**
 * What a spreadsheet would take for a formula, in full width too and behind what cannot be seen; a quote in front makes
 * it text.
 */
const FORMULA = /^[\s\p{Cf}]*[=+\-@＝＋－＠]|^[\t\r]/u

/**
 * A phone number with a country code in the digits of any script, perhaps with an extension or words. As the text of a
 * formula, a spreadsheet shows it without a quote. It has nothing that could end that text, and is shorter than Excel allows.
 */
const PHONE = /^[+＋]\p{Nd}[\p{L}\p{M}\p{Nd} \u00a0\u202f().,:;/#*’'\u2010\u2011-]{0,200}$/u

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

/** Quotes in front of what a spreadsheet would run: ours, or a person's. */
const QUOTES = /^'+/

/** The same for a table that {@link asWritten} reads again: a quote that was there already stays apart from ours. */
export const csvOfTexts = (rows: readonly (readonly string[])[]): string =>
  csv(rows.map((row) => row.map((text) => (isQuotedFormula(text) ? `'${text}` : text))))

const isQuotedFormula = (text: string) => QUOTES.test(text) && FORMULA.test(text.replace(QUOTES, ''))

/** The text of a cell: without the quote that keeps a spreadsheet from running it, and without the formula that only keeps it a text. */
export function asWritten(cell: string): string {
  if (isQuotedFormula(cell)) return cell.slice(1)
  return /^="([^"]*)"$/.exec(cell)?.[1] ?? cell
}
