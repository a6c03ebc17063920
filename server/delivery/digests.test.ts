import { expect, test, vi } from 'vitest'
import { away, mailbox, startDelivery } from '../../tests/delivering.ts'
import type { HeldBack } from '../store/held-back.ts'
import { SqlStore } from '../store/sql-store.ts'
import { testInquiry } from '../test-inquiry.ts'
import { DeliveryError } from './sink.ts'

const { database, workerFor, accept } = await startDelivery()

test('a flood becomes digests: few messages an hour, and every inquiry in one of them once', async () => {
  const { sink, messages } = mailbox(32)
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
    expect(sentAt.filter((other) => other > at - 3_600_000 && other <= at).length).toBeLessThanOrEqual(32)
  }
  expect(messages[0]).toHaveLength(1)
})

test('a digest has all inquiries that wait, up to the size that a mail server accepts', async () => {
  const store = new SqlStore(database, ['fake'])
  const acceptAll = (count: number, message: string) =>
    Promise.all(Array.from({ length: count }, () => store.accept(testInquiry({ message }))))
  const { sink, messages } = mailbox(24)
  const { worker, clock } = workerFor(sink)
  await acceptAll(1_500, 'Buy cheap watches.')
  await worker.deliverNext(sink)
  expect(messages.map(({ length }) => length)).toEqual([1_500])
  clock.now += 10 * 60_000
  await acceptAll(1_000, '\u0416'.repeat(5_000))
  await worker.deliverNext(sink)
  const characters = (messages[1]?.length ?? 0) * 5_000
  expect(characters).toBeGreaterThan(2_000_000)
  expect(characters).toBeLessThan(4_000_000)
})

test('mails that were sent while the clock was ahead do not delay those of the right time', async () => {
  const { sink, messages } = mailbox(32)
  const { worker, clock } = workerFor(sink)
  const send = async () => {
    while ((await worker.deliverNext(sink)) === 'delivered') clock.now += 100
  }
  clock.now += 3 * 3_600_000
  for (let count = 0; count < 10; count += 1) await accept()
  await send()
  clock.now -= 3 * 3_600_000
  messages.length = 0
  const ids: string[] = []
  for (let count = 0; count < 6; count += 1) {
    ids.push(await accept())
    await send()
    clock.now += 600_000
  }
  await send()
  expect(messages.flat()).toEqual(ids)
  expect(messages).toHaveLength(6)
})

/** A mailbox that refuses each message with an inquiry of the list, as a filter does. */
function filtered(bad: readonly string[]) {
  const box = mailbox(32)
  box.sink.digest.deliver = async (leads) => {
    if (leads.some(({ inquiry }) => bad.includes(inquiry.id))) throw new DeliveryError('refused', 'SMTP 554')
    await box.take(leads)
  }
  box.sink.deliver.mockImplementation(async (lead) => box.sink.digest.deliver([lead]))
  return box
}

test('a digest that the mailbox refuses is halved at once, until the refused inquiry is alone', async () => {
  const ids: string[] = []
  for (let count = 0; count < 40; count += 1) ids.push(await accept())
  const [bad = ''] = ids.slice(17)
  const { sink, messages, summaries } = filtered([bad])
  const { worker, clock } = workerFor(sink)
  while ((await worker.deliverNext(sink)) !== 'idle');
  expect(messages.flat().toSorted()).toEqual(ids.filter((id) => id !== bad).toSorted())
  expect(summaries).toEqual([])
  const [refused] = await database.db.selectFrom('delivery').selectAll().where('state', '=', 'waiting').execute()
  expect(refused).toMatchObject({ inquiry_id: bad, last_error: 'SMTP 554' })
  clock.now += 60 * 60_000
  expect([await worker.deliverNext(sink), await worker.deliverNext(sink)]).toEqual(['summarized', 'failed'])
  expect(summaries).toEqual([[bad]])
  expect(messages.flat()).toHaveLength(39)
})

test('the halves of a refused digest are not failed attempts: only an inquiry that is refused alone counts', async () => {
  const ids: string[] = []
  for (let count = 0; count < 40; count += 1) ids.push(await accept())
  const { sink } = filtered([ids[17] ?? ''])
  const { worker, onAttempt } = workerFor(sink)
  while ((await worker.deliverNext(sink)) !== 'idle');
  const outcomes = onAttempt.mock.calls.map(([, outcome]) => outcome)
  expect(outcomes.filter((outcome) => outcome === 'failed')).toHaveLength(1)
  expect(outcomes.filter((outcome) => outcome === 'split').length).toBeGreaterThan(3)
})

