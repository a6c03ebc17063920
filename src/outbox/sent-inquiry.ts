/** What the form passes to the thank-you page. The browser keeps it with the history entry. */
export type SentInquiry = {
  id: string
  /** Set once the server has it; null when its answer contained no reference. */
  reference?: string | null
  /** The vehicle that it was about. */
  vehicle?: { id: string; name?: string | undefined }
}

/** @param state of the location, which may be anything or missing */
export function sentInquiryOf(state: unknown): SentInquiry | undefined {
  const { id, reference, vehicle } = Object(state) as Record<string, unknown>
  if (typeof id !== 'string') return undefined
  const cart = Object(vehicle) as Record<string, unknown>
  const name = typeof cart['name'] === 'string' ? cart['name'] : undefined
  return {
    id,
    ...((typeof reference === 'string' || reference === null) && { reference }),
    ...(typeof cart['id'] === 'string' && { vehicle: { id: cart['id'], name } }),
  }
}
