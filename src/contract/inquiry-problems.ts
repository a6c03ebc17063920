import type * as z from 'zod/mini'
import type { ApiError } from './api-error.ts'

/**
 * The API's answer to an invalid inquiry: the first message of each field, and all of them as one text for a notice.
 */
export function inquiryProblems(failure: z.core.$ZodError): ApiError {
  const fields: Record<string, string> = {}
  for (const { path, message } of failure.issues) {
    const field = String(path[0] ?? 'inquiry')
    if (!Object.hasOwn(fields, field)) fields[field] = message
  }
  return { error: [...new Set(Object.values(fields))].join('. '), fields }
}
