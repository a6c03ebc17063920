/** What the form hands to the thank-you page, kept by the browser with the history entry. */
export type SentInquiry = {
  id: string
  /** There once the server has it; null when its answer named none. */
  reference?: string | null
}

/** @param state of the location, which may be anything, nothing included */
export function sentInquiryOf(state: unknown): SentInquiry | undefined {
  const { id, reference } = Object(state) as Record<string, unknown>
  if (typeof id !== 'string') return undefined
  return typeof reference === 'string' || reference === null ? { id, reference } : { id }
}
