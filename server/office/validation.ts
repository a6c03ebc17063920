import * as z from 'zod'
import { OfficeError } from './office-error.ts'

/** What a request says, checked. @throws OfficeError with all that is wrong with it, each by its field */
export function parsed<Schema extends z.core.$ZodType>(schema: Schema, value: unknown): z.output<Schema> {
  const result = z.safeParse(schema, value)
  if (result.success) return result.data
  const problems = result.error.issues.map(({ path, message }) => ({ field: path.join('.'), message }))
  const [first] = problems
  // No form has the field of a filter.
  throw new OfficeError(422, `${first?.field}: ${first?.message}`, { problems })
}
