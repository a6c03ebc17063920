import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { onEachDatabase, sinkOfItsOwn } from '../../tests/databases.ts'
import { testInquiry } from '../test-inquiry.ts'
import { testVehicle } from '../test-site.ts'
import { openDatabase } from './database.ts'
import { DeliveryQueue } from './delivery-queue.ts'
import { Erasure } from './erasure.ts'
import { ErasureRuns, isClockConfirmed } from './erasure-runs.ts'
import { InquiryRecords } from './inquiry-records.ts'
import type { StoredInquiry } from './inquiry-store.ts'
import { SqlStore } from './sql-store.ts'

const DAY_MS = 86_400_000
const later = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString()

/** Whether any file of a folder contains the text. */
const isInFiles = (folder: string, text: string) =>
  readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .some((entry) => readFileSync(join(entry.parentPath, entry.name)).includes(text))

onEachDatabase(({ database, config, folder, store }) => {
  const receive = async (more: Partial<StoredInquiry>, sinks: string[] = []) => {
    const inquiry = testInquiry(more)
    await store(sinks).accept(inquiry)
    return inquiry
  }
  const records = () => new InquiryRecords(database())
  const isEmbedded = () => database().dialect === 'sqlite'
  const erasure = (...sinks: string[]) => new Erasure(database(), sinks)
  test('a purged text is in no file of the embedded database, while servers go on using it', async () => {
    const secrets = ['Quicksilver-4711', 'Bandersnatch-4712', 'zebulon@example.org']
    await receive({ message: `My garden is ${secrets[0]}.`, lastName: secrets[1], email: secrets[2] })
    const server = await openDatabase(config())
    for (let index = 0; index < 30; index += 1) {
      await new SqlStore(server, []).accept(testInquiry({ message: `${secrets[0]} again, and again.` }))
    }
    const areInFiles = () => secrets.map((secret) => isInFiles(folder(), secret))
    if (isEmbedded()) expect(areInFiles()).toEqual([true, true, true])
    expect(await erasure().purge(later(1))).toMatchObject({ erased: 31, kept: 0 })
    if (isEmbedded()) expect(areInFiles()).toEqual([false, false, false])
    const next = testInquiry({ message: 'This one came afterwards.' })
    expect((await new SqlStore(server, []).accept(next)).kind).toBe('stored')
    expect(await records().list({ key: next.id })).toMatchObject([{ inquiry: next }])
    await server.db.destroy()
  })

  test('a text that another process was reading from the log is gone from it after the next erasure', async () => {
    if (!isEmbedded()) return
    const secret = 'Jabberwock-4714'
    await receive({ message: `My garden is ${secret}.` })
    const reader = await openDatabase(config())
    await reader.db.connection().execute(async (connection) => {
      await sql`begin deferred`.execute(connection)
      await connection.selectFrom('inquiry').select('id').execute()
      await erasure().purge(later(1))
      expect(isInFiles(folder(), secret)).toBe(true)
      await sql`commit`.execute(connection)
    })
    await erasure().purge(later(1))
    expect(isInFiles(folder(), secret)).toBe(false)
    await reader.db.destroy()
  })

  test('an inquiry that waits for a configured sink is kept, and one that waits for a removed sink is not', async () => {
    await erasure().purge(later(1))
    const waiting = await receive({}, ['email'])
    const abandoned = await receive({}, ['removed'])
    expect(await erasure('email').purge(later(1))).toMatchObject({ erased: 1, kept: 1, abandoned: 1 })
    expect(await records().list({ key: waiting.id })).toMatchObject([{ inquiry: waiting }])
    expect(await records().list({ key: abandoned.id })).toMatchObject([
      { inquiry: undefined, erasedAt: expect.any(String), deliveries: [] },
    ])
    // Set up again, that sink has nothing to deliver that is not there.
    expect(await new DeliveryQueue(database()).claim('removed', Date.now() + 1)).toBeUndefined()
  })

  test('erases at most the given number at once, the oldest first, and returns how many are left', async () => {
    await erasure().purge(later(1))
    const inquiries = [await receive({}), await receive({}), await receive({})]
    await receive({}, ['email'])
    expect(await erasure('email').purge(later(1), 2)).toEqual({ erased: 2, left: 1, kept: 1, abandoned: 0 })
    expect(await erasure('email').purge(later(1), 2)).toEqual({ erased: 1, left: 0, kept: 1, abandoned: 0 })
    for (const { id } of inquiries) expect((await records().list({ key: id }))[0]?.inquiry).toBeUndefined()
  })

  test('daily runs of a week confirm the clock, a break of more than three days ends that', async () => {
    const runs = new ErasureRuns(database())
    const start = Date.parse('2026-05-01T12:00:00Z')
    const day = (count: number) => start + count * DAY_MS
    expect(isClockConfirmed(await runs.read(), start)).toBe(false)
    for (const count of [0, 1, 4, 6.9]) {
      expect(await runs.note(day(count))).toMatchObject({ unbrokenSince: new Date(start).toISOString() })
      expect(isClockConfirmed(await runs.read(), day(count))).toBe(false)
    }
    // Two servers' clocks differ by seconds.
    for (const count of [7, 6.9999, 8]) expect(await runs.note(day(count))).toMatchObject({ breakAfter: undefined })
    expect(isClockConfirmed(await runs.read(), day(8))).toBe(true)
    expect(isClockConfirmed(await runs.read(), day(12))).toBe(false)
    for (const count of [400, 9, 12.1]) {
      const before = await runs.read()
      expect(await runs.note(day(count))).toMatchObject({ breakAfter: before?.lastRun })
      expect(isClockConfirmed(await runs.read(), day(count))).toBe(false)
    }
  })

  test('the unit that a person asked about is erased with the text', async () => {
    const sink = sinkOfItsOwn()
    const vehicle = testVehicle('sold-since', 'Denago Rover XL', 'denago')
    const inquiry = testInquiry({ vehicleId: vehicle.id })
    await store([sink]).accept(inquiry, { vehicle })
    expect(await new DeliveryQueue(database()).claim(sink, Date.now() + 1)).toMatchObject({ vehicle })
    expect(await records().list({ key: inquiry.id })).toMatchObject([{ vehicle }])
    await erasure(sink).erase([inquiry.id])
    expect((await records().list({ key: inquiry.id }))[0]?.vehicle).toBeUndefined()
  })

  test('one person is erased whole, others are not, and a record without personal data remains', async () => {
    await erasure().purge(later(1))
    const email = 'Grace.Hopper@example.com'
    const mine = await receive({ email, message: 'Compilers-4713, please.' }, ['email', 'webhook'])
    const other = await receive({ email: 'grace@example.com' }, ['email'])
    const queue = new DeliveryQueue(database())
    const claim = await queue.claim('webhook', Date.now() + 1)
    if (claim) await queue.delivered(claim, Date.now(), 'crm.example.com')

    const keys = await erasure().inquiriesFrom('grace.hopper@EXAMPLE.com ')
    expect(keys).toEqual([mine.id])
    expect(await erasure('email', 'webhook').erase(keys)).toBe(1)
    if (isEmbedded()) expect(isInFiles(folder(), 'Compilers-4713')).toBe(false)
    const [record] = await records().list({ key: mine.id })
    expect(record).toMatchObject({ id: mine.id, inquiry: undefined, erasedAt: expect.any(String) })
    expect(record?.deliveries).toMatchObject([{ sink: 'webhook', delivered_to: 'crm.example.com' }])
    expect(await queue.claim('email', Date.now() + 1)).toMatchObject({ inquiry: { id: other.id } })

    // A copy that turns up late is known, and brings nothing back.
    expect(await store(['email']).accept(mine)).toMatchObject({ kind: 'replayed' })
    expect(await erasure().inquiriesFrom(email)).toEqual([])
    expect(await erasure('email').erase([mine.id])).toBe(0)
  })
})
