import { describe, expect, test } from 'vitest'
import { onEachDatabase, sinkOfItsOwn } from '../../tests/databases.ts'
import { testInquiry } from '../test-inquiry.ts'
import { DeliveryQueue } from './delivery-queue.ts'
import { LEASE_MS } from './leases.ts'

const MINUTE_MS = 60_000

onEachDatabase(({ database, store }) => {
  describe('a summary', () => {
    const now = Date.now() + 60 * MINUTE_MS

    /** A queue in which the sink has refused the only inquiry. */
    async function refusing() {
      const [sink, queue] = [sinkOfItsOwn(), new DeliveryQueue(database())]
      await store([sink]).accept(testInquiry())
      const claim = await queue.claim(sink, now)
      if (claim) await queue.refused(claim, 'SMTP 554', now, now + 60 * MINUTE_MS)
      return { sink, queue }
    }

    test('names each refused inquiry once, and delivers nothing', async () => {
      const { sink, queue } = await refusing()
      const [first, ...others] = await queue.claimSummary(sink, now, 10, 5 * MINUTE_MS)
      expect(others).toEqual([])
      expect(await queue.summarized(first ?? expect.fail(), now)).toBe(true)
      expect(await queue.claimSummary(sink, now + LEASE_MS, 10, 0)).toEqual([])
      expect((await queue.waiting()).filter((figures) => figures.sink === sink)).toMatchObject([{ waiting: 1 }])
      expect(await queue.traffic(sink, now - 1, now, 10)).toMatchObject({ messages: 0, lastSummaryAt: now })
      // The refusal is not forgotten.
      expect(await queue.claim(sink, now + 59 * MINUTE_MS)).toBeUndefined()
      expect(await queue.claim(sink, now + 60 * MINUTE_MS)).toMatchObject({ isSummarized: true })
    })

    test('belongs to one worker at a time, and to the next one when that did not send it', async () => {
      const { sink, queue } = await refusing()
      const claims = await Promise.all(Array.from({ length: 8 }, () => queue.claimSummary(sink, now, 10, 0)))
      expect(claims.flat()).toHaveLength(1)
      await queue.release(claims.flat()[0] ?? expect.fail())
      expect(await queue.claimSummary(sink, now, 10, 0)).toHaveLength(1)
      expect(await queue.claimSummary(sink, now + LEASE_MS, 10, 0)).toHaveLength(1)
    })

    test('waits until an inquiry is late, and names no inquiry whose text the sink never read', async () => {
      const { sink, queue } = await refusing()
      expect(await queue.claimSummary(sink, now, 10, 61 * MINUTE_MS)).toEqual([])
      const unread = sinkOfItsOwn()
      await store([unread]).accept(testInquiry())
      const claim = await queue.claim(unread, now)
      if (claim) await queue.failed(claim, 'SMTP ETIMEDOUT', now)
      expect(await queue.claimSummary(unread, now, 10, 0)).toEqual([])
      const again = await queue.claim(unread, now)
      if (again) await queue.failed(again, 'SMTP 451', now, true)
      expect(await queue.claimSummary(unread, now, 10, 0)).toHaveLength(1)
    })
  })
})
