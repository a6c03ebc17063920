import { type Payload, payloadSchema, type Row, type Sealed } from './row.ts'

const ALGORITHM = 'AES-GCM'

/**
 * Encrypts a text with a new key, which no script can export. Key and text are stored as one value, so that neither can
 * exist alone, and delivery removes both.
 * @throws without a secure context, which has no WebCrypto, and where the browser refuses
 */
async function seal(payload: Payload): Promise<Sealed> {
  const key = await crypto.subtle.generateKey({ name: ALGORITHM, length: 256 }, false, ['encrypt', 'decrypt'])
  const iv = crypto.getRandomValues(new Uint8Array(12))
  const bytes = new TextEncoder().encode(JSON.stringify(payload))
  return { key, iv, text: await crypto.subtle.encrypt({ name: ALGORITHM, iv }, key, bytes) }
}

/**
 * The row with its text encrypted and its subject removed, so that nothing says what it is about. Unchanged if the
 * browser cannot encrypt.
 */
export async function sealRow(row: Row): Promise<Row> {
  const sealed = row.payload ? await seal(row.payload).catch(() => undefined) : undefined
  return sealed ? hideText({ ...row, sealed }) : row
}

/** Without the plain text, of which the row has an encrypted copy. */
export const hideText = (row: Row): Row => ({ ...row, payload: null, subject: { interest: 'general' } })

/**
 * What a person wrote, decrypted if necessary; null once delivered.
 * @throws when it cannot be decrypted: the key is missing or wrong
 */
export async function payloadOf({ payload, sealed }: Row): Promise<Payload | null> {
  if (payload || !sealed) return payload
  const { key, iv, text } = sealed
  const bytes = await crypto.subtle.decrypt({ name: ALGORITHM, iv }, key, text)
  return payloadSchema.parse(JSON.parse(new TextDecoder().decode(bytes)))
}
