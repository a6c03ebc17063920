import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { onEachDatabase, sinkOfItsOwn } from '../../tests/databases.ts'
import { testInquiry } from '../test-inquiry.ts'
import { DeliveryQueue } from './delivery-queue.ts'
import { InquiryRecords } from './inquiry-records.ts'

onEachDatabase(({ database, store }) => {
  describe('records', () => {
    const records = () => new InquiryRecords(database())

    test('are found by id and by reference, in any letter case', async () => {
      const inquiry = testInquiry()
      const outcome = await store().accept(inquiry)
      const reference = 'confirmation' in outcome ? outcome.confirmation.reference : ''
      for (const key of [inquiry.id, inquiry.id.toUpperCase(), reference, reference.toLowerCase()]) {
        expect(await records().list({ key })).toMatchObject([{ id: inquiry.id, inquiry }])
      }
    })

    test('are listed by when they were written, the last one first', async () => {
      const day = Date.parse('2031-01-01T00:00:00Z')
      const inquiries = [testInquiry(), testInquiry(), testInquiry()]
      for (const [index, inquiry] of inquiries.entries()) {
        await store().accept(inquiry, { writtenAt: day + ((index * 2) % 3) })
      }
      const [first, second, third] = inquiries.map(({ id }) => id)
      expect((await records().list({ limit: 3 })).map(({ id }) => id)).toEqual([second, third, first])
    })

    test('of several that one replaces, tell the latest that arrived', async () => {
      const [first, between, last] = [testInquiry(), testInquiry(), testInquiry()]
      const lost = randomUUID()
      await store().accept(first)
      await store().accept(between, { replaces: [first.id, lost] })
      await store().accept(last, { replaces: [first.id.toUpperCase(), between.id, lost] })
      const linkOf = async ({ id }: { id: string }) => (await records().list({ key: id }))[0]?.replaces?.id
      expect([await linkOf(between), await linkOf(last)]).toEqual([first.id, between.id])
    })

    test('never tell that one replaces itself', async () => {
      const [first, last] = [testInquiry(), testInquiry()]
      await store().accept(first)
      await store().accept(last, { replaces: [first.id, last.id.toUpperCase()] })
      expect((await records().list({ key: last.id }))[0]?.replaces?.id).toBe(first.id)
    })

    test('tell which replaces which, from both sides', async () => {
      const [unknown, first] = [randomUUID(), testInquiry()]
      const [second, third] = [testInquiry(), testInquiry()]
      await store().accept(first, { replaces: [unknown] })
      for (const inquiry of [second, third]) await store().accept(inquiry, { replaces: [first.id.toUpperCase()] })
      const [record] = await records().list({ key: first.id })
      expect(record).toMatchObject({ replaces: { id: unknown, reference: undefined } })
      expect(record?.replacedBy.map(({ id }) => id).toSorted()).toEqual([second.id, third.id].toSorted())
      const [later] = await records().list({ key: second.id })
      expect(later).toMatchObject({ replaces: { id: first.id, reference: record?.reference }, replacedBy: [] })
    })

    test('thousands at once keep each their own deliveries', async () => {
      const sink = sinkOfItsOwn()
      const busy = store([sink])
      await Promise.all(Array.from({ length: 1_200 }, () => busy.accept(testInquiry())))
      const all = (await records().list()).filter(({ deliveries }) => deliveries[0]?.sink === sink)
      expect(all).toHaveLength(1_200)
      expect(all.every(({ id, deliveries }) => deliveries.length === 1 && deliveries[0]?.inquiry_id === id)).toBe(true)
    })

    test('delivered already are delivered once more only on request', async () => {
      const sink = sinkOfItsOwn()
      const inquiry = testInquiry()
      await store([sink]).accept(inquiry)
      const queue = new DeliveryQueue(database())
      const claim = await queue.claim(sink, Date.now() + 1)
      if (claim) await queue.delivered(claim, Date.now())
      expect(await records().retry(inquiry.id, [sink])).toBe(0)
      expect(await records().retry(inquiry.id, [sink], true)).toBe(1)
      expect(await queue.claim(sink, Date.now() + 1)).toMatchObject({ resentAt: expect.stringMatching(/^20/) })
    })

    test('held back by the hidden field are delivered once an operator releases them', async () => {
      const sink = sinkOfItsOwn()
      const inquiry = testInquiry()
      await store([sink]).accept(inquiry, { suspected: true })
      expect(await records().list({ key: inquiry.id })).toMatchObject([{ suspected: true }])
      expect(await records().retry(inquiry.id, [sink])).toBe(1)
      expect(await records().list({ key: inquiry.id })).toMatchObject([
        { suspected: false, deliveries: [{ sink, state: 'waiting' }] },
      ])
    })
  })
})
