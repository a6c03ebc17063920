import { createHmac } from 'node:crypto'
import { DeliveryError, PROGRAM_AT_ONCE, type Sink } from './sink.ts'

export type WebhookConfig = { url: string; secret: string }

const ANSWER_LIMIT_MS = 20_000

/** 4xx statuses that are retried. */
const RETRIED = [408, 425, 429]

/** The prefix of a secret in Standard Webhooks format: the key follows in Base64. */
const PREFIX = 'whsec_'
const BASE64 = /^(?:[A-Za-z\d+/]{4})*(?:[A-Za-z\d+/]{4}|[A-Za-z\d+/]{3}=|[A-Za-z\d+/]{2}==)$/

/**
 * The keys that a secret may stand for. This server has always used a secret without the prefix as bytes; receivers
 * with a Standard Webhooks library decode it.
 */
function keysOf(secret: string): (string | Buffer)[] {
  if (secret.startsWith(PREFIX)) return [Buffer.from(secret.slice(PREFIX.length), 'base64')]
  return BASE64.test(secret) ? [secret, Buffer.from(secret, 'base64')] : [secret]
}

/**
 * The signatures of a message, as in https://www.standardwebhooks.com: HMAC-SHA256 over id, time and body, one for each
 * key, separated by spaces.
 * @param timestamp seconds since 1970, as sent in `webhook-timestamp`
 */
export const signaturesOf = (secret: string, id: string, timestamp: number, body: string): string =>
  keysOf(secret)
    .map((key) => `v1,${createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')}`)
    .join(' ')

function retryAfterMs(header: string | null): number | undefined {
  if (header === null) return undefined
  const milliseconds = /^\d+$/.test(header) ? Number(header) * 1000 : Date.parse(header) - Date.now()
  return Number.isNaN(milliseconds) ? undefined : milliseconds
}

/**
 * Sends a lead as signed JSON. `webhook-id` is the inquiry's id: a receiver that remembers ids never counts a lead
 * twice.
 */
export function webhookSink({ url, secret }: WebhookConfig, limitMs = ANSWER_LIMIT_MS): Sink {
  return {
    name: 'webhook',
    // The path is often a secret.
    recipients: new URL(url).host,
    atOnce: PROGRAM_AT_ONCE,
    deliver: async (lead) => {
      const { inquiry } = lead
      const body = JSON.stringify({ type: 'inquiry.received', ...lead })
      const timestamp = Math.floor(Date.now() / 1000)
      const answer = await fetch(url, {
        method: 'POST',
        redirect: 'manual',
        signal: AbortSignal.timeout(limitMs),
        headers: {
          'content-type': 'application/json',
          'webhook-id': inquiry.id,
          'webhook-timestamp': String(timestamp),
          'webhook-signature': signaturesOf(secret, inquiry.id, timestamp, body),
        },
        body,
      }).catch((error: Error & { cause?: { code?: string } }) => {
        throw new DeliveryError('unreachable', `webhook ${error.cause?.code ?? error.name}`)
      })
      await answer.body?.cancel()
      if (answer.ok) return `webhook status ${answer.status}`
      const refused = answer.status >= 400 && answer.status < 500 && !RETRIED.includes(answer.status)
      const wait = retryAfterMs(answer.headers.get('retry-after'))
      throw new DeliveryError(refused ? 'refused' : 'unreachable', `webhook status ${answer.status}`, wait)
    },
  }
}
