import { expect, test, vi } from 'vitest'
import { away, fakeSink, startDelivery } from '../../tests/delivering.ts'
import { LIMITS } from '../../tests/limits.ts'
import { copiesText, isCopied } from '../inquiries/delivery-words.ts'
import { InquiryRecords } from '../store/inquiry-records.ts'
import { LEASE_MS } from '../store/leases.ts'
import { SqlStore } from '../store/sql-store.ts'
import { testInquiry } from '../test-inquiry.ts'
import { DeliveryError, type Sink } from './sink.ts'

const { database, queue, workerFor, accept } = await startDelivery()

test('each inquiry is delivered once', async () => {
  const ids = [await accept(), await accept(), await accept()]
  const sink = fakeSink()
  const { worker } = workerFor(sink)
  while ((await worker.deliverNext(sink)) !== 'idle');
  expect(sink.taken.toSorted()).toEqual(ids.toSorted())
})

test('each delivery is reported with the time since the receipt', async () => {
  await accept()
  const sink = fakeSink(away())
  const { worker, clock, onAttempt } = workerFor(sink)
  await worker.deliverNext(sink)
  expect(onAttempt).toHaveBeenLastCalledWith('fake', 'failed')
  clock.now += 60_000
  await worker.deliverNext(sink)
  const [, , [lag]] = onAttempt.mock.lastCall ?? []
  // The receipt is by the real clock, so a slow machine adds to the two minutes.
  expect(lag).toBeGreaterThanOrEqual(120_000)
})

test('the database and the log have the answer of the sink', async () => {
  const id = await accept()
  const sink: Sink = { name: 'fake', deliver: async () => 'SMTP 250' }
  const { worker, log } = workerFor(sink)
  await worker.deliverNext(sink)
  expect(log.info).toHaveBeenCalledWith({ sink: 'fake', inquiry: id, attempt: 1, answer: 'SMTP 250' }, 'delivered')
  expect(await database.db.selectFrom('delivery').select('answer').execute()).toEqual([{ answer: 'SMTP 250' }])
})

test('a delivery that fails is tried again later, not at once', async () => {
  const id = await accept()
  const sink = fakeSink(away())
  const { worker, clock } = workerFor(sink)
  expect(await worker.deliverNext(sink)).toBe('failed')
  expect(await worker.deliverNext(sink)).toBe('idle')
  clock.now += 10_000
  expect(await worker.deliverNext(sink)).toBe('delivered')
  expect(sink.taken).toEqual([id])
})

test('a delivery that fails each time does not delay later ones', async () => {
  const bad = await accept(Date.now() - 60_000)
  const others = [await accept(), await accept(), await accept()]
  const sink = fakeSink()
  sink.deliver.mockImplementation(async ({ inquiry }) => {
    if (inquiry.id === bad) throw away()
    sink.taken.push(inquiry.id)
  })
  const { worker } = workerFor(sink)
  while ((await worker.deliverNext(sink)) !== 'idle');
  expect(sink.taken).toEqual(others)
  expect(sink.deliver.mock.calls.filter(([{ inquiry }]) => inquiry.id === bad).length).toBeLessThanOrEqual(2)
})

test('a delivery that takes long does not delay the others of a sink that takes several at once', async () => {
  const slow = await accept(Date.now() - 60_000)
  const others = [await accept(), await accept(), await accept(), await accept()]
  let finish = () => {}
  const answered = new Promise<void>((resolve) => {
    finish = resolve
  })
  const sink = { ...fakeSink(), atOnce: 2 }
  sink.deliver.mockImplementation(async ({ inquiry }) => {
    if (inquiry.id === slow) await answered
    sink.taken.push(inquiry.id)
  })
  const { worker } = workerFor(sink)
  worker.start()
  await vi.waitUntil(() => sink.taken.length === others.length)
  expect(sink.taken.toSorted()).toEqual(others.toSorted())
  finish()
  await worker.stop()
  expect(sink.taken.at(-1)).toBe(slow)
  expect(sink.deliver).toHaveBeenCalledTimes(others.length + 1)
})

test('a restart delivers what failed in the order of receipt', async () => {
  const ids = [await accept(Date.now() - 3_000), await accept(Date.now() - 2_000), await accept(Date.now() - 1_000)]
  const broken = fakeSink(away(), away(), away())
  const { worker: before } = workerFor(broken)
  while ((await before.deliverNext(broken)) !== 'idle');
  const sink = fakeSink()
  const { worker } = workerFor(sink)
  worker.start()
  await vi.waitUntil(() => sink.taken.length === 3)
  await worker.stop()
  expect(sink.taken).toEqual(ids)
})

