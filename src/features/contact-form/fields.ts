import type { Inquiry } from '../../contract/inquiry.ts'
import { FIELDS } from '../../contract/inquiry-fields.ts'

export type FieldName = keyof typeof FIELDS

/** The fields of radio buttons, and the others. */
export type ChoiceName = {
  [Name in FieldName]: (typeof FIELDS)[Name] extends { choices: unknown } ? Name : never
}[FieldName]
export type TextName = Exclude<FieldName, ChoiceName>

export const FIELD_NAMES = Object.keys(FIELDS) as FieldName[]

const isField = (name: string): name is FieldName => Object.hasOwn(FIELDS, name)
export const isChoice = (name: string): boolean => isField(name) && 'choices' in FIELDS[name]
/** Whether a field is one of the optional details, which are folded at first. */
export const isDetail = (name: string): boolean => isField(name) && 'optional' in FIELDS[name]

/** The values of the form, an incomplete e-mail address included. A field that is empty is absent. */
export type Values = Partial<Record<FieldName, string>>

/** @param values as a form, a link or a store has them: anything may be in there */
export function valuesOf(values: unknown): Values {
  const texts = Object.entries(Object(values)).filter(
    ([name, value]) => isField(name) && typeof value === 'string' && value !== '',
  )
  return Object.fromEntries(texts)
}

/** The choices of a field, first the one for no answer where there may be none. */
export const choicesOf = (name: ChoiceName, none?: string): { value: string; label: string }[] => [
  ...(none === undefined ? [] : [{ value: '', label: none }]),
  ...Object.entries<string>(FIELDS[name].choices).map(([value, label]) => ({ value, label })),
]

/** The interest that a link or a draft names, if it exists. */
export const interestOf = (value: string | null | undefined): Inquiry['interest'] | undefined =>
  value && Object.hasOwn(FIELDS.interest.choices, value) ? (value as Inquiry['interest']) : undefined

/** Without the optional fields that are empty. */
export const filledIn = (inquiry: Inquiry) =>
  Object.fromEntries(Object.entries(inquiry).filter(([, value]) => value !== undefined && value !== '')) as Inquiry

/** Type of the error of a phone number that has seven digits. */
export const NO_AREA_CODE = 'no-area-code'
