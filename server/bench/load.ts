import { Agent, request } from 'node:http'
import { endpoints } from '../../src/contract/endpoints.ts'
import { testInquiry } from '../test-inquiry.ts'

const HEADERS = { 'content-type': 'application/json' }

/** Sends a new inquiry. @throws Error unless it is accepted */
function post(url: string, agent: Agent): Promise<void> {
  return new Promise((resolve, reject) => {
    const sending = request(url + endpoints.contact, { method: 'POST', agent, headers: HEADERS }, (answer) => {
      answer.resume().once('end', () => {
        if (answer.statusCode === 201) resolve()
        else reject(new Error(`status ${answer.statusCode}`))
      })
    })
    sending.once('error', reject)
    sending.end(JSON.stringify(testInquiry()))
  })
}

/** As many as the server takes from `connections` clients that each wait for their answer. @returns requests per second */
export async function measureThroughput(url: string, connections: number, durationMs: number): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const start = performance.now()
  let answered = 0
  const client = async () => {
    while (performance.now() - start < durationMs) {
      await post(url, agent)
      answered += 1
    }
  }
  await Promise.all(Array.from({ length: connections }, client))
  agent.destroy()
  return answered / ((performance.now() - start) / 1000)
}

/**
 * A fixed number each second, whether or not earlier ones are answered. Each wait counts from the moment the request
 * was due, so that a server that stalls does not look better for the requests it held up.
 * @returns the waits in milliseconds, sorted
 */
export async function measureLatency(url: string, perSecond: number, durationMs: number): Promise<number[]> {
  const agent = new Agent({ keepAlive: true })
  const waits: number[] = []
  const pending: Promise<void>[] = []
  const start = performance.now()
  const total = Math.floor((durationMs / 1000) * perSecond)
  await new Promise<void>((resolve) => {
    const timer = setInterval(() => {
      const due = Math.min(total, Math.floor(((performance.now() - start) / 1000) * perSecond))
      while (pending.length < due) {
        const dueAt = start + (pending.length * 1000) / perSecond
        pending.push(post(url, agent).then(() => void waits.push(performance.now() - dueAt)))
      }
      if (pending.length < total) return
      clearInterval(timer)
      resolve()
    }, 1)
  })
  await Promise.all(pending)
  agent.destroy()
  return waits.toSorted((a, b) => a - b)
}

/** @param part 0 to 1 */
export const percentile = (sorted: readonly number[], part: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN
