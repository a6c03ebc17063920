import { describe, expect, test } from 'vitest'
import { onEachDatabase, sinkOfItsOwn } from '../../tests/databases.ts'
import { testInquiry } from '../test-inquiry.ts'
import { DeliveryQueue, LEASE_MS } from './delivery-queue.ts'

onEachDatabase(({ database, store }) => {
  describe('a delivery', () => {
    const now = Date.now() + 60_000
    const queueWith = async (count: number) => {
      const sink = sinkOfItsOwn()
      for (let index = 0; index < count; index += 1) await store([sink]).accept(testInquiry())
      return { sink, queue: new DeliveryQueue(database()) }
    }

    test('belongs to one worker at a time, however many there are', async () => {
      const { sink, queue } = await queueWith(10)
      const claims = await Promise.all(Array.from({ length: 30 }, () => queue.claim(sink, now)))
      const ids = claims.filter((claim) => claim !== undefined).map(({ inquiry }) => inquiry.id)
      expect(ids).toHaveLength(10)
      expect(new Set(ids).size).toBe(10)
    })

    test('of the inquiry that was written first goes first, whenever it arrived', async () => {
      const sink = sinkOfItsOwn()
      const times = [9, 2, 10, 6, 3, undefined, 5].map((minutes) => minutes && Date.now() - minutes * 60_000)
      for (const writtenAt of times) await store([sink]).accept(testInquiry(), { writtenAt })
      const queue = new DeliveryQueue(database())
      const order: (string | undefined)[] = []
      for (let claimed = 0; claimed < times.length; claimed += 1) {
        order.push((await queue.claim(sink, now))?.writtenAt)
      }
      const known = times.filter((time) => time !== undefined).toSorted((a, b) => a - b)
      expect(order).toEqual([...known.map((time) => new Date(time).toISOString()), undefined])
    })

    test('that failed goes after those that did not, and all go in the order of writing once tried at once', async () => {
      const sink = sinkOfItsOwn()
      const queue = new DeliveryQueue(database())
      const inquiries = [testInquiry(), testInquiry(), testInquiry(), testInquiry()]
      const accept = (index: number) =>
        store([sink]).accept(inquiries[index] ?? testInquiry(), { writtenAt: now - 120_000 + index })
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
      expect(await claimAll(now)).toEqual([1, 2, 0])
      await queue.retryFailed(sink, now)
      expect(await claimAll(now)).toEqual([0, 1, 2])
      await queue.retryAll(sink, now)
      await accept(3)
      expect(await claimAll(now)).toEqual([0, 1, 2, 3])
    })

    test('says which inquiry this one replaces', async () => {
      const sink = sinkOfItsOwn()
      const replaced = testInquiry()
      const outcome = await store().accept(replaced)
      const reference = 'receipt' in outcome ? outcome.receipt.reference : ''
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

    test('under way is not doubled by trying all at once', async () => {
      const { sink, queue } = await queueWith(1)
      await queue.claim(sink, now)
      await queue.retryAll(sink, now)
      expect(await queue.claim(sink, now + 1)).toBeUndefined()
    })
  })
})
