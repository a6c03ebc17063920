import { describe, expect, test } from 'vitest'
import { onEachDatabase, sinkOfItsOwn } from '../../tests/databases.ts'
import { testInquiry } from '../test-inquiry.ts'
import { DeliveryQueue } from './delivery-queue.ts'
import { Erasure } from './erasure.ts'
import { HeldBackInquiries } from './held-back.ts'
import { InquiryRecords } from './inquiry-records.ts'
import { LEASE_MS } from './leases.ts'

const HOUR_MS = 3_600_000

onEachDatabase(({ database, store }) => {
  describe('inquiries that are held back', () => {
    const now = Date.now() + 60_000
    const holdBack = async (count: number) => {
      const sink = sinkOfItsOwn()
      const inquiries = Array.from({ length: count }, () => testInquiry())
      await Promise.all(inquiries.map((inquiry) => store([sink]).accept(inquiry, { suspected: true })))
      return { sink, inquiries, heldBack: new HeldBackInquiries(database()) }
    }

    test('are reported together, twenty by name and the others as a number, and once an hour at most', async () => {
      const { sink, heldBack } = await holdBack(23)
      const held = await heldBack.claim(sink, now)
      expect(held).toMatchObject({ attempts: 1, count: 23 })
      expect(held?.first).toHaveLength(20)
      expect(held?.first[0]).toEqual({
        reference: expect.stringMatching(/^\w{4}-\w{4}$/),
        receivedAt: expect.stringMatching(/^20\d\d-/),
        name: 'Ada Byron',
      })
      if (held) await heldBack.reported(held, now, 'sales@carts.example.com')
      await store([sink]).accept(testInquiry(), { suspected: true })
      expect(await heldBack.claim(sink, now + HOUR_MS - 1)).toBeUndefined()
      expect(await heldBack.claim(sink, now + HOUR_MS)).toMatchObject({ count: 1 })
    })

    test('are reported although the clock was ahead when they came, or when the last report went', async () => {
      const { sink, heldBack } = await holdBack(1)
      const ahead = new Date(now + 400 * 24 * HOUR_MS).toISOString()
      await database().db.updateTable('delivery').set({ due_at: ahead }).where('sink', '=', sink).execute()
      const held = await heldBack.claim(sink, now)
      expect(held).toMatchObject({ count: 1 })
      if (held) await heldBack.reported(held, now + 400 * 24 * HOUR_MS)
      await store([sink]).accept(testInquiry(), { suspected: true })
      expect(await heldBack.claim(sink, now)).toMatchObject({ count: 1 })
    })

    test('are reported although the clock was ahead by half an hour when they came', async () => {
      const { sink, heldBack } = await holdBack(1)
      expect(await heldBack.claim(sink, now - HOUR_MS / 2)).toMatchObject({ count: 1 })
    })

    test('are reported by one worker at a time, and again after a failure', async () => {
      const { sink, heldBack } = await holdBack(2)
      const held = await heldBack.claim(sink, now)
      expect(await heldBack.claim(sink, now + 1)).toBeUndefined()
      const unreported = async () =>
        (await new DeliveryQueue(database()).unreportedFigures()).filter((figures) => figures.sink === sink)
      expect(await unreported()).toEqual([])
      if (held) await heldBack.failed(held, 'SMTP 451', now + 10_000)
      expect(await unreported()).toEqual([{ sink, unreported: 2 }])
      expect(await heldBack.claim(sink, now + 9_999)).toBeUndefined()
      expect(await heldBack.claim(sink, now + 10_000)).toMatchObject({ attempts: 2, count: 2 })
      expect(await heldBack.claim(sink, now + 10_000 + LEASE_MS)).toMatchObject({ attempts: 3, count: 2 })
    })

    test('do not wait for a delivery, and are delivered once a person releases them', async () => {
      const { sink, inquiries, heldBack } = await holdBack(2)
      const queue = new DeliveryQueue(database())
      const records = new InquiryRecords(database())
      const [before, after] = inquiries.map(({ id }) => id)
      expect((await queue.waiting()).filter((waiting) => waiting.sink === sink)).toEqual([])
      expect(await queue.claim(sink, now)).toBeUndefined()
      expect(await records.retry(before ?? '', [sink])).toBe(1)
      const held = await heldBack.claim(sink, now)
      if (held) await heldBack.reported(held, now)
      expect(await records.retry(after ?? '', [sink])).toBe(1)
      const claimed = await queue.claimSeveral(sink, now, 10)
      expect(claimed.map(({ inquiry }) => inquiry.id).toSorted()).toEqual([before, after].toSorted())
    })

    test('that are erased while their report is on its way are recorded as reported', async () => {
      const { sink, inquiries, heldBack } = await holdBack(1)
      const held = await heldBack.claim(sink, now)
      await new Erasure(database(), [sink]).erase(inquiries.map(({ id }) => id))
      if (held) await heldBack.reported(held, now, 'sales@carts.example.com')
      const [record] = await new InquiryRecords(database()).list({ key: inquiries[0]?.id ?? '' })
      expect(record?.deliveries).toMatchObject([{ state: 'reported', delivered_to: 'sales@carts.example.com' }])
    })

    test('are erased like others, and then not reported', async () => {
      const { sink, inquiries, heldBack } = await holdBack(2)
      await new Erasure(database(), [sink]).erase(inquiries.map(({ id }) => id))
      expect(await heldBack.claim(sink, now)).toBeUndefined()
    })
  })
})
