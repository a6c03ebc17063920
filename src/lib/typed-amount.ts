import { cents, dollars } from './money.ts'

/*
 * Amounts as people type them. In money, a point or a comma before three digits separates thousands ("12.995" is
 * "12,995"), because cents have two digits. In any other number it is the decimal sign ("3,9", "6.125").
 */

/** US dollars, or a percentage of a price. */
export type TypedMoney = { dollars: number } | { percent: number }

/** Direction marks and joiners, which copied text brings along. */
const INVISIBLE = /[\u00ad\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g

/** The text with ASCII digits and signs, from any keyboard. */
const plain = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(INVISIBLE, '')
    .replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) & 15))
    .replace(/\u066a/g, '%')
    .replace(/\u066b/g, '.')
    .replace(/\u066c/g, ',')
    .trim()
    .toLowerCase()

/** Thousands separated by the same sign throughout, and cents by another. A gap is a space or the Swiss apostrophe. */
const GROUPED = [
  /^[1-9]\d{0,2}(?:,\d{3})+(?:\.\d{0,2})?$/,
  /^[1-9]\d{0,2}(?:\.\d{3})+(?:,\d{0,2})?$/,
  /^[1-9]\d{0,2}(?:[\s'’]\d{3})+(?:[.,]\d{0,2})?$/,
]
const UNGROUPED = /^(?:\d+(?:[.,]\d{0,2})?|[.,]\d{1,2})$/
const NUMBER = /^(?:\d+(?:[.,]\d*)?|[.,]\d+)$/

const withPoint = (figure: string) => Number(figure.replace(',', '.'))

/** An amount of money without its currency; NaN if invalid. */
function amountOf(figure: string): number {
  if (UNGROUPED.test(figure)) return withPoint(figure)
  if (!GROUPED.some((pattern) => pattern.test(figure))) return Number.NaN
  // A sign followed by at most two digits separates the cents.
  return withPoint(figure.replace(/[.,\s'’](?=\d{3})/g, ''))
}

const numberOf = (figure: string): number => (NUMBER.test(figure) ? withPoint(figure) : Number.NaN)

/** A number with a decimal point or comma; NaN if empty or invalid. */
export const typedNumber = (text: string): number => numberOf(plain(text))

/** A rate in percent, with or without its sign ("3.9", "3,9 %"); NaN if empty or invalid. */
export const typedPercent = (text: string): number => numberOf(plain(text).replace(/\s*(?:%|percent)$/, ''))

/**
 * Money ("$1,500", "1.500,00 USD", "12k"), or a percentage of a price ("10%").
 * @returns undefined for anything else
 */
export function typedMoney(text: string): TypedMoney | undefined {
  const input = plain(text)
  if (/(?:%|percent)$/.test(input)) return unlessNaN(typedPercent(input), (percent) => ({ percent }))
  const figure = input.replace(/^(?:us ?\$|usd|\$)\s*/, '').replace(/\s*(?:usd|dollars?|\$)$/, '')
  const thousands = /^(\S+)\s?k$/.exec(figure)?.[1]
  // In whole cents, because 12.995 times 1000 is a little less than 12995.
  const amount = thousands === undefined ? amountOf(figure) : Math.round(numberOf(thousands) * 100_000) / 100
  return unlessNaN(amount, (amount) => ({ dollars: amount }))
}

const unlessNaN = <T>(value: number, make: (value: number) => T): T | undefined =>
  Number.isNaN(value) ? undefined : make(value)

/** A typed percentage of a price in whole dollars, or the typed money itself; NaN for undefined. */
export function moneyOf(typed: TypedMoney | undefined, price: number): number {
  if (!typed) return Number.NaN
  return 'dollars' in typed ? typed.dollars : Math.round((price * typed.percent) / 100)
}

/** Tells the person how typed money was understood: "$12,995", or "10% = $1,300" if the price is known. */
export function moneyReading(text: string, price?: number): string | undefined {
  const typed = typedMoney(text)
  if (!typed) return undefined
  if ('dollars' in typed) return Number.isInteger(typed.dollars) ? dollars(typed.dollars) : cents(typed.dollars)
  const part = `${typed.percent}%`
  return price === undefined || Number.isNaN(price) ? part : `${part} = ${dollars(moneyOf(typed, price))}`
}

/** Tells the person how a typed rate was understood: "3.9%". */
export const percentReading = (text: string): string | undefined => unlessNaN(typedPercent(text), (rate) => `${rate}%`)
