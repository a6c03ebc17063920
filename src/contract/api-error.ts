import * as z from 'zod/mini'

/**
 * The body of every API answer that is not OK: a sentence for a person, and for a rejected form the fields it is about.
 * Other programs may send the same format: `isOwn` tells who answered.
 */
export const apiErrorSchema = z.strictObject({
  error: z.string().check(z.minLength(1)),
  fields: z.optional(z.record(z.string(), z.string())),
})

export type ApiError = z.infer<typeof apiErrorSchema>
