/*
 * A proxy, a firewall or the sign-in page of a network can answer in place of our server, with any status. Without a schema: every
 * page loads this.
 */

/** A header that the service worker puts on an answer that it made of what it stored. */
export const STORED_HEADER = 'x-stored'

export const saysJson = (headers: Headers): boolean => /^application\/json\b/i.test(headers.get('content-type') ?? '')

/** Whether the body is a refusal of the API, as `apiErrorSchema` describes it. Other programs add keys of their own. */
export function isRefusal(body: unknown): boolean {
  const { error, fields: _, ...others } = Object(body) as Record<string, unknown>
  return typeof error === 'string' && error !== '' && Object.keys(others).length === 0
}
