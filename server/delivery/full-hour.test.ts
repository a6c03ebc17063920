import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { startDelivery } from '../../tests/delivering.ts'
import { SendingBounds } from '../api/sending-bounds.ts'
import type { Lead } from './lead.ts'
import { DeliveryError, type Sink } from './sink.ts'

const { queue, workerFor, accept } = await startDelivery()

const MINUTE_MS = 60_000

/** A mailbox that takes no text of the set, and a clock that moves while a worker looks every few seconds. */
function simulate(perHour: number, minded: 'refused' | 'deferred' | 'cut off' = 'refused') {
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
      clock.now += minded === 'cut off' ? 20_000 : 0
      throw new DeliveryError(minded, 'SMTP 554')
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

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }))
afterEach(() => void vi.useRealTimers())

test('the mails of an hour are used up: neither the halves of a refused digest nor what is new waits for the next hour', async () => {
  const { mostMailsOfAnHour, receive, pass, waits, waitsToKnow } = simulate(30)
  for (let minute = 0; minute < 60; minute += 1) {
    for (let count = 0; count < 3; count += 1) await receive(minute === 20 && count === 0)
    await pass(1)
  }
  await pass(10)
  // Its halves come one after another: the refused inquiry is perhaps the last to be alone.
  expect(Math.max(...waits())).toBeLessThanOrEqual(60)
  expect(waits().filter((minutes) => minutes > 10.5).length).toBeLessThanOrEqual(30)
  expect(Math.max(...waitsToKnow())).toBeLessThanOrEqual(15)
  expect(mostMailsOfAnHour()).toBeLessThanOrEqual(30)
})

test('one client sends what it may, half of it refused as spam: each lead of the others arrives within 15 minutes', async () => {
  const { receive, pass, waits } = simulate(60)
  for (let minute = 0; minute < 120; minute += 1) {
    for (let count = 0; count < 4; count += 1) await receive(count % 2 === 0, 'spammer')
    if (minute % 10 === 5) await receive()
    await receive(false, 'kiosk')
    await pass(1)
  }
  await pass(15)
  expect(waits().length).toBeGreaterThan(132)
  expect(Math.max(...waits())).toBeLessThanOrEqual(15)
})

test.each([
  ['refuses', 'refused', 60],
  ['puts off', 'deferred', 60],
  ['refuses, with the fewest mails', 'refused', 24],
  ['hangs up at, after a while', 'cut off', 60],
] as const)(
  'texts from many addresses that the mailbox %s, in a flood: within 15 minutes the dealer knows of each lead',
  async (_what, minded, perHour) => {
    const { mostMailsOfAnHour, receive, pass, unknown, waitsToKnow } = simulate(perHour, minded)
    for (let minute = 0; minute < 20; minute += 1) {
      for (let count = 0; count < 8; count += 1) await receive(true)
      for (let count = 0; count < 12; count += 1) await receive()
      await pass(1)
    }
    await pass(15)
    expect(Math.max(...waitsToKnow())).toBeLessThanOrEqual(15)
    expect(unknown()).toEqual([])
    expect(mostMailsOfAnHour()).toBeLessThanOrEqual(perHour)
  },
)

test.each(['deferred', 'refused'] as const)(
  'a mail server that minds all texts for two hours: a kiosk goes on, and once one is taken the others follow',
  async (minded) => {
    const { accepted, receive, pass, relent, texts, waitsToKnow } = simulate(60, minded)
    for (let minute = 0; minute < 120; minute += 1) {
      await receive(true, 'kiosk')
      await pass(1)
    }
    relent()
    for (let minute = 0; minute < 120; minute += 1) {
      await receive(false, 'kiosk')
      await pass(1)
      // Each has waited an hour for its next attempt, at most.
      if (minute === 75) expect(texts()).toBeGreaterThanOrEqual(180)
    }
    await pass(15)
    expect(accepted()).toBeGreaterThan(230)
    expect(Math.max(...waitsToKnow())).toBeLessThanOrEqual(15)
  },
)
