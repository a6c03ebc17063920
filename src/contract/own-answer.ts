/*
 * A proxy, a firewall or the sign-in page of a network can answer instead of our server, with any status and any body.
 * This file has no schema, because every page loads it.
 */

/** Set on every answer of the API. Nothing else sends it. */
export const API_HEADER = 'dealer-api'

/** A header that the service worker sets on answers from its store. */
export const STORED_HEADER = 'x-stored'

/** Whether the API itself answered. Only then is an answer that is not OK a refusal. */
export const isOwn = (headers: Headers): boolean => headers.has(API_HEADER)

/**
 * Whether an error does not come from the API itself, but from a proxy, a firewall, a sign-in page, or a gateway whose
 * server is down. To a visitor this is the same as no connection.
 */
export const isForeign = ({ ok, status, headers }: Response): boolean =>
  !ok && (!isOwn(headers) || (status >= 502 && status <= 504))

export const saysJson = (headers: Headers): boolean => /^application\/json\b/i.test(headers.get('content-type') ?? '')
