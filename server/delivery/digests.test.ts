import { expect, test, vi } from 'vitest'
import { away, startDelivery } from '../../tests/delivering.ts'
import type { Lead } from './lead.ts'
import { DeliveryError } from './sink.ts'

const { workerFor, accept } = await startDelivery()

/** A sink for people: it takes ten messages an hour. */
function mailbox(...failures: Error[]) {
  const messages: string[][] = []
  const take = async (leads: readonly Lead[]) => {
    const failure = failures.shift()
    if (failure) throw failure
    messages.push(leads.map(({ inquiry }) => inquiry.id))
  }
  const sink = {
    name: 'fake',
    deliver: vi.fn(async (lead: Lead) => take([lead])),
    digest: { perHour: 10, deliver: take },
  }
  return { sink, messages, take }
}

test('a flood becomes digests: few messages an hour, and every inquiry in one of them once', async () => {
  const { sink, messages } = mailbox()
  const { worker, clock } = workerFor(sink)
  const ids: string[] = []
  const sentAt: number[] = []
  for (let minute = 0; minute < 120; minute += 1) {
    if (minute < 60) for (const _ of [1, 2, 3]) ids.push(await accept())
    while ((await worker.deliverNext(sink)) === 'delivered') {
      sentAt.push(clock.now)
      clock.now += 100
    }
    clock.now += 60_000
  }
  expect(messages.flat().toSorted()).toEqual(ids.toSorted())
  for (const at of sentAt) {
    expect(sentAt.filter((other) => other > at - 3_600_000 && other <= at).length).toBeLessThanOrEqual(10)
  }
  expect(messages[0]).toHaveLength(1)
})

test('a digest that fails is tried again, in parts when no server takes it whole', async () => {
  const ids: string[] = []
  for (let count = 0; count < 40; count += 1) ids.push(await accept())
  const [bad] = ids
  const { sink, messages, take } = mailbox(away())
  sink.digest.deliver = async (leads) => {
    if (leads.some(({ inquiry }) => inquiry.id === bad)) throw new DeliveryError('refused', 'SMTP 554')
    await take(leads)
  }
  sink.deliver.mockImplementation(async (lead) => sink.digest.deliver([lead]))
  const { worker, clock } = workerFor(sink)
  for (let hour = 0; hour < 200 && messages.flat().length < 39; hour += 1) {
    await worker.deliverNext(sink)
    clock.now += 3_600_000
  }
  expect(messages.flat().toSorted()).toEqual(ids.filter((id) => id !== bad).toSorted())
})