test('inquiries that were refused one by one keep to the mails of an hour once the mailbox accepts them', async () => {
  const bad: string[] = []
  const { sink, messages } = filtered(bad)
  const { worker, clock } = workerFor(sink)
  for (let count = 0; count < 40; count += 1) bad.push(await accept())
  while ((await worker.deliverNext(sink)) !== 'idle') clock.now += 100
  const ids = bad.splice(0)
  clock.now += 60 * 60_000
  while ((await worker.deliverNext(sink)) !== 'idle') clock.now += 100
  expect(messages.length).toBeLessThanOrEqual(32)
  for (let hour = 0; hour < 12; hour += 1) {
    clock.now += 60 * 60_000
    while ((await worker.deliverNext(sink)) !== 'idle') clock.now += 100
  }
  expect(messages.flat().toSorted()).toEqual(ids.toSorted())
})

test('an inquiry that was refused alone is not put into a digest with others', async () => {
  const bad = [await accept()]
  const { sink, messages } = filtered(bad)
  const { worker, clock } = workerFor(sink)
  expect(await worker.deliverNext(sink)).toBe('failed')
  const ids: string[] = []
  for (let count = 0; count < 40; count += 1) ids.push(await accept())
  clock.now += 60 * 60_000
  expect([await worker.deliverNext(sink), await worker.deliverNext(sink)]).toEqual(['summarized', 'delivered'])
  expect(await worker.deliverNext(sink)).toBe('failed')
  expect(messages[0]?.toSorted()).toEqual(ids.toSorted())
})

test('a new inquiry does not put a refused digest together again', async () => {
  const ids: string[] = []
  for (let count = 0; count < 40; count += 1) ids.push(await accept())
  const { sink, messages } = filtered([ids[20] ?? ''])
  const { worker } = workerFor(sink)
  expect(await worker.deliverNext(sink)).toBe('failed')
  ids.push(await accept())
  // Another process goes on with the halves.
  const { worker: other } = workerFor(sink)
  while ((await other.deliverNext(sink)) !== 'idle');
  expect(messages.flat()).toHaveLength(40)
  expect(Math.max(...messages.map(({ length }) => length))).toBe(20)
})

/** A mailbox that takes no message with an inquiry of the list: some filters put it off for ever, some firewalls hang up. */
function puttingOff(bad: readonly string[], kind: 'deferred' | 'cut off' = 'deferred') {
  const box = mailbox(32)
  box.sink.digest.deliver = async (leads) => {
    if (leads.some(({ inquiry }) => bad.includes(inquiry.id))) throw new DeliveryError(kind, 'SMTP 451')
    return box.take(leads)
  }
  box.sink.deliver.mockImplementation(async (lead) => box.sink.digest.deliver([lead]))
  return box
}

test.each([
  ['one inquiry', [17], 20],
  // A digest is halved by the ids: each of its halves and quarters has one. The others are more messages than an hour may have.
  ['four inquiries', [4, 14, 24, 34], 90],
])('%s that the mailbox always puts off delay no other inquiry of the digest', async (_what, places, minutes) => {
  const ids: string[] = []
  for (let count = 0; count < 40; count += 1) ids.push(await accept())
  const sorted = ids.toSorted()
  const bad = places.map((place) => sorted[place] ?? '')
  const { sink, messages } = puttingOff(bad)
  const { worker, clock } = workerFor(sink)
  const start = clock.now
  const run = async (minutes: number) => {
    for (const end = clock.now + minutes * 60_000; clock.now < end; clock.now += 5_000) {
      while ((await worker.deliverNext(sink)) !== 'idle');
    }
  }
  await run(minutes)
  expect(messages.flat().toSorted()).toEqual(ids.filter((id) => !bad.includes(id)).toSorted())
  const later = await accept()
  await run(5)
  expect(messages.flat()).toContain(later)
  expect(clock.now - start).toBe((minutes + 5) * 60_000)
})

test('one inquiry that always ends the connection delays no other inquiry of the digest', async () => {
  const ids: string[] = []
  for (let count = 0; count < 40; count += 1) ids.push(await accept())
  const [bad = '', ...others] = ids
  const { sink, messages } = puttingOff([bad], 'cut off')
  const { worker, clock } = workerFor(sink)
  for (const end = clock.now + 20 * 60_000; clock.now < end; clock.now += 5_000) {
    while ((await worker.deliverNext(sink)) !== 'idle');
  }
  expect(messages.flat().toSorted()).toEqual(others.toSorted())
})

