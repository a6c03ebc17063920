import * as z from 'zod'
import { OfficeError } from './office-error.ts'

/** What a request says, checked. @throws OfficeError with the first thing that is wrong with it */
export function parsed<Schema extends z.core.$ZodType>(schema: Schema, value: unknown): z.output<Schema> {
  const result = z.safeParse(schema, value)
  if (result.success) return result.data
  const [issue] = result.error.issues
  throw new OfficeError(400, issue ? `${issue.path.join('.')}: ${issue.message}` : 'This could not be read.')
}
