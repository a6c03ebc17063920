import * as z from 'zod/mini'
import { apiErrorSchema } from '../contract/api-error.ts'
import type { Failure } from './row.ts'

/** The server's answer, as far as it could be read. */
export type ServerAnswer = {
  status: number
  /** Whether the API itself answered, as its header says. */
  isOwn: boolean
  /** Undefined when the body is not JSON. */
  json: unknown
  /** The headers `Retry-After` and `Date`. */
  retryAfter: string | null
  date: string | null
}

export type Outcome =
  | { kind: 'delivered'; reference: string | null; receivedAt: string | null }
  | { kind: 'retry'; failure: Failure; retryAfterMs?: number | undefined }
  | { kind: 'rejected'; failure: Failure }
  | { kind: 'needs-attention'; failure: Failure }

const confirmationSchema = z.looseObject({ id: z.string() })
const textOf = (value: unknown) => (typeof value === 'string' ? value : null)

/**
 * What an answer means for the inquiry with this id. Only our server knows the id, so only an answer that repeats it is
 * a confirmation: the sign-in page of a public network answers 200 to everything. In the same way only an answer with
 * the API's header is a refusal.
 * @param answer undefined when there was none
 * @param now epoch ms of the device, for an answer without a date
 */
export function outcomeOf(answer: ServerAnswer | undefined, id: string, now: number): Outcome {
  if (!answer) return { kind: 'retry', failure: { kind: 'no-answer', status: 0 } }
  const { status } = answer
  if (status < 400) {
    const confirmation = confirmationSchema.safeParse(answer.json)
    const echoed = status >= 200 && status < 300 && confirmation.success && confirmation.data.id.toLowerCase() === id
    if (!echoed) return { kind: 'retry', failure: { kind: 'foreign-answer', status } }
    const { reference, receivedAt } = confirmation.data
    return { kind: 'delivered', reference: textOf(reference), receivedAt: textOf(receivedAt) }
  }
  const said = apiErrorSchema.safeParse(answer.json)
  const words = said.success && said.data.error ? { message: said.data.error } : {}
  const isBusy = status >= 500 || [408, 425, 429].includes(status)
  if (!answer.isOwn) {
    // It comes from a proxy or a firewall, and says nothing about the text. A network that wants a sign-in answers 511.
    if (!isBusy || status === 511) return { kind: 'retry', failure: { kind: 'foreign-answer', status } }
    // The page of a gateway without our server behind it. For a 500 the specification has a message.
    if (status > 500 && !words.message)
      return { kind: 'retry', failure: { kind: 'no-answer', status }, retryAfterMs: retryAfterMs(answer, now) }
  }
  if (isBusy)
    return { kind: 'retry', failure: { kind: 'busy', status, ...words }, retryAfterMs: retryAfterMs(answer, now) }
  const failure: Failure = { kind: 'refused', status, ...words }
  return { kind: [400, 409, 413, 422].includes(status) ? 'rejected' : 'needs-attention', failure }
}

/**
 * `Retry-After`, in seconds or as a date, as milliseconds from now. A date is compared with the answer's own `Date` if
 * it has one, because the device's clock may be wrong.
 */
function retryAfterMs({ retryAfter, date }: ServerAnswer, now: number): number | undefined {
  const value = retryAfter?.trim()
  if (!value) return undefined
  if (/^\d+$/.test(value)) return Number(value) * 1000
  const until = Date.parse(value) - (Date.parse(date ?? '') || now)
  return Number.isNaN(until) ? undefined : Math.max(0, until)
}
