import { Agent, request } from 'node:http'
import { text } from 'node:stream/consumers'
import type { StoredInquiry } from '../../server/store/inquiry-store.ts'
import { testInquiry } from '../../server/test-inquiry.ts'
import { endpoints } from '../../src/contract/endpoints.ts'

/**
 * Devices that send inquiries like the outbox does: each keeps its inquiry until it is acknowledged, and sends the same
 * one again when no answer comes.
 */
export class Senders {
  /** Every inquiry that any device ever tried to send. */
  readonly sent = new Set<string>()
  /** Acknowledged inquiries, and the confirmation of each. */
  readonly acknowledged = new Map<string, string>()
  /** Answers that contradict an earlier one. */
  readonly contradictions: string[] = []
  readonly #unanswered: StoredInquiry[] = []

  /** @returns when `count` more inquiries are acknowledged, or the server is gone */
  async run(url: string, devices: number, count: number, onEnough: () => void): Promise<void> {
    const agent = new Agent({ keepAlive: true, maxSockets: devices })
    let left = count
    const device = async () => {
      for (;;) {
        const inquiry = this.#unanswered.pop() ?? testInquiry()
        this.sent.add(inquiry.id)
        const confirmation = await send(url, agent, inquiry).catch(() => undefined)
        if (confirmation === undefined) {
          this.#unanswered.push(inquiry)
          return
        }
        const earlier = this.acknowledged.get(inquiry.id)
        if (earlier !== undefined && earlier !== confirmation) this.contradictions.push(inquiry.id)
        this.acknowledged.set(inquiry.id, confirmation)
        left -= 1
        if (left === 0) onEnough()
      }
    }
    await Promise.all(Array.from({ length: devices }, device))
    agent.destroy()
  }

  /** Sends what was never answered, once the server is back. */
  async finish(url: string): Promise<void> {
    const agent = new Agent()
    for (const inquiry of this.#unanswered.splice(0)) {
      this.acknowledged.set(inquiry.id, await send(url, agent, inquiry))
    }
    agent.destroy()
  }
}

function send(url: string, agent: Agent, inquiry: StoredInquiry): Promise<string> {
  return new Promise((resolve, reject) => {
    const headers = { 'content-type': 'application/json' }
    const sending = request(url + endpoints.contact, { method: 'POST', agent, headers })
    sending.once('error', reject)
    sending.once('response', async (answer) => {
      const body = await text(answer).catch(reject)
      if (answer.statusCode === 201 && body) resolve(body)
      else reject(new Error(`status ${answer.statusCode}`))
    })
    sending.end(JSON.stringify(inquiry))
  })
}
