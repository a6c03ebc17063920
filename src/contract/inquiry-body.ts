import { cleanLine } from './clean-text.ts'
import { inquirySchema } from './inquiry.ts'

const OPTIONAL_FIELDS = Object.entries(inquirySchema.shape)
  .filter(([, field]) => field.safeParse(undefined).success)
  .map(([name]) => name)

const TIMES = ['writtenAt', 'sentAt']

const isBlank = (value: unknown) => typeof value === 'string' && cleanLine(value).trim() === ''

/**
 * Removes empty values from an inquiry's body: blank optional fields, and times that are not numbers, because a wrong
 * clock must not make an inquiry invalid. The schema refuses a body that is not an object.
 */
export function withoutBlanks(body: unknown): unknown {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return body
  const entries = Object.entries(body).filter(([field, value]) => {
    if (TIMES.includes(field)) return Number.isFinite(value)
    return !(OPTIONAL_FIELDS.includes(field) && isBlank(value))
  })
  return Object.fromEntries(entries)
}
