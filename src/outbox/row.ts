import * as z from 'zod/mini'
import { HONEYPOT_FIELD } from '../contract/honeypot.ts'
import { INTERESTS } from '../contract/inquiry-fields.ts'

/** Increases when the shape of a row changes. `read-row.ts` reads rows of any other version. */
const ROW_VERSION = 1

/**
 * What a person typed, in the API's format. Deliberately looser than the form's schema: a new rule must not make a
 * message unreadable that was typed under the old rules. The server validates it.
 */
const knownPayload = z.object({
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  phone: z.string(),
  interest: z.enum(INTERESTS),
  message: z.string(),
  vehicleId: z.optional(z.string()),
  colors: z.optional(z.string()),
  testDriveDay: z.optional(z.string()),
  testDrivePart: z.optional(z.string()),
  contactBy: z.optional(z.string()),
  tradeInMake: z.optional(z.string()),
  tradeInModel: z.optional(z.string()),
  tradeInYear: z.optional(z.string()),
  tradeInCondition: z.optional(z.string()),
  seller: z.optional(z.string()),
  event: z.optional(z.string()),
  /** The value of the honeypot field, which people do not see. */
  [HONEYPOT_FIELD]: z.optional(z.string()),
})

/** A field of a newer version of the site stays in the row and is sent unchanged. */
export const payloadSchema = z.catchall(knownPayload, z.unknown())

/**
 * Why the last attempt did not deliver.
 * - `no-answer`: no response in time, or a gateway's page while it cannot reach the dealer's server
 * - `foreign-answer`: a response, but not from the dealer's server (the sign-in page of a public network, a firewall)
 * - `busy`: the server says "later" (408, 425, 429, 5xx)
 * - `refused`: the server does not accept the text (other 4xx)
 * - `unreadable`: another version wrote the row, and not all of it could be read
 */
const failureSchema = z.object({
  kind: z.enum(['no-answer', 'foreign-answer', 'busy', 'refused', 'unreadable']),
  /** HTTP status, 0 when there was none. */
  status: z.number(),
  /** The server's message, if it sent one. */
  message: z.optional(z.string()),
})

/**
 * A text encrypted (AES-GCM) with a key that no script can export. Only decrypting shows whether it can be decrypted.
 */
export type Sealed = { key: CryptoKey; iv: Uint8Array<ArrayBuffer>; text: ArrayBuffer }

export const sealedSchema = z.custom<Sealed>((value) => typeof value === 'object' && value !== null)

const stateSchema = z.enum(['queued', 'sending', 'delivered', 'rejected', 'needs-attention'])

/** One inquiry on this device. Times are epoch milliseconds of the device's own clock. */
export const rowSchema = z.object({
  /** UUID of this one text (`inquiryIdOf`), and the key by which the server delivers it exactly once. */
  id: z.uuid(),
  schemaVersion: z.literal(ROW_VERSION),
  /**
   * Null once delivered, because what a person wrote about themselves does not stay on the device. Also null if it is
   * encrypted.
   */
  payload: z.nullable(payloadSchema),
  /** The encrypted text of a shared device (`seal.ts`), with its key. Removed once delivered. */
  sealed: z.optional(sealedSchema),
  /**
   * How the list names it, also once delivered. Nothing personal, except on a seller's device the first name once it is
   * delivered.
   */
  subject: z.object({
    interest: z.enum(INTERESTS),
    vehicleName: z.optional(z.string()),
    firstName: z.optional(z.string()),
  }),
  state: stateSchema,
  attempts: z.number(),
  /** When the text was first written; later changes keep this time. 0 when another version did not store it. */
  createdAt: z.number(),
  /**
   * The place in the order of writing: the time of writing, but always later than the rows that are still to be sent,
   * however the clock changed. The server gets this time, so that the dealer reads the inquiries in this order.
   */
  order: z.number(),
  /** Ids of earlier texts that this one replaces and that the server may have, oldest first. */
  replaces: z.optional(z.array(z.uuid())),
  /**
   * Set when an attempt ended without a decision by the server, which may have the text. A later refusal does not
   * change that.
   */
  mayBeStored: z.optional(z.literal(true)),
  /** Written on a device that several people use: its text is never shown there. */
  shared: z.optional(z.literal(true)),
  nextAttemptAt: z.number(),
  lastError: z.nullable(failureSchema),
  /** The reference that a person can read out on the phone. */
  serverRef: z.nullable(z.string()),
  deliveredAt: z.nullable(z.number()),
})

export type Payload = z.infer<typeof knownPayload>
export type Failure = z.infer<typeof failureSchema>
export type Row = z.infer<typeof rowSchema>

/** A new row, due at once. `now` is epoch ms. */
export const newRow = (id: string, payload: Payload, vehicleName: string | undefined, now: number): Row => ({
  id,
  schemaVersion: ROW_VERSION,
  payload,
  subject: { interest: payload.interest, ...(vehicleName !== undefined && { vehicleName }) },
  state: 'queued',
  attempts: 0,
  createdAt: now,
  order: now,
  nextAttemptAt: now,
  lastError: null,
  serverRef: null,
  deliveredAt: null,
})
