import type * as z from 'zod/mini'
import type { ApiError } from './api-error.ts'

/**
 * A failed check of an inquiry as the API answers it: the first message of every field, and all of them as one text
 * for a notice.
 */
export function inquiryProblems(failure: z.core.$ZodError): ApiError {
  const fields: Record<string, string> = {}
  for (const { path, message } of failure.issues) {
    const field = String(path[0] ?? 'inquiry')
    if (!Object.hasOwn(fields, field)) fields[field] = message
  }
  return { error: [...new Set(Object.values(fields))].join('. '), fields }
}
