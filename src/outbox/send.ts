import { endpoints } from '../contract/endpoints.ts'
import type { Answer } from './policy.ts'
import type { Payload } from './row.ts'

export type Fetch = (url: string, init: RequestInit) => Promise<Response>

/** An attempt without a complete answer is given up after this, in ms. */
export const ATTEMPT_LIMIT = 10_000

/**
 * One attempt to deliver. A redirect counts as no answer: our server has none here, so it comes from somebody between.
 * @returns undefined when there was no complete answer
 */
export async function send(fetch: Fetch, id: string, payload: Payload): Promise<Answer | undefined> {
  const controller = new AbortController()
  const timer = setTimeout(() => controller.abort(), ATTEMPT_LIMIT)
  try {
    const response = await fetch(endpoints.contact, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json', 'idempotency-key': id },
      body: JSON.stringify({ ...payload, id }),
      redirect: 'error',
      cache: 'no-store',
      signal: controller.signal,
    })
    const text = await response.text()
    return {
      status: response.status,
      json: parseJson(text),
      retryAfter: response.headers.get('retry-after'),
      date: response.headers.get('date'),
    }
  } catch {
    return undefined
  } finally {
    clearTimeout(timer)
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
