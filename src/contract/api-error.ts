import * as z from 'zod/mini'

/** Every answer of the API that is not OK: one sentence for a person, and for a rejected form the fields it is about. */
export const apiErrorSchema = z.object({
  error: z.string(),
  fields: z.optional(z.record(z.string(), z.string())),
})

export type ApiError = z.infer<typeof apiErrorSchema>
