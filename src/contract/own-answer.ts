/*
 * A proxy, a firewall or the sign-in page of a network can answer in place of our server, with any status. Without a schema: every
 * page loads this.
 */

/** A header that the service worker puts on an answer that it made of what it stored. */
export const STORED_HEADER = 'x-stored'

export const saysJson = (headers: Headers): boolean => /^application\/json\b/i.test(headers.get('content-type') ?? '')

/** Whether the body is a refusal of the API, as `apiErrorSchema` describes it. */
export const isRefusal = (body: unknown): boolean => typeof (body as { error?: unknown } | null)?.error === 'string'
