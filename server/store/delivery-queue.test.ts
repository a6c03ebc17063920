import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { onEachDatabase, sinkOfItsOwn } from '../../tests/databases.ts'
import { testInquiry } from '../test-inquiry.ts'
import { DeliveryQueue } from './delivery-queue.ts'
import { Erasure } from './erasure.ts'
import { HeldBackInquiries } from './held-back.ts'
import { InquiryRecords } from './inquiry-records.ts'
import { LEASE_MS } from './leases.ts'

const HOUR_MS = 3_600_000

/** Two inquiries of one millisecond are received at one time. */
const nextMoment = () => new Promise((resolve) => setTimeout(resolve, 2))

onEachDatabase(({ database, store }) => {
  describe('a delivery', () => {
    const now = Date.now() + 60_000
    /** Other tests leave inquiries behind, which are no part of the next one. */
    const forgetAll = async () => {
      await database().db.deleteFrom('delivery').execute()
      await database().db.deleteFrom('inquiry').execute()
    }
    const queueWith = async (count: number) => {
      const sink = sinkOfItsOwn()
      for (let index = 0; index < count; index += 1) await store([sink]).accept(testInquiry())
      return { sink, queue: new DeliveryQueue(database()) }
    }

    test('belongs to one worker at a time, with any number of workers', async () => {
      const { sink, queue } = await queueWith(10)
      const claims = await Promise.all(Array.from({ length: 30 }, () => queue.claim(sink, now)))
      const ids = claims.filter((claim) => claim !== undefined).map(({ inquiry }) => inquiry.id)
      expect(ids).toHaveLength(10)
      expect(new Set(ids).size).toBe(10)
    })

    test('of the inquiry that was received first goes first, regardless of the time of writing that its sender gave', async () => {
      const sink = sinkOfItsOwn()
      const inquiries = [testInquiry(), testInquiry(), testInquiry()]
      for (const [index, inquiry] of inquiries.entries()) {
        await store([sink]).accept(inquiry, { writtenAt: Date.now() - (index + 1) * 24 * HOUR_MS })
        await nextMoment()
      }
      const queue = new DeliveryQueue(database())
      await queue.retryAll(sink, now)
      const order: (string | undefined)[] = []
      for (const _ of inquiries) order.push((await queue.claim(sink, now))?.inquiry.id)
      expect(order).toEqual(inquiries.map(({ id }) => id))
    })

    test('is sorted in a digest by the time of writing', async () => {
      const sink = sinkOfItsOwn()
      const times = [9, 2, 10, 6, 3, 5].map((minutes) => Date.now() - minutes * 60_000)
      for (const writtenAt of times) await store([sink]).accept(testInquiry(), { writtenAt })
      const claimed = await new DeliveryQueue(database()).claimSeveral(sink, now, 10)
      expect(claimed.map(({ writtenAt }) => Date.parse(writtenAt ?? ''))).toEqual(times.toSorted((a, b) => a - b))
    })

    test('is in a digest as far as its text fits, and alone when it is too long for any', async () => {
      const sink = sinkOfItsOwn()
      for (const letter of ['a', '\u0416', 'a']) {
        await store([sink]).accept(testInquiry({ message: letter.repeat(4_000) }))
        await nextMoment()
      }
      const fitting = (bytes: number) => new DeliveryQueue(database()).fitting(sink, now, { inquiries: 9, bytes }, null)
      expect([await fitting(30_000), await fitting(18_000), await fitting(12_000), await fitting(10)]).toEqual([
        3, 2, 1, 1,
      ])
    })

    test('whose time or lease a wrong clock put far into the future is still tried', async () => {
      const { sink, queue } = await queueWith(2)
      const [ahead, behind] = [now + 48 * HOUR_MS, now]
      await queue.claim(sink, ahead)
      const failed = await queue.claim(sink, ahead)
      if (failed) await queue.failed(failed, 'SMTP 451', ahead + HOUR_MS)
      expect(await queue.claimSeveral(sink, behind, 10)).toHaveLength(2)
    })

    test('received by a clock that was ahead, by little or much, is due', async () => {
      for (const ahead of [HOUR_MS / 2, 400 * 24 * HOUR_MS]) {
        const { sink, queue } = await queueWith(1)
        expect(await queue.claim(sink, now - ahead)).toBeDefined()
      }
    })

    test('that failed while the clock was ahead is due now once all are tried', async () => {
      const { sink, queue } = await queueWith(1)
      const claim = await queue.claim(sink, now)
      if (claim) await queue.failed(claim, 'SMTP 451', now + 10_000)
      const earlier = now - HOUR_MS / 2
      expect(await queue.claim(sink, earlier)).toBeUndefined()
      expect(await queue.retryAll(sink, earlier)).toBe(1)
      expect(await queue.claim(sink, earlier)).toBeDefined()
    })

    test('that failed goes after those that did not, and all go in the order of receipt once tried at once', async () => {
      const sink = sinkOfItsOwn()
      const queue = new DeliveryQueue(database())
      const inquiries = [testInquiry(), testInquiry(), testInquiry(), testInquiry()]
      const accept = async (index: number) => {
        await store([sink]).accept(inquiries[index] ?? testInquiry(), { writtenAt: now - 120_000 + index })
        await nextMoment()
      }
      for (const index of [2, 1, 0]) await accept(index)
      const claimAll = async (time: number) => {
        const claimed: number[] = []
        for (let claim = await queue.claim(sink, time); claim; claim = await queue.claim(sink, time)) {
          claimed.push(inquiries.findIndex(({ id }) => id === claim?.inquiry.id))
          await queue.failed(claim, 'SMTP 451', time + 10_000)
        }
        return claimed
      }
      const first = await queue.claim(sink, now)
      if (first) await queue.failed(first, 'SMTP 451', now)
      await queue.retryFailed(sink, now - 1)
      expect(await claimAll(now)).toEqual([1, 0, 2])
      // By the times that their senders gave it would be the other way round.
      await queue.retryFailed(sink, now)
      expect(await claimAll(now)).toEqual([2, 1, 0])
      await queue.retryAll(sink, now)
      await accept(3)
      expect(await claimAll(now)).toEqual([2, 1, 0, 3])
    })

    test('says which inquiry this one replaces', async () => {
      const sink = sinkOfItsOwn()
      const replaced = testInquiry()
      const outcome = await store().accept(replaced)
      const reference = 'confirmation' in outcome ? outcome.confirmation.reference : ''
      await store([sink]).accept(testInquiry(), { replaces: [replaced.id] })
      expect(await new DeliveryQueue(database()).claim(sink, now)).toMatchObject({
        replaces: { id: replaced.id, reference },
        replacedBy: [],
      })
    })

    test('is taken again when its lease has ended, and the late result of the first worker no longer counts', async () => {
      const { sink, queue } = await queueWith(1)
      const gone = await queue.claim(sink, now)
      expect(await queue.claim(sink, now + LEASE_MS - 1)).toBeUndefined()
      const taken = await queue.claim(sink, now + LEASE_MS)
      if (!gone || !taken) throw new Error('nothing to claim')
      expect(taken).toMatchObject({ attempts: 2, inquiry: gone.inquiry })
      expect(await queue.delivered(gone, now)).toBe(false)
      expect(await queue.delivered(taken, now)).toBe(true)
      expect(await queue.claim(sink, now + 9 * LEASE_MS)).toBeUndefined()
    })

    test('that failed waits for its time, or until all are tried at once', async () => {
      const { sink, queue } = await queueWith(1)
      const claim = await queue.claim(sink, now)
      if (!claim) throw new Error('nothing to claim')
      await queue.failed(claim, 'SMTP 451', now + 10_000)
      expect(await queue.claim(sink, now + 9_999)).toBeUndefined()
      expect(await queue.retryAll(sink, now)).toBe(1)
      expect(await queue.claim(sink, now)).toMatchObject({ attempts: 2 })
    })

    test('that is refused waits alone for its time, and ends when it gets none', async () => {
      const { sink, queue } = await queueWith(2)
      const claims = [await queue.claim(sink, now), await queue.claim(sink, now)]
      for (const claim of claims) if (claim) await queue.refused(claim, 'SMTP 554', now, now + 12 * HOUR_MS)
      await queue.retryFailed(sink, now)
      expect(await queue.claim(sink, now + 12 * HOUR_MS - 1)).toBeUndefined()
      const later = now + 12 * HOUR_MS
      expect(await queue.claimSeveral(sink, later, 10, null)).toEqual([])
      const [first, ...others] = await queue.claimSeveral(sink, later, 10, await queue.duePart(sink, later))
      expect(others).toEqual([])
      expect(first?.refusedSince).toBe(new Date(now).toISOString())
      if (first) await queue.refused(first, 'SMTP 554', now)
      expect(await queue.claimSeveral(sink, later + 30 * 24 * HOUR_MS, 10)).toHaveLength(1)
      expect((await queue.refusedFigures()).filter((figures) => figures.sink === sink)).toEqual([{ sink, refused: 1 }])
      expect(await queue.retryAll(sink, later, true)).toBe(2)
      expect((await queue.refusedFigures()).filter((figures) => figures.sink === sink)).toEqual([])
    })

    test('that was refused is not resumed once its inquiry is erased', async () => {
      const { sink, queue } = await queueWith(1)
      const claim = await queue.claim(sink, now)
      if (claim) await queue.refused(claim, 'SMTP 554', now)
      await new Erasure(database(), [sink]).erase([claim?.inquiry.id ?? ''])
      expect(await queue.retryAll(sink, now, true)).toBe(0)
      expect(await queue.claim(sink, now)).toBeUndefined()
    })

    test('under way is not doubled by trying all at once', async () => {
      const { sink, queue } = await queueWith(1)
      await queue.claim(sink, now)
      await queue.retryAll(sink, now)
      expect(await queue.claim(sink, now + 1)).toBeUndefined()
    })

    test('is undelivered while it waits or is held back, and no sink has taken its inquiry', async () => {
      const [one, other] = [sinkOfItsOwn(), sinkOfItsOwn()]
      const [waiting, half, done, held, givenUp, kept] = Array.from({ length: 6 }, () => testInquiry())
      const queue = new DeliveryQueue(database())
      const take = async () => {
        const claim = await queue.claim(one, now)
        if (claim) await queue.delivered(claim, now)
      }
      await store([one, other]).accept(half ?? testInquiry())
      await take()
      await store([one]).accept(done ?? testInquiry())
      await take()
      await store([one, other]).accept(waiting ?? testInquiry())
      await store([one]).accept(held ?? testInquiry(), { suspected: true })
      await store([one]).accept(givenUp ?? testInquiry())
      await new InquiryRecords(database()).giveUp(givenUp?.id ?? '')
      await store().accept(kept ?? testInquiry())
      const ids = [waiting, half, done, held, givenUp, kept].map((inquiry) => inquiry?.id ?? '')
      const undelivered = await queue.undelivered(ids)
      expect(undelivered.map(({ id }) => id).toSorted()).toEqual([waiting?.id, held?.id].toSorted())
    })

    test('is refused, although another sink has it, once the sink that refuses it takes another one', async () => {
      const [one, other] = [sinkOfItsOwn(), sinkOfItsOwn()]
      const { id } = testInquiry()
      await store([one, other]).accept(testInquiry({ id }))
      const queue = new DeliveryQueue(database())
      const [refusing, taking] = [await queue.claim(one, now), await queue.claim(other, now)]
      if (taking) await queue.delivered(taking, now)
      if (refusing) await queue.refused(refusing, 'SMTP 554', now, now + HOUR_MS)
      expect(await queue.undelivered([id])).toEqual([])
      await store([one]).accept(testInquiry())
      const next = await queue.claim(one, now + 1_000)
      if (next) await queue.delivered(next, now + 1_000)
      expect(await queue.undelivered([id])).toEqual([{ id, isRefused: true }])
    })

    describe('of a recipient that is not configured any more', () => {
      const recipient = () => `email ${randomUUID()}@example.com`
      /** The deliveries of an inquiry as sink and state. */
      const statesOf = async ({ id }: { id: string }) => {
        const [record] = await new InquiryRecords(database()).list({ key: id })
        return record?.deliveries.map(({ sink, state }) => `${sink} ${state}`).toSorted()
      }
      const accept = async (sinks: string[], suspected = false) => {
        const inquiry = testInquiry()
        await store(sinks).accept(inquiry, { suspected })
        return inquiry
      }

      test('goes to the recipients that replace it, although the webhook has the inquiry, and to none of them twice', async () => {
        await forgetAll()
        const [old, a, b] = [recipient(), recipient(), recipient()]
        const inquiry = await accept([old, 'webhook'])
        const queue = new DeliveryQueue(database())
        const claim = await queue.claim('webhook', now)
        if (claim) await queue.delivered(claim, now)
        expect(await queue.adopt([a, b, 'webhook'], now)).toEqual({ [a]: 1, [b]: 1 })
        expect(await queue.adopt([a, b, 'webhook'], now)).toEqual({})
        expect(await statesOf(inquiry)).toEqual([`${a} waiting`, `${b} waiting`, 'webhook delivered'].toSorted())
        expect(await queue.claimSeveral(a, now, 10, await queue.duePart(a, now))).toHaveLength(1)
      })

      test('waits on while no other recipient of its kind is configured', async () => {
        await forgetAll()
        const old = recipient()
        const inquiry = await accept([old])
        const queue = new DeliveryQueue(database())
        expect(await queue.adopt(['adf leads@crm.example'], now)).toEqual({ 'adf leads@crm.example': 1 })
        expect(await statesOf(inquiry)).toEqual(['adf leads@crm.example waiting', `${old} waiting`])
      })

      test('is left to an attempt under way, and stays on record after one', async () => {
        await forgetAll()
        const [old, next] = [recipient(), recipient()]
        const inquiry = await accept([old])
        const queue = new DeliveryQueue(database())
        await queue.claim(old, now)
        expect(await queue.adopt([next], now + LEASE_MS - 1)).toEqual({})
        expect(await queue.adopt([next], now + LEASE_MS)).toEqual({ [next]: 1 })
        expect(await statesOf(inquiry)).toEqual([`${old} given-up`, `${next} waiting`].toSorted())
      })

      test('that was reported as held back, or refused, goes on with the next one', async () => {
        await forgetAll()
        const [old, next] = [recipient(), recipient()]
        const refused = await accept([old])
        const queue = new DeliveryQueue(database())
        const claim = await queue.claim(old, now)
        if (claim) await queue.refused(claim, 'SMTP 554', now)
        const held = await accept([old], true)
        expect(await queue.adopt([next], now)).toEqual({ [next]: 2 })
        expect(await statesOf(refused)).toEqual([`${old} given-up`, `${next} waiting`].toSorted())
        expect(await statesOf(held)).toEqual([`${next} held-back`])
      })
    })

    test('that a person gave up is not added for a sink that is set up later, unless that person retries it', async () => {
      await forgetAll()
      const inquiry = testInquiry()
      await store(['email a@example.com']).accept(inquiry)
      const [queue, records] = [new DeliveryQueue(database()), new InquiryRecords(database())]
      expect(await records.giveUp(inquiry.id)).toBe(1)
      const names = ['adf leads@crm.example', 'email a@example.com', 'webhook']
      expect(await queue.adopt(names, now)).toEqual({})
      expect(await queue.adopt(['email b@example.com'], now)).toEqual({})
      expect(await records.retry(inquiry.id, names)).toBe(3)
    })

    test('of an inquiry that waits is added for a webhook although its recipient of mail was replaced', async () => {
      await forgetAll()
      await store(['email a@example.com']).accept(testInquiry())
      const queue = new DeliveryQueue(database())
      await queue.claim('email a@example.com', now)
      expect(await queue.adopt(['email b@example.com'], now + LEASE_MS)).toEqual({ 'email b@example.com': 1 })
      expect(await queue.adopt(['email b@example.com', 'webhook'], now + LEASE_MS)).toEqual({ webhook: 1 })
    })

    test('is added for any number of inquiries from before its sink was set up, in one part', async () => {
      await forgetAll()
      const sink = sinkOfItsOwn()
      const inquiries = Array.from({ length: 1_100 }, () => testInquiry())
      // All at once, some would wait for a connection until the limit of that on a busy machine.
      for (let from = 0; from < inquiries.length; from += 50)
        await Promise.all(inquiries.slice(from, from + 50).map((inquiry) => store().accept(inquiry)))
      const queue = new DeliveryQueue(database())
      expect([await queue.adopt([sink], now), await queue.adopt([sink], now)]).toEqual([{ [sink]: 1_100 }, {}])
      const claimed = await queue.claimSeveral(sink, now, 2_000, await queue.duePart(sink, now))
      expect(claimed.map(({ inquiry }) => inquiry.id).toSorted()).toEqual(inquiries.map(({ id }) => id).toSorted())
    })

    test('is added once, only for inquiries from before its sink was set up', async () => {
      const [before, sink] = [sinkOfItsOwn(), sinkOfItsOwn()]
      const [early, later, done, erased, held] = Array.from({ length: 5 }, () => testInquiry())
      const { db } = database()
      await forgetAll()
      for (const inquiry of [early, later, erased]) await store().accept(inquiry ?? testInquiry())
      await store().accept(held ?? testInquiry(), { suspected: true })
      await store([before]).accept(done ?? testInquiry())
      await db
        .updateTable('inquiry')
        .set({ payload: null })
        .where('id', '=', erased?.id ?? '')
        .execute()
      const queue = new DeliveryQueue(database())
      const claim = await queue.claim(before, now)
      if (claim) await queue.delivered(claim, now)
      expect([await queue.adopt([sink], now), await queue.adopt([sink], now)]).toEqual([{ [sink]: 3 }, {}])
      const claimed = await queue.claimSeveral(sink, now, 10, await queue.duePart(sink, now))
      expect(claimed.map(({ inquiry }) => inquiry.id).toSorted()).toEqual([early?.id, later?.id].toSorted())
      // The report of what is held back, to the first recipient of mail that is set up, and to no later one.
      const heldBack = new HeldBackInquiries(database())
      const report = await heldBack.claim(sink, now)
      expect(report).toMatchObject({ count: 1 })
      if (report) await heldBack.reported(report, now)
      const last = sinkOfItsOwn()
      expect(await queue.adopt([sink, last], now)).toEqual({})
      expect(await heldBack.claim(last, now)).toBeUndefined()
    })
  })
})