test('a restart while the database is unreachable delivers it once the database can be reached', async () => {
  const id = await accept()
  const broken = fakeSink(away())
  const { worker: before } = workerFor(broken)
  await before.deliverNext(broken)
  const sink = fakeSink()
  const { worker, log } = workerFor(sink)
  const retryAll = vi.spyOn(queue, 'retryAll').mockRejectedValueOnce(new Error('unreachable'))
  worker.start()
  await vi.waitUntil(() => retryAll.mock.calls.length > 0)
  retryAll.mockRestore()
  await vi.waitUntil(() => log.warn.mock.calls.length > 0)
  worker.wake()
  await vi.waitUntil(() => sink.taken.length === 1)
  await worker.stop()
  expect(sink.taken).toEqual([id])
})

const isPutOff = async (id: string) => {
  const { last_error } = await database.db
    .selectFrom('delivery')
    .select('last_error')
    .where('inquiry_id', '=', id)
    .executeTakeFirstOrThrow()
  return last_error !== null
}

test('a delivery that a fast clock has put off goes out once the clock is set back', async () => {
  const sink = fakeSink(away())
  const { worker, clock } = workerFor(sink)
  clock.now += 30 * 60_000
  const id = await accept()
  worker.start()
  await vi.waitUntil(() => sink.deliver.mock.calls.length === 1, LIMITS.wait)
  await vi.waitUntil(() => isPutOff(id), LIMITS.wait)
  clock.now -= 30 * 60_000
  worker.wake()
  await vi.waitUntil(() => sink.taken.length === 1, LIMITS.wait)
  await worker.stop()
  expect(sink.taken).toEqual([id])
})

test('a delivery that a server with a clock half an hour ahead was sending when it died goes out at once', async () => {
  const id = await accept()
  const sink = fakeSink()
  const { worker, clock } = workerFor(sink)
  expect(await queue.claim('fake', clock.now + 30 * 60_000)).toBeDefined()
  expect(await worker.deliverNext(sink)).toBe('delivered')
  expect(sink.taken).toEqual([id])
})

test('a failure of what comes before the deliveries does not delay them', async () => {
  const sink = fakeSink()
  const { worker, log } = workerFor(sink)
  const failing = [vi.spyOn(queue, 'adopt'), vi.spyOn(queue, 'retryAll')]
  for (const spy of failing) spy.mockRejectedValue(new Error('statement timeout'))
  const id = await accept()
  worker.start()
  await vi.waitUntil(() => sink.taken.length === 1, LIMITS.wait)
  await worker.stop()
  for (const spy of failing) spy.mockRestore()
  expect(sink.taken).toEqual([id])
  expect(log.warn).toHaveBeenCalled()
})

test('an inquiry that a server without sinks has stored is delivered within a minute', async () => {
  const sink = fakeSink()
  const { worker, clock } = workerFor(sink)
  worker.start()
  const first = await accept()
  worker.wake()
  await vi.waitUntil(() => sink.taken.length === 1, LIMITS.wait)
  const inquiry = testInquiry()
  await new SqlStore(database, []).accept(inquiry)
  clock.now += 60_000
  worker.wake()
  await vi.waitUntil(() => sink.taken.length === 2, LIMITS.wait)
  await worker.stop()
  expect(sink.taken).toEqual([first, inquiry.id])
})

test('failures alone never end a delivery: after a year of them it arrives', async () => {
  const id = await accept()
  const sink = fakeSink(...Array.from({ length: 50 }, away))
  const { worker, clock } = workerFor(sink)
  for (let attempt = 0; attempt < 50; attempt += 1) {
    expect(await worker.deliverNext(sink)).toBe('failed')
    clock.now += 7 * 24 * 3_600_000
  }
  expect(await worker.deliverNext(sink)).toBe('delivered')
  expect(sink.taken).toEqual([id])
})

test('once the sink is back, deliveries that waited go at once', async () => {
  const ids = [await accept(), await accept()]
  const sink = fakeSink(away(), away())
  const { worker } = workerFor(sink)
  expect([await worker.deliverNext(sink), await worker.deliverNext(sink)]).toEqual(['failed', 'failed'])
  ids.push(await accept())
  expect(await worker.deliverNext(sink)).toBe('delivered')
  expect([await worker.deliverNext(sink), await worker.deliverNext(sink)]).toEqual(['delivered', 'delivered'])
  expect(sink.taken.toSorted()).toEqual(ids.toSorted())
})

