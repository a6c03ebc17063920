import * as z from 'zod/mini'
import { HONEYPOT_FIELD } from '../contract/honeypot.ts'
import { INTERESTS } from '../contract/inquiry.ts'

/** Grows with the shape of a row. A row of any other version is read by `old-row.ts`. */
export const ROW_VERSION = 1

/**
 * What a person typed, as it goes on the wire. Looser than the form's schema on purpose: a rule that is new in this
 * version must not make a message unreadable that was typed under the old rules. The server judges it.
 */
export const payloadSchema = z.object({
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  phone: z.string(),
  interest: z.enum(INTERESTS),
  message: z.string(),
  vehicleId: z.optional(z.string()),
  /** What a robot wrote into the field that people do not see. */
  [HONEYPOT_FIELD]: z.optional(z.string()),
})

/**
 * Why the last attempt did not deliver.
 * - `no-answer`: nothing came back, or too late
 * - `foreign-answer`: something came back, but not from the dealer's server (the sign-in page of a public network)
 * - `busy`: the server says not now (408, 425, 429, 5xx)
 * - `refused`: the server will not take it as it is (other 4xx)
 * - `unreadable`: the row was written by another version and not all of it could be read
 */
export const failureSchema = z.object({
  kind: z.enum(['no-answer', 'foreign-answer', 'busy', 'refused', 'unreadable']),
  /** HTTP status, 0 when there was none. */
  status: z.number(),
  /** The server's words, when it gave some. */
  message: z.optional(z.string()),
})

const stateSchema = z.enum(['queued', 'sending', 'delivered', 'rejected', 'needs-attention'])

/** One inquiry on this device. Times are epoch milliseconds of the device's own clock. */
export const rowSchema = z.object({
  /** UUID made with the draft. It goes to the server as the key that makes delivery exactly once. */
  id: z.uuid(),
  schemaVersion: z.literal(ROW_VERSION),
  /** Null once delivered: what a person wrote about themselves does not stay on the device. */
  payload: z.nullable(payloadSchema),
  /** What the list calls it, delivered or not. Nothing personal. */
  subject: z.object({ interest: z.enum(INTERESTS), vehicleName: z.optional(z.string()) }),
  state: stateSchema,
  attempts: z.number(),
  createdAt: z.number(),
  nextAttemptAt: z.number(),
  lastError: z.nullable(failureSchema),
  /** The reference a person can read out on the phone. */
  serverRef: z.nullable(z.string()),
  deliveredAt: z.nullable(z.number()),
})

export type Payload = z.infer<typeof payloadSchema>
export type Failure = z.infer<typeof failureSchema>
export type RowState = z.infer<typeof stateSchema>
export type Row = z.infer<typeof rowSchema>
export type Subject = Row['subject']

/** A new row, due at once. */
export const newRow = (id: string, payload: Payload, vehicleName: string | undefined, now: number): Row => ({
  id,
  schemaVersion: ROW_VERSION,
  payload,
  subject: { interest: payload.interest, ...(vehicleName !== undefined && { vehicleName }) },
  state: 'queued',
  attempts: 0,
  createdAt: now,
  nextAttemptAt: now,
  lastError: null,
  serverRef: null,
  deliveredAt: null,
})
