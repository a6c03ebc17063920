import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, vi } from 'vitest'
import { SendingBounds } from '../server/api/sending-bounds.ts'
import type { Lead } from '../server/delivery/lead.ts'
import { DeliveryError, type Sink } from '../server/delivery/sink.ts'
import { startDelivery } from './delivering.ts'

/** Hours of inquiries to a mailbox, by a clock that the test moves. */
export async function startSimulation() {
  const { queue, workerFor, accept } = await startDelivery()
  beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }))
  afterEach(() => void vi.useRealTimers())

  const MINUTE_MS = 60_000

  /** A mailbox that takes no text of the set, and a clock that moves while a worker looks every few seconds. */
  function simulate(perHour: number, rejected: 'refused' | 'deferred' | 'cut off' = 'refused') {
    const bad = new Set<string>()
    const accepted = new Map<string, number>()
    const arrived = new Map<string, number>()
    const known = new Map<string, number>()
    const mails: number[] = []
    const note = (leads: readonly Lead[], times: Map<string, number>) => {
      for (const { inquiry } of leads) if (!times.has(inquiry.id)) times.set(inquiry.id, clock.now)
    }
    const take = async (leads: readonly Lead[]): Promise<undefined> => {
      if (leads.some(({ inquiry }) => bad.has(inquiry.id))) {
        clock.now += rejected === 'cut off' ? 20_000 : 0
        throw new DeliveryError(rejected, 'SMTP 554')
      }
      mails.push(clock.now)
      for (const times of [arrived, known]) note(leads, times)
    }
    const summarize = async (leads: readonly Lead[]): Promise<undefined> => {
      mails.push(clock.now)
      note(leads, known)
    }
    const sink: Sink = {
      name: 'fake',
      deliver: (lead) => take([lead]),
      digest: { perHour, deliver: take, summarize },
    }
    const { worker, clock } = workerFor(sink)
    const start = clock.now
    const limits = { perMinute: 20, totalPerMinute: 300 }
    const bounds = new SendingBounds(limits, queue.undelivered, () => clock.now - start)
    const waits = (times: Map<string, number>) =>
      [...accepted]
        .filter(([id]) => !bad.has(id))
        .map(([id, at]) => ((times.get(id) ?? Number.POSITIVE_INFINITY) - at) / MINUTE_MS)
    return {
      /** What is beyond the bounds of its client is not received. */
      receive: async (isBad = false, client: string = randomUUID()) => {
        vi.setSystemTime(clock.now)
        await bounds.recount(client)
        const id = randomUUID()
        if ('status' in bounds.take({ client, network: client }, { id, size: 500 })) return
        await accept(undefined, id)
        accepted.set(id, clock.now)
        if (isBad) bad.add(id)
      },
      pass: async (minutes: number) => {
        for (const end = clock.now + minutes * MINUTE_MS; clock.now < end; clock.now += 10_000) {
          while (clock.now < end && (await worker.deliverNext(sink)) !== 'idle') clock.now += 100
        }
      },
      /** Minutes from receipt to the text, of those that are not refused. */
      waits: () => waits(arrived),
      /** The same until the dealer knew of it: by its text or by a summary. */
      waitsToKnow: () => waits(known),
      relent: () => bad.clear(),
      accepted: () => accepted.size,
      texts: () => arrived.size,
      unknown: () => [...accepted.keys()].filter((id) => !known.has(id)),
      mostMailsOfAnHour: () =>
        Math.max(...mails.map((at) => mails.filter((other) => other > at - 60 * MINUTE_MS && other <= at).length)),
    }
  }
  return simulate
}
