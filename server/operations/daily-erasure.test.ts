import fastify from 'fastify'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { UnusedPhotographs } from '../photographs/unused-photographs.ts'
import { type InquiryDatabase, openDatabase } from '../store/database.ts'
import { Erasure } from '../store/erasure.ts'
import { ErasureRuns } from '../store/erasure-runs.ts'
import { InquiryRecords } from '../store/inquiry-records.ts'
import { SqlStore } from '../store/sql-store.ts'
import { testInquiry } from '../test-inquiry.ts'
import { testSite } from '../test-site.ts'
import { retention } from './daily-erasure.ts'

const DAY_MS = 86_400_000
const RETENTION_DAYS = 30
const ERROR_LEVEL = 50

let site: ReturnType<typeof testSite>
let database: InquiryDatabase
beforeEach(async () => {
  site = testSite()
  database = await openDatabase(site.config.database)
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'], now: Date.parse('2026-05-01T12:00:00Z') })
})
afterEach(async () => {
  vi.useRealTimers()
  await database.db.destroy()
  site.remove()
})

const receive = () => new SqlStore(database, []).accept(testInquiry())
const left = async () => (await new InquiryRecords(database).list()).filter(({ inquiry }) => inquiry).length
const moveClock = (days: number) => vi.setSystemTime(Date.now() + days * DAY_MS)

/** A server that runs its erasure. `stop` waits for one under way. */
async function startServer() {
  const errors: { msg: string }[] = []
  const write = (line: string) => {
    const entry = JSON.parse(line) as { level: number; msg: string }
    if (entry.level >= ERROR_LEVEL) errors.push(entry)
  }
  const app = fastify({ logger: { stream: { write } } })
  retention(app, {
    erasure: new Erasure(database, []),
    photographs: new UnusedPhotographs(database),
    runs: new ErasureRuns(database),
    days: RETENTION_DAYS,
  })
  await app.listen({ port: 0, host: '127.0.0.1' })
  return { errors, stop: () => app.close() }
}

/** Starts and stops a server. @returns what it logged as errors */
async function runOnce() {
  const { errors, stop } = await startServer()
  await stop()
  return errors.map(({ msg }) => msg)
}

test('a running server erases old inquiries once it has run for a week, and nothing before', async () => {
  await receive()
  moveClock(RETENTION_DAYS + 1)
  const runs = new ErasureRuns(database)
  let time = Date.now()
  const server = await startServer()
  const hasRun = () => expect.poll(async () => (await runs.read())?.lastRun).toBe(new Date(time).toISOString())
  const dayPasses = async () => {
    vi.advanceTimersByTime(DAY_MS)
    time += DAY_MS
    await hasRun()
  }
  await hasRun()
  for (let day = 1; day < 7; day += 1) await dayPasses()
  expect(await left()).toBe(1)
  await dayPasses()
  await expect.poll(left).toBe(0)

  await receive()
  for (let day = 1; day < RETENTION_DAYS; day += 1) await dayPasses()
  expect(await left()).toBe(1)
  await dayPasses()
  await dayPasses()
  await expect.poll(left).toBe(0)
  await server.stop()
  expect(server.errors).toEqual([])
})

test('a server that restarts every day or two erases', async () => {
  await receive()
  moveClock(RETENTION_DAYS + 1)
  for (let start = 0; start < 4; start += 1) {
    expect(await runOnce()).toEqual([])
    moveClock(2)
  }
  expect(await left()).toBe(1)
  await runOnce()
  expect(await left()).toBe(0)
})

test('after a month without a server the clock has to be confirmed again before old inquiries are erased', async () => {
  for (let day = 0; day < 10; day += 1) {
    await runOnce()
    moveClock(1)
  }
  await receive()
  moveClock(RETENTION_DAYS + 1)
  expect(await runOnce()).toEqual([expect.stringContaining('clock')])
  for (let day = 1; day < 7; day += 1) {
    moveClock(1)
    expect(await runOnce()).toEqual([])
  }
  expect(await left()).toBe(1)
  moveClock(1)
  await runOnce()
  expect(await left()).toBe(0)
})

test('the run also erases photographs that no cart has had for a year', async () => {
  const photograph = { path: '/photos/0123456789abcdef-960.webp', bytes: Buffer.from('picture'), size: 7 }
  await database.db
    .insertInto('photograph_form')
    .values({ ...photograph, kept_at: '2024-05-01T12:00:00.000Z' })
    .execute()
  const kept = async () => (await database.db.selectFrom('photograph_form').select('path').execute()).length
  for (let day = 0; day < 7; day += 1) {
    await runOnce()
    moveClock(1)
  }
  expect(await kept()).toBe(1)
  await runOnce()
  expect(await kept()).toBe(0)
})

test('one run erases a thousand, the oldest, and the next one goes on', async () => {
  const oldest = testInquiry()
  await new SqlStore(database, []).accept(oldest)
  moveClock(1)
  const store = new SqlStore(database, [])
  await Promise.all(Array.from({ length: 1_002 }, () => store.accept(testInquiry())))
  moveClock(RETENTION_DAYS + 1)
  for (let day = 0; day < 7; day += 1) {
    await runOnce()
    moveClock(1)
  }
  expect(await left()).toBe(1_003)
  await runOnce()
  expect(await left()).toBe(3)
  expect((await new InquiryRecords(database).list({ key: oldest.id }))[0]?.inquiry).toBeUndefined()
  await runOnce()
  expect(await left()).toBe(0)
})

test('a start with the clock a year ahead erases nothing and says so, and neither does the next one with the right clock', async () => {
  await receive()
  for (let day = 0; day < 20; day += 1) {
    expect(await runOnce()).toEqual([])
    moveClock(1)
  }
  moveClock(365)
  expect(await runOnce()).toEqual([expect.stringContaining('clock')])
  moveClock(-365)
  expect(await runOnce()).toEqual([expect.stringContaining('clock')])
  expect(await left()).toBe(1)
})
