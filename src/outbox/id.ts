/** A random UUID, also without a secure context, where `crypto.randomUUID` is missing. */
export function newId(): string {
  if (crypto.randomUUID) return crypto.randomUUID()
  return uuidOf(crypto.getRandomValues(new Uint8Array(16)), 4)
}

/**
 * 16 bytes as a UUID (RFC 9562), with 6 bits replaced by version and variant.
 * @param version 4 for random bytes, 8 for an application's own values
 */
export function uuidOf(bytes: Uint8Array, version: 4 | 8): string {
  const marked = Uint8Array.from(bytes)
  marked[6] = ((marked[6] ?? 0) & 0x0f) | (version << 4)
  marked[8] = ((marked[8] ?? 0) & 0x3f) | 0x80
  const hex = [...marked].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}