test('a digest that may have arrived is sent once more, unchanged', async () => {
  const ids: string[] = []
  for (let count = 0; count < 40; count += 1) ids.push(await accept())
  const { sink, messages } = mailbox(24, new DeliveryError('cut off', 'SMTP ECONNECTION'))
  const { worker, clock } = workerFor(sink)
  expect(await worker.deliverNext(sink)).toBe('failed')
  clock.now += 10_000
  expect(await worker.deliverNext(sink)).toBe('delivered')
  expect(messages.map((message) => message.toSorted())).toEqual([ids.toSorted()])
})

test('a mailbox that puts everything off for hours does not get a digest in many pieces', async () => {
  const ids: string[] = []
  for (let count = 0; count < 60; count += 1) ids.push(await accept())
  const bad = [...ids]
  const { sink, messages } = puttingOff(bad)
  const { worker, clock } = workerFor(sink)
  const run = async (minutes: number) => {
    for (const end = clock.now + minutes * 60_000; clock.now < end; clock.now += 5_000) {
      while ((await worker.deliverNext(sink)) !== 'idle');
    }
  }
  sink.digest.summarize = async () => {
    if (bad.length > 0) throw new DeliveryError('deferred', 'SMTP 451')
  }
  await run(5 * 60)
  bad.length = 0
  await run(65)
  expect(messages.flat().toSorted()).toEqual(ids.toSorted())
  expect(messages.length).toBeLessThan(6)
})

test('a digest that reaches no mail server is tried again whole', async () => {
  for (let count = 0; count < 40; count += 1) await accept()
  const { sink, messages } = mailbox(24, away())
  const { worker, clock } = workerFor(sink)
  expect(await worker.deliverNext(sink)).toBe('failed')
  expect(await worker.deliverNext(sink)).toBe('idle')
  clock.now += 60_000
  expect(await worker.deliverNext(sink)).toBe('delivered')
  expect(messages.map(({ length }) => length)).toEqual([40])
})

test('a digest is not split when the mail server denies every inquiry', async () => {
  for (let count = 0; count < 40; count += 1) await accept()
  const { sink, messages } = mailbox(24, new DeliveryError('denied', 'SMTP 550'))
  const { worker, clock } = workerFor(sink)
  expect(await worker.deliverNext(sink)).toBe('failed')
  expect(await worker.deliverNext(sink)).toBe('idle')
  clock.now += 60 * 60_000
  expect(await worker.deliverNext(sink)).toBe('delivered')
  expect(messages.map(({ length }) => length)).toEqual([40])
})

test('what the hidden field holds back is reported beside the leads, and does not delay them', async () => {
  const store = new SqlStore(database, ['fake'])
  const lead = await accept()
  await store.accept(testInquiry({ firstName: 'Eve' }), { suspected: true })
  const { sink, messages } = mailbox(32)
  const reports: HeldBack[] = []
  const failures = [away()]
  const reportHeldBack = async (held: HeldBack) => {
    const failure = failures.shift()
    if (failure) throw failure
    reports.push(held)
  }
  const { worker, clock, onAttempt } = workerFor({ ...sink, reportHeldBack })
  const reporting = { ...sink, reportHeldBack }
  expect([await worker.deliverNext(reporting), await worker.deliverNext(reporting)]).toEqual(['delivered', 'failed'])
  expect(messages).toEqual([[lead]])
  expect(await worker.deliverNext(reporting)).toBe('idle')
  clock.now += 10_000
  expect([await worker.deliverNext(reporting), await worker.deliverNext(reporting)]).toEqual(['reported', 'idle'])
  expect(reports).toMatchObject([{ count: 1, first: [{ name: 'Eve Byron' }] }])
  expect(onAttempt.mock.calls.map(([, outcome]) => outcome)).toEqual(['delivered', 'failed', 'reported'])
  expect(messages).toHaveLength(1)
})

test('inquiries older than the first recipient go to each recipient as one digest', async () => {
  const kept = new SqlStore(database, [])
  for (let count = 0; count < 3; count += 1) await kept.accept(testInquiry())
  const [sales, owner] = [mailbox(24), mailbox(24)]
  const { worker } = workerFor({ ...sales.sink, name: 'sales' }, { ...owner.sink, name: 'owner' })
  worker.start()
  await vi.waitUntil(() => sales.messages.length > 0 && owner.messages.length > 0)
  await worker.stop()
  expect([sales.messages, owner.messages].map((messages) => messages.map(({ length }) => length))).toEqual([[3], [3]])
})
