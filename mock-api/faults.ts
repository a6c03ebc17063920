import * as z from 'zod/mini'
import { API_HEADER } from '../src/contract/own-answer.ts'

/** What can go wrong with an answer. Several may hold at once; the first of the list below that applies wins. */
export const faultSchema = z.strictObject({
  /** Milliseconds before anything else happens. */
  latencyMs: z.optional(z.int().check(z.nonnegative())),
  /** The request is taken and never answered. */
  dead: z.optional(z.boolean()),
  /** The connection is cut before the request is read. */
  reset: z.optional(z.boolean()),
  /** The request is carried out, then the connection is cut: the answer is lost. */
  lost: z.optional(z.boolean()),
  /** Status 200 and a web page, as from the sign-in page of a hotel's network. */
  html: z.optional(z.boolean()),
  /** An error answer with this status. */
  status: z.optional(z.int().check(z.gte(400), z.lte(599))),
  /** Seconds, for the `Retry-After` header of an error answer. */
  retryAfterS: z.optional(z.int().check(z.nonnegative())),
  /** The right answer, truncated to half. */
  truncated: z.optional(z.boolean()),
})

export type Fault = z.infer<typeof faultSchema>

const NUMBERS = { slow: 'latencyMs', status: 'status', 'retry-after': 'retryAfterS' } as const

/**
 * A simulated failure in words, for a header, an environment variable or an e-mail address: words joined by dots, such as
 * `status-503.retry-after-5`, `slow-3000.html`, `dead`, `reset`, `lost`, `truncated`.
 * @throws z.core.$ZodError when a word is unknown or a number out of range
 */
export function readFault(words: string): Fault {
  const entries = words.split('.').map((word): [string, number | boolean] => {
    const [, name = word, value] = /^(.+)-(\d+)$/.exec(word) ?? []
    return value === undefined ? [name, true] : [NUMBERS[name as keyof typeof NUMBERS] ?? name, Number(value)]
  })
  return faultSchema.parse(Object.fromEntries(entries))
}

/** The part of a response that a simulated failure changes; Express's response has it. */
type Answer = {
  status: (code: number) => Answer
  type: (kind: string) => Answer
  set: (header: string, value: string) => Answer
  removeHeader: (header: string) => unknown
  send: (body: string | object) => Answer
  end: (body?: string) => unknown
  socket: { destroy: () => unknown } | null
}

const PORTAL = '<!doctype html><title>Welcome to our Wi-Fi</title><p>Please sign in.'

/** Simulates the failure. @returns true when the request still has to be carried out */
export async function causeFault(fault: Fault, answer: Answer): Promise<boolean> {
  if (fault.latencyMs) await new Promise((resolve) => setTimeout(resolve, fault.latencyMs))
  if (fault.dead) return false
  if (fault.reset) {
    answer.socket?.destroy()
    return false
  }
  if (fault.html) {
    answer.removeHeader(API_HEADER)
    answer.type('html').send(PORTAL)
    return false
  }
  if (fault.status) {
    if (fault.retryAfterS !== undefined) answer.set('Retry-After', String(fault.retryAfterS))
    answer.status(fault.status).send({ error: `Fault on request: status ${fault.status}.` })
    return false
  }
  if (fault.lost) {
    answer.send = () => {
      answer.socket?.destroy()
      return answer
    }
  } else if (fault.truncated) {
    const send = answer.send.bind(answer)
    answer.send = (body) => {
      // Express turns objects into text and calls `send` again.
      if (typeof body === 'object') return send(body)
      answer.end(body.slice(0, body.length / 2))
      return answer
    }
  }
  return true
}
