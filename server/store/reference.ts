import { createHash } from 'node:crypto'

/** Crockford's alphabet: no I, L, O or U, so that nothing is misheard or misread on the phone. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/**
 * What a person reads out to ask about an inquiry, such as "7K3M-9QXD": 40 bits made from the inquiry's id, so that
 * every replay and every server gives the same one.
 * @param taken how many of the inquiry's references already belong to other inquiries
 */
export function referenceOf(inquiryId: string, taken = 0): string {
  const id = inquiryId.toLowerCase()
  const digest = createHash('sha256')
    .update(taken === 0 ? id : `${id} ${taken}`)
    .digest()
  const letters = [...digest.subarray(0, 8)].map((byte) => ALPHABET[byte % 32]).join('')
  return `${letters.slice(0, 4)}-${letters.slice(4)}`
}
