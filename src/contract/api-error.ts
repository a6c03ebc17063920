import * as z from 'zod/mini'

/**
 * Every answer of the API that is not OK: one sentence for a person, and for a rejected form the fields it is about. Other programs
 * answer in the same form: `isOwn` tells whose answer it is.
 */
export const apiErrorSchema = z.strictObject({
  error: z.string().check(z.minLength(1)),
  fields: z.optional(z.record(z.string(), z.string())),
})

export type ApiError = z.infer<typeof apiErrorSchema>
