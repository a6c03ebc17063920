/** What the form hands to the thank-you page, kept by the browser with the history entry. */
export type SentInquiry = {
  id: string
  /** There once the server has it; null when its answer named none. */
  reference?: string | null
  /** The vehicle that it was about. */
  vehicle?: { id: string; name?: string | undefined }
}

/** @param state of the location, which may be anything, nothing included */
export function sentInquiryOf(state: unknown): SentInquiry | undefined {
  const { id, reference, vehicle } = Object(state) as Record<string, unknown>
  if (typeof id !== 'string') return undefined
  const asked = Object(vehicle) as Record<string, unknown>
  const name = typeof asked['name'] === 'string' ? asked['name'] : undefined
  return {
    id,
    ...((typeof reference === 'string' || reference === null) && { reference }),
    ...(typeof asked['id'] === 'string' && { vehicle: { id: asked['id'], name } }),
  }
}
