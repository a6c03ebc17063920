/*
 * A proxy, a firewall or the sign-in page of a network can answer in place of our server, with any status and any body. Without a
 * schema: every page loads this.
 */

/** On every answer of the API. Nothing else on the way sends it. */
export const API_HEADER = 'dealer-api'

/** A header that the service worker puts on an answer that it made of what it stored. */
export const STORED_HEADER = 'x-stored'

/** Whether the API itself answered. An answer that is not OK is a refusal only then. */
export const isOwn = (headers: Headers): boolean => headers.has(API_HEADER)

export const saysJson = (headers: Headers): boolean => /^application\/json\b/i.test(headers.get('content-type') ?? '')
