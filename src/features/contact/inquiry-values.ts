import { INTEREST_LABELS } from '../../content/interest-labels.ts'
import type { Inquiry } from '../../contract/inquiry.ts'

/** The fields in the order of the form, as a person reads their names. */
export const FIELDS = {
  firstName: 'First name',
  lastName: 'Last name',
  email: 'Email',
  phone: 'Phone',
  interest: 'What is it about?',
  message: 'Message',
} as const satisfies Partial<Record<keyof Inquiry, string>>

export type FieldName = keyof typeof FIELDS

export const FIELD_NAMES = Object.keys(FIELDS) as FieldName[]

/** The interest that a link or a draft names, when there is such a one. */
export const interestOf = (value: string | null | undefined): Inquiry['interest'] | undefined =>
  value && Object.hasOwn(INTEREST_LABELS, value) ? (value as Inquiry['interest']) : undefined
