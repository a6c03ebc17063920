import { randomUUID } from 'node:crypto'
import { afterAll, beforeEach, vi } from 'vitest'
import type { Lead } from '../server/delivery/lead.ts'
import { DeliveryError, type Sink } from '../server/delivery/sink.ts'
import { DeliveryWorker } from '../server/delivery/worker.ts'
import { DeliveryQueue } from '../server/store/delivery-queue.ts'
import { HeldBackInquiries } from '../server/store/held-back.ts'
import { SqlStore } from '../server/store/sql-store.ts'
import { testInquiry } from '../server/test-inquiry.ts'
import { testApp } from '../server/test-site.ts'

/** A sink that fails in the given ways, one after the other, and then accepts everything. */
export function fakeSink(...failures: Error[]) {
  const taken: string[] = []
  const deliver = vi.fn(async ({ inquiry }: Lead): Promise<undefined> => {
    const failure = failures.shift()
    if (failure) throw failure
    taken.push(inquiry.id)
  })
  return { name: 'fake', deliver, taken } satisfies Sink & { taken: string[] }
}

export const away = () => new DeliveryError('unreachable', 'away')

/** A sink for people that takes this many messages an hour. */
export function mailbox(perHour: number, ...failures: Error[]) {
  const messages: string[][] = []
  const summaries: string[][] = []
  const take = async (leads: readonly Lead[]): Promise<undefined> => {
    const failure = failures.shift()
    if (failure) throw failure
    messages.push(leads.map(({ inquiry }) => inquiry.id))
  }
  const sink = {
    name: 'fake',
    deliver: vi.fn(async (lead: Lead) => take([lead])),
    digest: {
      perHour,
      deliver: take,
      summarize: async (leads: readonly Lead[]): Promise<undefined> => {
        const failure = failures.shift()
        if (failure) throw failure
        summaries.push(leads.map(({ inquiry }) => inquiry.id))
      },
    },
  }
  return { sink, messages, summaries, take }
}

/** The store and the queue that workers of a file share. Both are empty at the start of each test. */
export async function startDelivery() {
  const { database, stop } = await testApp()
  afterAll(stop)
  beforeEach(async () => {
    await database.db.deleteFrom('delivery').execute()
    await database.db.deleteFrom('inquiry').execute()
  })
  const queue = new DeliveryQueue(database)
  const store = new SqlStore(database, ['fake'])

  function workerFor(...sinks: Sink[]) {
    const clock = { now: Date.now() + 60_000 }
    const log = { info: vi.fn(), warn: vi.fn() }
    const onAttempt = vi.fn()
    const leadOf = (delivery: Omit<Lead, 'vehicle'>) => ({ ...delivery, vehicle: undefined })
    const heldBack = new HeldBackInquiries(database)
    const worker = new DeliveryWorker({ queue, heldBack, sinks, log, leadOf, onAttempt, now: () => clock.now })
    return { clock, log, onAttempt, worker }
  }

  const accept = async (writtenAt?: number, id: string = randomUUID()) => {
    const inquiry = testInquiry({ id })
    await store.accept(inquiry, { writtenAt })
    return inquiry.id
  }

  return { database, queue, workerFor, accept }
}
