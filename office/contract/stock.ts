import * as z from 'zod'

/** A unit as the office lists it: its fields as texts, the way a person types them and a spreadsheet has them. */
export const unitSchema = z.object({
  id: z.string(),
  /** Field names are those of the API: "price", "specifications.range". A field without a value is missing. */
  fields: z.record(z.string(), z.string()),
  /** Paths and addresses of its pictures, the first one shown in lists. */
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
 * A change of fields: what each was when the person saw it, and what it becomes. The server refuses it when a field has
 * another value by now. An empty text removes the value.
 */
export const unitChangeSchema = z.object({
  fields: z.record(z.string().max(200), z.object({ was: z.string().max(20_000), becomes: z.string().max(20_000) })),
})
export type UnitChangeRequest = z.infer<typeof unitChangeSchema>

/** Fields that another person changed in the meantime. */
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

/** What one person did to one unit at one moment. */
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

/** What an import would change, or did. */
export const importOutcomeSchema = z.object({
  summary: z.string(),
  version: z.number(),
  carts: z.array(z.object({ id: z.string(), title: z.string(), differences: z.array(differenceSchema) })),
  /** Columns of the file that the import does not use. */
  unused: z.array(z.string()),
})
export type ImportOutcome = z.infer<typeof importOutcomeSchema>

/** Sentences that each say one thing that is wrong. */
export const problemsSchema = z.object({ error: z.string(), sentences: z.array(z.string()).optional() })
