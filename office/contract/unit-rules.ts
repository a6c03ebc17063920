import * as z from 'zod/mini'
import { cleanText } from '../../src/contract/clean-text.ts'
import { dealerClock } from '../../src/contract/dealer-clock.ts'
import { LEAST_PRICE } from '../../src/contract/possible-price.ts'
import { type Vehicle, vehicleSchema } from '../../src/contract/vehicle-schema.ts'
import { VIN_LENGTH, vinProblem } from './vin.ts'

/** An invalid value of a unit. */
export type Problem = {
  /** The unit's id. */
  id: string
  field: string
  was: unknown
  /** The values that the field takes, as the end of a sentence: "whole dollars from 100". */
  wanted: string
}

export const CONDITIONS = ['new', 'used'] as const
export const STATUSES = ['draft', 'incoming', 'available', 'held', 'sold'] as const

const IN_STOCK: Readonly<Record<string, boolean>> = {
  draft: false,
  incoming: false,
  available: true,
  held: true,
  sold: false,
}

/** `zod/mini` has no error texts but "Invalid input". */
const inEnglish = { error: z.locales.en().localeError }

const REQUIRED_TEXTS = new Set(['id', 'name', 'description', 'brand', 'category'])
const OLDEST_YEAR = 1950
const LONGEST_KEY = 150

const tidyText = (text: string) => cleanText(text).trim()

function tidyDeep(value: unknown): unknown {
  if (typeof value === 'string') return tidyText(value)
  if (Array.isArray(value)) return value.map(tidyDeep)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [tidyText(key), tidyDeep(entry)]))
}

/** The draft as it is stored as JSON: with trimmed texts, and without optional texts and lists that are empty. */
export function tidy(draft: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const entries = Object.entries(draft).flatMap(([field, value]) => {
    const tidied = tidyDeep(value)
    const isEmpty = tidied === '' || tidied === null || (field === 'colors' && Array.isArray(tidied) && !tidied.length)
    return isEmpty && !REQUIRED_TEXTS.has(field) ? [] : [[field, tidied]]
  })
  // As JSON returns it: without undefined, and with 0 for -0.
  return JSON.parse(JSON.stringify(Object.fromEntries(entries)))
}

const MOST_DOLLARS = 500_000
const RANGE = `whole dollars from ${LEAST_PRICE} to ${MOST_DOLLARS.toLocaleString('en-US')}`
export const DOLLARS = `${RANGE} such as 8995, or nothing for "Call for Price"`
const isWholeDollars = (value: number) => Number.isInteger(value) && value >= LEAST_PRICE && value <= MOST_DOLLARS

/** Later years are typing errors. A day of today is not the limit: a clock may be wrong, and a cart on its way has a day to come. */
const latestYear = () => dealerClock(Date.now()).getUTCFullYear() + 2
const isPossibleYear = (year: number) => Number.isInteger(year) && year >= OLDEST_YEAR && year <= latestYear()

function isDate(text: string, pattern: RegExp): boolean {
  if (!pattern.test(text) || !isPossibleYear(Number(text.slice(0, 4)))) return false
  const time = Date.parse(text)
  // JavaScript takes February 31 as March 3.
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text)
}
const DATE = /^\d{4}-\d\d(?:-\d\d)?$/
const DATE_OR_YEAR = /^\d{4}(?:-\d\d(?:-\d\d)?)?$/

const isKey = (text: string) => text.length <= LONGEST_KEY && !/[\p{Cc}\p{Zl}\p{Zp}]/u.test(text)
const KEY = `one line of ${LONGEST_KEY} characters at most`

/** As a spreadsheet writes a long number, without its last digits. */
const POWER_OF_TEN = /^\d(?:\.\d+)?E\+\d+$/

const isPictureAddress = (address: string) => /^(?:\/(?![/\\])|https?:\/\/)/.test(address)

type Rule = (value: never, vehicle: Readonly<Record<string, unknown>>) => string | undefined
const unless = (isRight: boolean, wanted: string) => (isRight ? undefined : wanted)
const text =
  (most: number): Rule =>
  (value: string) =>
    unless(value.length <= most, `${most.toLocaleString('en-US')} characters at most`)
const texts =
  (most: number, longest: number): Rule =>
  (values: readonly string[]) =>
    unless(
      values.length <= most && values.every(({ length }) => length <= longest),
      `${most} at most, each of ${longest} characters at most`,
    )
const figure =
  (name: string, least: number, most: number): Rule =>
  (value: number) =>
    unless(value >= least && value <= most, `${name} from ${least} to ${most.toLocaleString('en-US')}`)