test('a webhook that fails at some inquiries is not asked to take those with each other one', async () => {
  const bad = new Set([await accept(), await accept(), await accept()])
  const sink = fakeSink()
  sink.deliver.mockImplementation(async ({ inquiry }) => {
    if (bad.has(inquiry.id)) throw away()
  })
  const { worker, clock } = workerFor(sink)
  for (let minute = 0; minute < 60; minute += 1) {
    await accept()
    while ((await worker.deliverNext(sink)) !== 'idle') clock.now += 100
    clock.now += 60_000
  }
  const attempts = sink.deliver.mock.calls.filter(([{ inquiry }]) => bad.has(inquiry.id)).length
  expect(attempts / bad.size).toBeLessThan(30)
})

test('a refused inquiry waits an hour, also while the sink takes others', async () => {
  const id = await accept()
  const sink = fakeSink(new DeliveryError('refused', 'SMTP 554'))
  const { worker, clock } = workerFor(sink)
  expect(await worker.deliverNext(sink)).toBe('failed')
  for (let lead = 0; lead < 3; lead += 1) {
    const other = await accept()
    expect([await worker.deliverNext(sink), await worker.deliverNext(sink)]).toEqual(['delivered', 'idle'])
    expect(sink.taken.at(-1)).toBe(other)
  }
  clock.now += 3_600_000
  expect(await worker.deliverNext(sink)).toBe('delivered')
  expect(sink.taken.at(-1)).toBe(id)
})

test('a delivery that the sink refuses for three days ends as refused, after ever rarer attempts', async () => {
  const id = await accept()
  const sink = fakeSink()
  sink.deliver.mockRejectedValue(new DeliveryError('refused', 'SMTP 554'))
  const { worker, clock, log } = workerFor(sink)
  const start = clock.now
  const triedAt: number[] = []
  const runUntil = async (hour: number) => {
    for (; clock.now <= start + hour * 3_600_000; clock.now += 600_000) {
      if ((await worker.deliverNext(sink)) === 'failed') triedAt.push((clock.now - start) / 3_600_000)
    }
  }
  await runUntil(71)
  expect(await queue.waiting()).toHaveLength(1)
  expect(await queue.refusedFigures()).toEqual([])
  await runUntil(24 * 30)
  expect(triedAt.length).toBeGreaterThan(6)
  expect(triedAt.length).toBeLessThan(15)
  expect(triedAt.at(-1)).toBeGreaterThanOrEqual(72)
  expect(triedAt.at(-1)).toBeLessThanOrEqual(84)
  expect(await queue.waiting()).toEqual([])
  expect(await queue.refusedFigures()).toEqual([{ sink: 'fake', refused: 1 }])
  expect(log.warn).toHaveBeenLastCalledWith(
    { sink: 'fake', inquiry: id, attempt: triedAt.length, error: 'SMTP 554' },
    'delivery refused for three days, not tried any more',
  )
})

test('a delivery to a recipient that is refused for three days ends as refused, and delays no other', async () => {
  const first = await accept()
  const sink = fakeSink()
  sink.deliver.mockRejectedValue(new DeliveryError('no recipient', 'SMTP 550'))
  const { worker, clock } = workerFor(sink)
  const start = clock.now
  const runUntil = async (hour: number) => {
    for (; clock.now <= start + hour * 3_600_000; clock.now += 600_000) await worker.deliverNext(sink)
  }
  await runUntil(48)
  const second = await accept()
  await runUntil(71)
  expect(await queue.waiting()).toMatchObject([{ waiting: 2 }])
  await runUntil(75)
  expect(await queue.waiting()).toMatchObject([{ waiting: 1 }])
  expect(await queue.refusedFigures()).toEqual([{ sink: 'fake', refused: 1 }])
  const [record] = await new InquiryRecords(database).list({ key: first })
  expect(record && [copiesText(record), isCopied(record)]).toEqual([
    expect.stringContaining('nobody got a copy'),
    false,
  ])

  sink.deliver.mockReset().mockImplementation(async ({ inquiry }) => void sink.taken.push(inquiry.id))
  await runUntil(77)
  expect(sink.taken).toEqual([second])
  await queue.retryAll('fake', clock.now, true)
  await worker.deliverNext(sink)
  expect(sink.taken).toEqual([second, first])
})

