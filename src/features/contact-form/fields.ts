import { INTEREST_LABELS } from '../../content/interest-labels.ts'
import type { Inquiry } from '../../contract/inquiry.ts'

/** The fields that everybody fills in, in the order of the form, as a person reads their names. */
const FIELDS = {
  firstName: 'First name',
  lastName: 'Last name',
  email: 'Email',
  phone: 'Phone',
  interest: 'What’s it about?',
  message: 'Message',
} as const satisfies Partial<Record<keyof Inquiry, string>>

/** The optional details, which are collapsed at first, in their order. */
const DETAILS = {
  contactBy: 'How should we reach you?',
  testDriveDay: 'Preferred day',
  testDrivePart: 'Time of day',
  tradeInMake: 'Make',
  tradeInModel: 'Model',
  tradeInYear: 'Year',
  tradeInCondition: 'What shape is it in?',
} as const satisfies Partial<Record<keyof Inquiry, string>>

export type DetailName = keyof typeof DETAILS
export type FieldName = keyof typeof FIELDS | DetailName

const CHOICES = ['interest', 'contactBy', 'testDrivePart'] as const

/** Whether a field is one of radio buttons. */
export const isChoice = (name: string): boolean => CHOICES.some((choice) => choice === name)

/** The fields that are not radio buttons. */
export type TextName = Exclude<FieldName, (typeof CHOICES)[number]>

export const LABELS: Record<FieldName, string> = { ...FIELDS, ...DETAILS }
export const FIELD_NAMES = Object.keys(LABELS) as FieldName[]

export const isField = (name: string): name is FieldName => Object.hasOwn(LABELS, name)
export const isDetail = (name: string): name is DetailName => Object.hasOwn(DETAILS, name)

/** The values of the form, an incomplete e-mail address included. A field that is empty is absent. */
export type Values = Partial<Record<FieldName, string>>

/** @param values as a form, a link or a store has them: anything may be in there */
export function valuesOf(values: unknown): Values {
  const texts = Object.entries(Object(values)).filter(
    ([name, value]) => isField(name) && typeof value === 'string' && value !== '',
  )
  return Object.fromEntries(texts)
}

/** What the form can be about, as choices. */
export const INTERESTS = Object.entries(INTEREST_LABELS).map(([value, label]) => ({ value, label }))

/** The interest that a link or a draft names, when there is such a one. */
export const interestOf = (value: string | null | undefined): Inquiry['interest'] | undefined =>
  value && Object.hasOwn(INTEREST_LABELS, value) ? (value as Inquiry['interest']) : undefined

/** Without the optional fields that are empty. */
export const filledIn = (inquiry: Inquiry) =>
  Object.fromEntries(Object.entries(inquiry).filter(([, value]) => value !== undefined && value !== '')) as Inquiry