/** Rules that are stricter than the API's schema. Each returns the values that its field takes, or undefined if it is valid. */
const RULES: Readonly<Record<string, Rule>> = {
  id: (id: string) =>
    unless(isKey(id) && !/[/\\?#%]|^\.+$|\.html$/i.test(id), `${KEY}, without / \\ ? # % and not ending in .html`),
  stockNumber: (number: string) =>
    POWER_OF_TEN.test(number)
      ? 'the number itself: a spreadsheet turned it into a power of ten. Format the column as text'
      : unless(isKey(number), KEY),
  name: text(100),
  brand: text(60),
  category: text(60),
  place: text(60),
  battery: text(200),
  warrantyLeft: text(200),
  externalUrl: text(500),
  description: text(5_000),
  features: texts(50, 200),
  colors: texts(20, 60),
  price: (price: number) => unless(isWholeDollars(price), DOLLARS),
  formerPrice: (former: number) => unless(isWholeDollars(former), `${RANGE}, or nothing`),
  condition: (condition: string) =>
    unless((CONDITIONS as readonly string[]).includes(condition), `one of ${CONDITIONS.join(', ')}`),
  status: (status: string) => unless((STATUSES as readonly string[]).includes(status), `one of ${STATUSES.join(', ')}`),
  statusSince: (text: string) => unless(isDate(text, DATE), 'a date such as 2026-05-31 or 2026-05'),
  batteryTested: (text: string) => unless(isDate(text, DATE), 'a date such as 2026-05-31 or 2026-05'),
  batteryMade: (text: string) => unless(isDate(text, DATE_OR_YEAR), 'a date or a year such as 2026-05 or 2026'),
  year: (year: number) => unless(isPossibleYear(year), `a year from ${OLDEST_YEAR} to ${latestYear()}`),
  hours: figure('hours', 0, 100_000),
  miles: figure('miles', 0, 1_000_000),
  images: (images: readonly string[], vehicle) =>
    images.every(isPictureAddress)
      ? texts(100, 500)(images as never, vehicle)
      : 'paths that begin with / and addresses that begin with https://',
  serial: (serial: string, vehicle) =>
    serial.length === VIN_LENGTH ? vinProblem(serial) : text(60)(serial as never, vehicle),
  specifications: (values: object) =>
    unless(
      Object.keys(values).length <= 60 && Object.keys(values).every(({ length }) => length <= 60),
      '60 at most, each with a name of 60 characters at most',
    ),
  'specifications.seatingCapacity': figure('seats', 1, 60),
}
/** The rule for all other specifications. */
const SPECIFICATION = text(200)

/** Checks a tidied draft. @returns the vehicle, or its problems */
export function parseUnit(draft: Readonly<Record<string, unknown>>): { vehicle?: Vehicle; problems: Problem[] } {
  const id = String(draft['id'])
  const parsed = vehicleSchema.safeParse(draft, inEnglish)
  const problems = (parsed.error?.issues ?? []).map(({ path, message }) => ({
    id,
    field: path.join('.'),
    was: path.reduce<unknown>((value, key) => (value as Record<PropertyKey, unknown> | undefined)?.[key], draft),
    wanted: message
      .replace(/^Too small: expected string.*$/, 'some text')
      .replace(/^Too small: expected number.*$/, DOLLARS)
      .replace(/^Invalid URL$/, 'an address that begins with https:// or http://')
      .replace(/^Invalid input: expected (\w+).*$/, (_, type) => TYPES[type] ?? type),
  }))
  const hasProblem = new Set(problems.map(({ field }) => field))
  const specifications = Object.entries(parsed.data?.specifications ?? {})
  const values = [...Object.entries(draft), ...specifications.map(([key, value]) => [`specifications.${key}`, value])]
  for (const [field, was] of values as [string, unknown][]) {
    const isText = field.startsWith('specifications.') && typeof was === 'string'
    const rule = Object.hasOwn(RULES, field) ? RULES[field] : isText ? SPECIFICATION : undefined
    if (was === undefined || hasProblem.has(field)) continue
    const wanted = rule?.(was as never, draft)
    if (wanted !== undefined) problems.push({ id, field, was, wanted })
  }
  return problems.length === 0 && parsed.success ? { vehicle: parsed.data, problems } : { problems }
}

/** Words for zod's names of types. */
const TYPES: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  boolean: 'yes or no',
  array: 'a list of texts',
  object: 'names with values',
}

/**
 * The draft with the fields that follow from others: `isNew` from the condition, `inStock` from the status, and the day of a changed
 * status. A former price that is not above the price is removed.
 * @param today YYYY-MM-DD; undefined when no status was changed today
 */
export function withConsequences(
  before: Vehicle | undefined,
  draft: Readonly<Record<string, unknown>>,
  today: string | undefined,
): Record<string, unknown> {
  const after = { ...draft }
  const { condition, status, price } = after
  if (condition === 'new' || condition === 'used') after['isNew'] = condition === 'new'
  if (typeof status === 'string' && Object.hasOwn(IN_STOCK, status)) after['inStock'] = IN_STOCK[status]
  const day = statusDay(before, after, today)
  if (day === undefined) delete after['statusSince']
  else after['statusSince'] = day
  const former = after['formerPrice']
  if (typeof former === 'number' && typeof price === 'number' && price >= former) delete after['formerPrice']
  return after
}

/** Since when the unit has its status: as the draft says, or today if the status is new and the draft has no new day. */
function statusDay(before: Vehicle | undefined, draft: Readonly<Record<string, unknown>>, today: string | undefined) {
  const { status, statusSince } = draft
  if (statusSince !== undefined && statusSince !== before?.statusSince) return statusSince
  if (status === undefined) return before?.status === undefined ? statusSince : undefined
  return status === before?.status ? before?.statusSince : (today ?? statusSince)
}