test('a clock that is a week ahead for a while does not end what the sink has refused only twice', async () => {
  const id = await accept()
  const refusal = () => new DeliveryError('refused', 'SMTP 554')
  const sink = fakeSink(refusal(), refusal())
  const { worker, clock } = workerFor(sink)
  await worker.deliverNext(sink)
  clock.now += 7 * 24 * 3_600_000
  expect(await worker.deliverNext(sink)).toBe('failed')
  expect(await queue.refusedFigures()).toEqual([])
  clock.now += 12 * 3_600_000
  expect(await worker.deliverNext(sink)).toBe('delivered')
  expect(sink.taken).toEqual([id])
})

test('a clock that is set back again and again does not make the sink refuse an inquiry as often', async () => {
  await accept()
  const sink = fakeSink()
  sink.deliver.mockRejectedValue(new DeliveryError('refused', 'SMTP 554'))
  const { worker, clock } = workerFor(sink)
  worker.start()
  await vi.waitUntil(() => sink.deliver.mock.calls.length === 1, LIMITS.wait)
  const looks = vi.spyOn(queue, 'claim')
  for (let step = 0; step < 3; step += 1) {
    clock.now -= 120_000
    worker.wake()
    await vi.waitUntil(() => looks.mock.calls.length > step, LIMITS.wait)
    clock.now += 120_000
  }
  await worker.stop()
  looks.mockRestore()
  expect(sink.deliver).toHaveBeenCalledTimes(1)
})

test('an unreachable or denying sink never ends a delivery, not even after a refusal', async () => {
  await accept()
  const sink = fakeSink(
    new DeliveryError('refused', 'SMTP 554'),
    ...Array.from({ length: 20 }, away),
    ...Array.from({ length: 20 }, () => new DeliveryError('denied', 'SMTP 535')),
  )
  const { worker, clock } = workerFor(sink)
  for (let day = 0; day < 41; day += 1) {
    expect(await worker.deliverNext(sink)).toBe('failed')
    clock.now += 24 * 3_600_000
  }
  expect(await worker.deliverNext(sink)).toBe('delivered')
})

test('a sent delivery is not repeated when the database could not note it', async () => {
  await accept()
  const sink = fakeSink()
  const { worker, clock } = workerFor(sink)
  const full = vi.spyOn(queue, 'delivered').mockRejectedValueOnce(new Error('database or disk is full'))
  await expect(worker.deliverNext(sink)).rejects.toThrow('disk is full')
  full.mockRestore()
  clock.now += LEASE_MS
  expect(await worker.deliverNext(sink)).toBe('delivered')
  expect(sink.deliver).toHaveBeenCalledTimes(1)
  expect(await queue.waiting()).toEqual([])
})

test('an internal error does not stop retries either, and the log does not quote the inquiry', async () => {
  await accept()
  const sink = fakeSink(new TypeError('cannot read ada@example.com'))
  const { worker, clock, log } = workerFor(sink)
  expect(await worker.deliverNext(sink)).toBe('failed')
  expect(JSON.stringify(log.warn.mock.calls)).not.toContain('ada@example.com')
  clock.now += 3_600_000
  expect(await worker.deliverNext(sink)).toBe('delivered')
})

test('a slow sink does not delay another; stopping waits for running deliveries', async () => {
  const both = new SqlStore(database, ['slow', 'fake'])
  await both.accept(testInquiry())
  let finish = (_answer: undefined) => {}
  const slow: Sink = {
    name: 'slow',
    deliver: () =>
      new Promise<undefined>((resolve) => {
        finish = resolve
      }),
  }
  const quick = fakeSink()
  const { worker } = workerFor(slow, quick)
  worker.start()
  await vi.waitUntil(() => quick.taken.length === 1)
  const stopped = worker.stop()
  finish(undefined)
  await stopped
  expect(await queue.waiting()).toEqual([])
})

test('a new inquiry is delivered without waiting for the next poll', async () => {
  const sink = fakeSink()
  const { worker } = workerFor(sink)
  worker.start()
  const id = await accept()
  worker.wake()
  await vi.waitUntil(() => sink.taken.includes(id))
  await worker.stop()
})

test('an inquiry that is announced while the worker is busy is not overlooked', async () => {
  const sink = fakeSink()
  const { worker } = workerFor(sink)
  const claim = queue.claim.bind(queue)
  const looks = vi.spyOn(queue, 'claim').mockImplementationOnce(async (...when) => {
    const nothing = await claim(...when)
    await accept()
    worker.wake()
    return nothing
  })
  worker.start()
  await vi.waitUntil(() => sink.taken.length === 1)
  await worker.stop()
  looks.mockRestore()
})
