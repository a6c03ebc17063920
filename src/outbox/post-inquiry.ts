import { endpoints } from '../contract/endpoints.ts'
import { MOST_REPLACED } from '../contract/inquiry.ts'
import { isOwn, saysJson } from '../contract/own-answer.ts'
import { parseJson } from '../lib/parse-json.ts'
import { within } from '../lib/time-limit.ts'
import type { ServerAnswer } from './outcome.ts'
import type { Payload } from './row.ts'

export type Fetch = (url: string, init: RequestInit) => Promise<Response>

/** The longest time an attempt waits for a complete answer, in ms. */
export const ATTEMPT_LIMIT_MS = 10_000

/** A text to send. `writtenAt` is epoch ms by the device's clock, 0 when unknown; `replaces` are ids, oldest first. */
export type OutgoingInquiry = {
  id: string
  payload: Payload
  writtenAt: number
  replaces?: readonly string[] | undefined
}

/**
 * Makes one attempt to deliver. A redirect counts as no answer: our server never redirects here, so it comes from
 * another network.
 * @param now epoch ms by the device's clock, with which the server corrects `writtenAt`
 * @returns undefined without a complete answer
 */
export async function postInquiry(
  fetch: Fetch,
  inquiry: OutgoingInquiry,
  now: number,
): Promise<ServerAnswer | undefined> {
  const { id, payload, writtenAt } = inquiry
  const replaces = inquiry.replaces?.slice(-MOST_REPLACED)
  const attempt = async (signal: AbortSignal): Promise<ServerAnswer> => {
    const response = await fetch(endpoints.contact, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json', 'idempotency-key': id },
      body: JSON.stringify({ ...payload, id, ...(writtenAt > 0 && { writtenAt }), sentAt: now, replaces }),
      redirect: 'error',
      cache: 'no-store',
      signal,
    })
    const text = await response.text()
    return {
      status: response.status,
      isOwn: isOwn(response.headers),
      json: saysJson(response.headers) ? parseJson(text) : undefined,
      retryAfter: response.headers.get('retry-after'),
      date: response.headers.get('date'),
    }
  }
  return within(ATTEMPT_LIMIT_MS, attempt).catch(() => undefined)
}
