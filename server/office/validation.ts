import * as z from 'zod'
import { OfficeError } from './office-error.ts'

/** Checks what a request says. @throws OfficeError with everything that is wrong, by field */
export function parsed<Schema extends z.core.$ZodType>(schema: Schema, value: unknown): z.output<Schema> {
  const result = z.safeParse(schema, value)
  if (result.success) return result.data
  const problems = result.error.issues.map(({ path, message }) => ({ field: path.join('.'), message }))
  const [first] = problems
  // Names the field, because a filter has no form that could show the message beside it.
  throw new OfficeError(422, `${first?.field}: ${first?.message}`, { problems })
}
