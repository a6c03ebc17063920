import { createHash } from 'node:crypto'

/** Crockford's alphabet: no I, L, O or U, so that nothing is misheard or misread on the phone. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/**
 * What a person reads out to ask about an inquiry, such as "7K3M-9QXD": 40 bits made from the inquiry's id, so that
 * every replay and every instance of the server gives the same one.
 */
export function referenceOf(inquiryId: string): string {
  const digest = createHash('sha256').update(inquiryId.toLowerCase()).digest()
  const letters = [...digest.subarray(0, 8)].map((byte) => ALPHABET[byte % 32]).join('')
  return `${letters.slice(0, 4)}-${letters.slice(4)}`
}
