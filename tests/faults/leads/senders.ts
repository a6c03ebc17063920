import { setTimeout as delay } from 'node:timers/promises'
import { testInquiry } from '../../../server/test-inquiry.ts'
import { endpoints } from '../../../src/contract/endpoints.ts'
import { inquiryConfirmationSchema } from '../../../src/contract/inquiry.ts'

const TRY_AGAIN_MS = 2_000
const ANSWER_LIMIT_MS = 10_000
const LONG_AGO_MS = 399 * 24 * 60 * 60_000

/** An inquiry that the form called received. Times are those of `performance.now()`. */
export type Received = { reference: string; sentAt: number; receivedAt: number }

type Body = ReturnType<typeof testInquiry> & { writtenAt?: number; sentAt?: number }

async function post(url: string, address: string, body: Body): Promise<string | number> {
  const answer = await fetch(url + endpoints.contact, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(ANSWER_LIMIT_MS),
  })
  const json: unknown = await answer.json()
  return answer.status === 201 ? inquiryConfirmationSchema.parse(json).reference : answer.status
}

/** Sends one inquiry as the outbox does: again until it is received. */
export async function sendUntilReceived(url: string, address: string, message: string): Promise<Received> {
  const body = testInquiry({ message })
  const sentAt = performance.now()
  for (;;) {
    const reference = await post(url, address, body).catch(() => 0)
    if (typeof reference === 'string') return { reference, sentAt, receivedAt: performance.now() }
    await delay(TRY_AGAIN_MS)
  }
}

/** Sends at twice what one client may try, with the oldest time that the server takes, and never the same twice. */
export async function flood(url: string, addressOf: () => string, counts: Map<string, number>, isOver: () => boolean) {
  while (!isOver()) {
    const body = { ...testInquiry({ message: 'Buy cheap watches.' }), writtenAt: Date.now() - LONG_AGO_MS }
    const result = await post(url, addressOf(), body).catch(() => 'no answer')
    const outcome = typeof result === 'number' ? String(result) : result === 'no answer' ? result : '201'
    counts.set(outcome, (counts.get(outcome) ?? 0) + 1)
    await delay(500)
  }
}
