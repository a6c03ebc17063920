import { uuidOf } from './id.ts'
import type { Payload } from './row.ts'

/**
 * The id of one text of one form: a UUID (version 8) from the SHA-256 of both. The same text of the same form always
 * has the same id, so sending it again is the same inquiry. Any other text has another id, so no text can replace
 * another by accident.
 * @param form random id of the form in which the text was typed
 */
export async function inquiryIdOf(form: string, payload: Payload): Promise<string> {
  const fields = Object.entries(payload)
    .filter(([, value]) => value !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1))
  const digest = await sha256(new TextEncoder().encode(JSON.stringify([form, fields])))
  return uuidOf(digest.subarray(0, 16), 8)
}

/** Without a secure context there is no `crypto.subtle`. There, and where it throws, a library computes the digest. */
async function sha256(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  try {
    return new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
  } catch {
    const { sha256 } = await import('@noble/hashes/sha2.js')
    return sha256(bytes)
  }
}
