import { afterEach, expect, test, vi } from 'vitest'
import { InquiryRecords } from '../store/inquiry-records.ts'
import { SqlStore } from '../store/sql-store.ts'
import { testInquiry } from '../test-inquiry.ts'
import { testApp } from '../test-site.ts'

const DAY_MS = 86_400_000

afterEach(() => {
  vi.useRealTimers()
})

test('inquiries are erased by the age that is set, at the start and every day, and not before', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'], now: Date.parse('2026-05-01T12:00:00Z') })
  const { app, database, stop } = await testApp({ retentionDays: 30 })
  const left = async () => (await new InquiryRecords(database).list()).filter(({ inquiry }) => inquiry).length
  const store = new SqlStore(database, [])
  await store.accept(testInquiry())
  vi.setSystemTime(Date.now() + 31 * DAY_MS)
  await store.accept(testInquiry())
  await app.listen({ port: 0, host: '127.0.0.1' })
  await expect.poll(left).toBe(1)

  vi.advanceTimersByTime(29 * DAY_MS)
  await new Promise((resolve) => setImmediate(resolve))
  expect(await left()).toBe(1)
  vi.advanceTimersByTime(2 * DAY_MS)
  await expect.poll(left).toBe(0)
  await stop()
})
