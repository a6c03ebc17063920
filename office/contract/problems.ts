import * as z from 'zod'

/** What is wrong with one field of a request: its name ("hours.opens") and a sentence. */
const fieldProblemSchema = z.object({ field: z.string(), message: z.string() })
export type FieldProblem = z.infer<typeof fieldProblemSchema>

/** Why the office refuses a request. The problems name the invalid fields. */
export const refusalSchema = z.looseObject({ error: z.string(), problems: z.array(fieldProblemSchema).default([]) })
