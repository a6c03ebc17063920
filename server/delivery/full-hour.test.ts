import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { startDelivery } from '../../tests/delivering.ts'
import { SendingBounds } from '../api/sending-bounds.ts'
import { DeliveryError, type Sink } from './sink.ts'

const { queue, workerFor, accept } = await startDelivery()

const MINUTE_MS = 60_000

/** A mailbox that refuses each message with an inquiry of the set, and a clock that moves while a worker looks every few seconds. */
function simulate(perHour: number) {
  const bad = new Set<string>()
  const accepted = new Map<string, number>()
  const arrived = new Map<string, number>()
  const mails: number[] = []
  const take = async (ids: readonly string[]): Promise<undefined> => {
    if (ids.some((id) => bad.has(id))) throw new DeliveryError('refused', 'SMTP 554')
    mails.push(clock.now)
    for (const id of ids) arrived.set(id, clock.now)
  }
  const sink: Sink = {
    name: 'fake',
    deliver: ({ inquiry }) => take([inquiry.id]),
    digest: { perHour, deliver: (leads) => take(leads.map(({ inquiry }) => inquiry.id)) },
  }
  const { worker, clock } = workerFor(sink)
  const start = clock.now
  const limits = { perMinute: 20, totalPerMinute: 300 }
  const bounds = new SendingBounds(limits, queue.undelivered, () => clock.now - start)
  return {
    mails,
    /** What is beyond the bounds of its client is not received. */
    receive: async (isBad = false, client: string = randomUUID()) => {
      await bounds.recount(client)
      const id = randomUUID()
      if ('status' in bounds.take({ client, network: client }, { id, size: 500 })) return
      await accept(undefined, id)
      accepted.set(id, clock.now)
      if (isBad) bad.add(id)
    },
    pass: async (minutes: number) => {
      for (const end = clock.now + minutes * MINUTE_MS; clock.now < end; clock.now += 10_000) {
        while ((await worker.deliverNext(sink)) !== 'idle') clock.now += 100
      }
    },
    /** Minutes from receipt to delivery, of those that are not refused. */
    waits: () =>
      [...accepted]
        .filter(([id]) => !bad.has(id))
        .map(([id, at]) => ((arrived.get(id) ?? Number.POSITIVE_INFINITY) - at) / MINUTE_MS),
  }
}

test('the mails of an hour are used up: neither the halves of a refused digest nor what is new waits for the next hour', async () => {
  const { mails, receive, pass, waits } = simulate(20)
  for (let minute = 0; minute < 60; minute += 1) {
    for (let count = 0; count < 3; count += 1) await receive(minute === 20 && count === 0)
    await pass(1)
  }
  await pass(10)
  // Its halves come one after another: the refused inquiry is perhaps the last to be alone.
  expect(Math.max(...waits())).toBeLessThanOrEqual(60)
  expect(waits().filter((minutes) => minutes > 10.5).length).toBeLessThanOrEqual(30)
  for (const at of mails) {
    expect(mails.filter((other) => other > at - 60 * MINUTE_MS && other <= at).length).toBeLessThanOrEqual(20)
  }
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
