import * as z from 'zod'

/** A unit in the office. Its fields are texts, as a person types them and as a spreadsheet has them. */
export const unitSchema = z.object({
  id: z.string(),
  /** Field names are those of the API: "price", "specifications.range". A field without a value is missing. */
  fields: z.record(z.string(), z.string()),
  /** Paths and addresses of its pictures. Lists show the first one. */
  images: z.array(z.string()),
  /** Whether visitors see it in the list. */
  isListed: z.boolean(),
  /** When it was taken off the list, as ISO time. */
  goneAt: z.string().optional(),
  updatedAt: z.string(),
  /** What is missing, and for whom: customers, or the advertisements of Google and Meta. */
  lacks: z.array(z.object({ for: z.enum(['customers', 'google', 'meta']), things: z.array(z.string()) })),
})
export type OfficeUnit = z.infer<typeof unitSchema>

export const unitsSchema = z.object({ units: z.array(unitSchema) })

/**
 * A change of fields: the value that the person saw, and the new value of each. The server refuses the change if a field
 * has another value by now. An empty text removes the value.
 */
export const unitChangeSchema = z.object({
  fields: z.record(z.string().max(200), z.object({ was: z.string().max(20_000), becomes: z.string().max(20_000) })),
})
export type UnitChangeRequest = z.infer<typeof unitChangeSchema>

/** Fields that another person has changed meanwhile. */
export const conflictSchema = z.object({
  error: z.string(),
  conflicts: z.array(z.object({ field: z.string(), now: z.string(), yours: z.string() })),
})
export type Conflict = z.infer<typeof conflictSchema>

export const newUnitSchema = z.object({
  /** The unit that it is a copy of. */
  copyOf: z.string(),
  stockNumber: z.string().trim().min(1, 'A new cart needs a stock number.').max(150),
})

const differenceSchema = z.object({ field: z.string(), before: z.string(), after: z.string() })

/** One change of one unit: who made it, when, and what is different. */
const recordedChangeSchema = z.object({
  version: z.number(),
  at: z.string(),
  who: z.string(),
  command: z.string(),
  unitId: z.string(),
  name: z.string(),
  differences: z.array(differenceSchema),
})
export type RecordedUnitChange = z.infer<typeof recordedChangeSchema>
export const historySchema = z.object({ changes: z.array(recordedChangeSchema) })

/** What an import changes, or has changed. */
export const importOutcomeSchema = z.object({
  summary: z.string(),
  version: z.number(),
  carts: z.array(z.object({ id: z.string(), title: z.string(), differences: z.array(differenceSchema) })),
  /** Columns of the file that the import does not use. */
  unused: z.array(z.string()),
})
export type ImportOutcome = z.infer<typeof importOutcomeSchema>

/** Sentences, one for each error. */
export const problemsSchema = z.object({ error: z.string(), sentences: z.array(z.string()).optional() })
