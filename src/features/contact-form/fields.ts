import type { Inquiry } from '../../contract/inquiry.ts'
import { FIELDS } from '../../contract/inquiry-fields.ts'

export type FieldName = keyof typeof FIELDS

/** The names of fields that are radio buttons. */
export type ChoiceName = {
  [Name in FieldName]: (typeof FIELDS)[Name] extends { choices: unknown } ? Name : never
}[FieldName]
export type TextName = Exclude<FieldName, ChoiceName>

export const FIELD_NAMES = Object.keys(FIELDS) as FieldName[]

const isField = (name: string): name is FieldName => Object.hasOwn(FIELDS, name)
export const isChoice = (name: string): boolean => isField(name) && 'choices' in FIELDS[name]
/** Whether a field is one of the optional details, which are collapsed at first. */
export const isDetail = (name: string): boolean => isField(name) && 'optional' in FIELDS[name]

/** The values of the form, including an incomplete e-mail address. An empty field is absent. */
export type Values = Partial<Record<FieldName, string>>

/** @param values from a form, a link or a store: may be anything */
export function valuesOf(values: unknown): Values {
  const texts = Object.entries(Object(values)).filter(
    ([name, value]) => isField(name) && typeof value === 'string' && value !== '',
  )
  return Object.fromEntries(texts)
}

/** The choices of a field, beginning with "no answer" if that is allowed. */
export const choicesOf = (name: ChoiceName, none?: string): { value: string; label: string }[] => [
  ...(none === undefined ? [] : [{ value: '', label: none }]),
  ...Object.entries<string>(FIELDS[name].choices).map(([value, label]) => ({ value, label })),
]

/** The interest in a link or a draft, if it exists. */
export const interestOf = (value: string | null | undefined): Inquiry['interest'] | undefined =>
  value && Object.hasOwn(FIELDS.interest.choices, value) ? (value as Inquiry['interest']) : undefined

/** Without empty optional fields. */
export const filledIn = (inquiry: Inquiry) =>
  Object.fromEntries(Object.entries(inquiry).filter(([, value]) => value !== undefined && value !== '')) as Inquiry

/** The error type for a phone number with only seven digits. */
export const NO_AREA_CODE = 'no-area-code'
