import { describe, expect, test } from 'vitest'
import { onEachDatabase, sinkOfItsOwn } from '../../tests/databases.ts'
import { testInquiry } from '../test-inquiry.ts'
import { AnsweredInquiries } from './answered-inquiries.ts'
import { Erasure } from './erasure.ts'
import { InquiryRecords } from './inquiry-records.ts'
import type { Circumstances } from './inquiry-store.ts'

onEachDatabase(({ database, store }) => {
  describe('an inquiry', () => {
    const answered = () => new AnsweredInquiries(database())
    const received = async (circumstances: Circumstances = {}, sinks: string[] = []) => {
      const inquiry = testInquiry()
      await store(sinks).accept(inquiry, circumstances)
      return inquiry.id
    }
    const recordOf = async (key: string) => (await new InquiryRecords(database()).list({ key }))[0]

    test('is answered once, by the first of two who say so', async () => {
      const id = await received()
      const said = [await answered().answer(id, 'Anna'), await answered().answer(id, 'Ben')]
      expect(said).toEqual([true, false])
      expect(await recordOf(id)).toMatchObject({ answered: { by: 'Anna' }, closed: undefined })
      expect(await answered().stepsOf(id)).toMatchObject([{ who: 'Anna', step: 'answered' }])
    })

    test('that is closed and reopened returns to its state before, and then to new', async () => {
      const id = await received()
      await answered().answer(id, 'Anna')
      await answered().close(id, 'Ben')
      expect(await answered().reopen(id, 'answered', 'Anna')).toBe(false)
      expect(await answered().reopen(id, 'closed', 'Anna')).toBe(true)
      expect(await recordOf(id)).toMatchObject({ answered: { by: 'Anna' }, closed: undefined })
      expect(await answered().reopen(id, 'answered', 'Anna')).toBe(true)
      expect(await recordOf(id)).toMatchObject({ answered: undefined })
    })

    test('counts as unanswered until a person marks it; spam, replaced and erased ones do not', async () => {
      const unanswered = async () => (await answered().unanswered()).length
      const before = await unanswered()
      const [id, erased] = [await received(), await received()]
      await received({ suspected: true })
      await new Erasure(database(), []).erase([erased])
      expect(await unanswered()).toBe(before + 1)
      const later = await received({ replaces: [id.toUpperCase()] })
      expect(await unanswered()).toBe(before + 1)
      await answered().close(later, 'Anna')
      expect(await unanswered()).toBe(before)
    })

    test('changes the stamp when it is received, taken up, delivered or erased', async () => {
      const stamps = [await answered().stamp()]
      const look = async () => stamps.push(await answered().stamp())
      const sink = sinkOfItsOwn()
      const id = await received({ suspected: true }, [sink])
      await look()
      await new InquiryRecords(database()).retry(id, [sink])
      await look()
      await answered().answer(id, 'Anna')
      await look()
      await new InquiryRecords(database()).giveUp(id)
      await look()
      await new Erasure(database(), []).erase([id])
      await look()
      expect(new Set(stamps).size).toBe(6)
      expect(await answered().stamp()).toBe(stamps.at(-1))
    })
  })
})
