import type { Vehicle } from '../../src/contract/vehicle-schema.ts'
import { type FieldKind, KINDS, type Reading } from './field-kinds.ts'

/** The fields of a unit in the order of a spreadsheet's columns, with the kind of each. A specification is a column, too. */
const FIELDS = {
  id: KINDS.text,
  stockNumber: KINDS.text,
  name: KINDS.requiredText,
  brand: KINDS.requiredText,
  category: KINDS.requiredText,
  condition: KINDS.condition,
  status: KINDS.status,
  statusSince: KINDS.date,
  year: KINDS.year,
  serial: KINDS.text,
  price: KINDS.dollars,
  formerPrice: KINDS.dollars,
  samplePrice: KINDS.truth,
  place: KINDS.text,
  hours: KINDS.hours,
  miles: KINDS.miles,
  battery: KINDS.text,
  batteryMade: KINDS.date,
  batteryTested: KINDS.date,
  warrantyLeft: KINDS.text,
  colors: KINDS.colors,
  isNew: KINDS.requiredTruth,
  inStock: KINDS.requiredTruth,
  description: KINDS.requiredText,
  features: KINDS.list,
  images: KINDS.pictures,
  externalUrl: KINDS.text,
} as const satisfies Readonly<Record<Exclude<keyof Vehicle, 'specifications'>, FieldKind>>

export const FIELD_NAMES = Object.keys(FIELDS) as (keyof typeof FIELDS)[]

const SPECIFICATION = 'specifications.'
const TEXT_SPECIFICATIONS = ['range', 'topSpeed', 'driveType', 'batteryType', 'chargingTime', 'payload']

const specificationOf = (field: string): string | undefined =>
  field.startsWith(SPECIFICATION) ? field.slice(SPECIFICATION.length) : undefined

/** The kind of a field, by its name: "price", "specifications.topSpeed". Undefined for an unknown name. */
export function kindOf(field: string): FieldKind | undefined {
  const key = specificationOf(field)
  if (key === undefined) return Object.hasOwn(FIELDS, field) ? FIELDS[field as keyof typeof FIELDS] : undefined
  if (key === 'seatingCapacity') return KINDS.seats
  return TEXT_SPECIFICATIONS.includes(key) ? KINDS.textSpecification : KINDS.specification
}

/** Reads what a person or a file wrote into a field; undefined if it changes nothing. */
export function readField(field: string, cell: string): Reading | undefined {
  const kind = kindOf(field)
  const text = cell.trim()
  if (!kind) return { wanted: 'no value: there is no such field' }
  if (text !== '') return kind.read(text)
  if (kind.empty === 'changes-nothing') return undefined
  return { value: kind.empty === 'removes' ? undefined : kind.empty === 'is-empty-text' ? '' : [] }
}

/** The fields of a vehicle as pairs of name and value, with a pair for each specification. */
export function fieldsOf({ specifications, ...others }: Vehicle): Map<string, unknown> {
  const fields = new Map<string, unknown>(FIELD_NAMES.map((name) => [name, others[name]]))
  for (const [key, value] of Object.entries(specifications)) fields.set(SPECIFICATION + key, value)
  return new Map([...fields].filter(([, value]) => value !== undefined))
}

/** A text that {@link readField} reads as the same value; empty for a missing field. */
export const writeField = (field: string, value: unknown): string =>
  value === undefined ? '' : (kindOf(field)?.write(value as never) ?? String(value))

/** A copy of a unit that {@link setField} may change. */
export const draftOf = (unit: Readonly<Record<string, unknown>>): Record<string, unknown> => ({
  ...unit,
  specifications: { ...(unit['specifications'] as object) },
})

/** @param value undefined removes the field */
export function setField(draft: Record<string, unknown>, field: string, value: unknown): void {
  const key = specificationOf(field)
  const owner = key === undefined ? draft : (draft['specifications'] as Record<string, unknown>)
  if (value === undefined) delete owner[key ?? field]
  // Works for names that every object has, too, such as "constructor".
  else Object.defineProperty(owner, key ?? field, { value, enumerable: true, writable: true, configurable: true })
}
