import { cleanLine, cleanText } from '../../src/contract/clean-text.ts'

/** Cleans every text in a body before other code reads it. The schema refuses a body that is not an object. */
export function cleanInquiry(body: unknown): unknown {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return body
  const entries = Object.entries(body).map(([field, value]) => {
    if (typeof value !== 'string') return [field, value]
    return [field, field === 'message' ? cleanText(value) : cleanLine(value)]
  })
  return Object.fromEntries(entries)
}
