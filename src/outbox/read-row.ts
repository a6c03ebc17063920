import * as z from 'zod/mini'
import { INTERESTS } from '../contract/inquiry-fields.ts'
import { newRow, type Payload, payloadSchema, type Row, rowSchema, sealedSchema } from './row.ts'

/** The parts of a row of any version, each of them parsed separately. */
const looseSchema = z.looseObject({ id: z.string() })
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')
const timeOf = (value: unknown): number => (typeof value === 'number' && Number.isFinite(value) ? value : 0)

/**
 * Reads a stored row. A row of another version is never dropped: a complete message is sent under its own id, any other
 * readable one asks for attention, and a delivered one stays delivered. Missing times become 0.
 * @returns undefined only for a value without an id, which the store cannot contain
 */
export function readRow(stored: unknown): Row | undefined {
  const current = rowSchema.safeParse(stored)
  if (current.success) return current.data
  const loose = looseSchema.safeParse(stored)
  if (!loose.success) return undefined

  const { id, state, createdAt, order, deliveredAt, serverRef, shared, sealed } = loose.data
  const complete = payloadSchema.safeParse(loose.data['payload'])
  const payload = complete.success ? complete.data : fragments(loose.data['payload'])
  const encrypted = sealedSchema.safeParse(sealed)
  const row = {
    ...newRow(id, payload, undefined, 0),
    ...(encrypted.success && { payload: null, sealed: encrypted.data }),
    createdAt: timeOf(createdAt),
    order: timeOf(order) || timeOf(createdAt),
    ...(shared === true && { shared: true as const }),
  }
  if (state === 'delivered')
    return {
      ...row,
      payload: null,
      sealed: undefined,
      state,
      serverRef: textOf(serverRef) || null,
      deliveredAt: timeOf(deliveredAt),
    }
  const whole = (complete.success || encrypted.success) && z.uuid().safeParse(id).success
  if (whole && (state === 'queued' || state === 'sending')) return row
  return { ...row, state: 'needs-attention', lastError: { kind: 'unreadable', status: 0 } }
}

/** As much of a message as can be read, so that a person can complete it instead of typing it again. */
function fragments(source: unknown): Payload {
  const found = Object(source) as Record<string, unknown>
  return {
    firstName: textOf(found['firstName']),
    lastName: textOf(found['lastName']),
    email: textOf(found['email']),
    phone: textOf(found['phone']),
    interest: INTERESTS.find((interest) => interest === found['interest']) ?? 'general',
    message: textOf(found['message']),
    ...(typeof found['vehicleId'] === 'string' && { vehicleId: found['vehicleId'] }),
    ...(typeof found['colors'] === 'string' && { colors: found['colors'] }),
  }
}
