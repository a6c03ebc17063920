import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Kysely, Migrator, PostgresDialect } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { hasPostgres, type Postgres, startPostgres } from '../../tests/postgres/server.ts'
import { testInquiry } from '../test-inquiry.ts'
import { type DatabaseConfig, databaseFile, type InquiryDatabase, openDatabase } from './database.ts'
import { DeliveryQueue, LEASE_MS } from './delivery-queue.ts'
import { InquiryRecords } from './inquiry-records.ts'
import { migrate, migrations } from './migrations.ts'
import { SqlStore } from './sql-store.ts'
import { LibsqlDialect } from './sqlite.ts'
import { writeProbe } from './write-probe.ts'

const dir = mkdtempSync(join(tmpdir(), 'storage-'))
let postgres: Postgres | undefined
beforeAll(async () => {
  if (hasPostgres) postgres = await startPostgres()
})
afterAll(async () => {
  await postgres?.stop()
  rmSync(dir, { recursive: true, force: true })
})

const kinds: [name: string, fresh: () => Promise<DatabaseConfig>][] = [
  ['the embedded database', async () => ({ kind: 'sqlite', dataDir: join(dir, randomUUID()) })],
]
if (hasPostgres)
  kinds.push(['PostgreSQL', async () => ({ kind: 'postgres', url: (await postgres?.createDatabase()) ?? '' })])

/** A database as an older program left it, brought up to a step and no further. */
async function databaseOfStep(config: DatabaseConfig, step: string) {
  const dialect =
    config.kind === 'sqlite'
      ? new LibsqlDialect(databaseFile(config.dataDir))
      : new PostgresDialect({ pool: new pg.Pool({ connectionString: config.url }) })
  // biome-ignore lint/suspicious/noExplicitAny: the tables of then are not those that the types of today describe
  const db = new Kysely<any>({ dialect })
  await new Migrator({ db, provider: { getMigrations: async () => ({ ...migrations }) } }).migrateTo(step)
  return db
}

describe.each(kinds)('on %s', (_name, fresh) => {
  let config: DatabaseConfig
  let database: InquiryDatabase
  beforeAll(async () => {
    config = await fresh()
    database = await openDatabase(config)
  })
  afterAll(() => database.db.destroy())

  const store = (sinks: string[] = []) => new SqlStore(database, sinks)
  const sinkOfItsOwn = () => `sink-${randomUUID()}`

  test('a database is brought up to date once, and can be written', async () => {
    await migrate(database.db)
    await writeProbe(database)
    const steps = await database.db.introspection.getTables()
    expect(steps.map(({ name }) => name).toSorted()).toEqual(['delivery', 'inquiry'])
  })

  test('a database that is newer than the program is left alone', async () => {
    const config = await fresh()
    const newer = await openDatabase(config)
    const step = { name: '0000-from-the-future', timestamp: new Date().toISOString() }
    await newer.db.withTables<{ kysely_migration: typeof step }>().insertInto('kysely_migration').values(step).execute()
    await newer.db.destroy()
    await expect(openDatabase(config)).rejects.toThrow(/^The database .* cannot be used: .*0000-from-the-future/)
  })

  test('what an older program stored is kept, and takes its place in the order of receipt', async () => {
    const config = await fresh()
    const older = await databaseOfStep(config, '0001-inquiries-and-deliveries')
    const [first, second] = [testInquiry({ vehicleId: '' }), testInquiry()]
    for (const [index, inquiry] of [first, second].entries()) {
      const time = `2026-05-01T12:00:0${index}.000Z`
      const row = { id: inquiry.id, reference: `OLD-${index}`, received_at: time, payload: JSON.stringify(inquiry) }
      await older
        .insertInto('inquiry')
        .values({ ...row, suspected: 0 })
        .execute()
      const delivery = { inquiry_id: inquiry.id, sink: 'email', state: 'waiting', attempts: 0, due_at: time }
      await older.insertInto('delivery').values(delivery).execute()
    }
    await older.destroy()

    const database = await openDatabase(config)
    const [store, queue] = [new SqlStore(database, ['email']), new DeliveryQueue(database)]
    const between = testInquiry()
    await store.accept(between, { writtenAt: Date.parse('2026-05-01T12:00:00.500Z') })
    const records = (await new InquiryRecords(database).list()).toReversed()
    expect(records).toMatchObject([
      { inquiry: first, reference: 'OLD-0', receivedAt: '2026-05-01T12:00:00.000Z', writtenAt: undefined },
      { inquiry: between, writtenAt: '2026-05-01T12:00:00.500Z' },
      { inquiry: second, reference: 'OLD-1', replaces: undefined, replacedBy: [] },
    ])
    const { vehicleId, ...withoutBlank } = first
    expect(await store.accept(withoutBlank)).toMatchObject({ kind: 'replayed', receipt: { reference: 'OLD-0' } })
    await queue.retryAll('email', Date.now())
    const order = [await queue.claim('email', Date.now()), await queue.claim('email', Date.now())]
    expect(order.map((claim) => claim?.inquiry.id)).toEqual([first.id, between.id])
    await database.db.destroy()
  })

  test('an inquiry and its deliveries are written together or not at all', async () => {
    const inquiry = testInquiry()
    await expect(store(['email', 'email']).accept(inquiry)).rejects.toThrow()
    expect(await new InquiryRecords(database).list({ key: inquiry.id })).toEqual([])
    // And the failure is over with it.
    expect((await store(['email']).accept(inquiry)).kind).toBe('stored')
  })

  test('copies at the same moment are one inquiry, and all hear the same', async () => {
    const inquiry = testInquiry()
    const sink = sinkOfItsOwn()
    const processes = [store([sink]), store([sink])]
    const copies = Array.from({ length: 10 }, () => processes).flat()
    const outcomes = await Promise.all(copies.map((process) => process.accept(inquiry)))
    const receipts = outcomes.map((outcome) => 'receipt' in outcome && outcome.receipt)
    expect(outcomes.filter(({ kind }) => kind === 'stored')).toHaveLength(1)
    expect(new Set(receipts.map((receipt) => JSON.stringify(receipt))).size).toBe(1)
    expect(await new DeliveryQueue(database).waiting()).toContainEqual(expect.objectContaining({ sink, waiting: 1 }))
  })

  test('two messages with one id at the same moment: the first is kept, the second refused', async () => {
    const [inquiry, busy] = [testInquiry(), store()]
    const other = { ...inquiry, message: 'Something else entirely.' }
    const outcomes = await Promise.all([inquiry, other, inquiry].map((one) => busy.accept(one)))
    expect(outcomes.map(({ kind }) => kind)).toEqual(['stored', 'conflict', 'replayed'])
  })

  test('an id in another letter case is the same inquiry', async () => {
    const inquiry = testInquiry({ id: 'abcdef01-2345-4678-9abc-def012345678' })
    await store().accept(inquiry)
    const again = await store().accept({ ...inquiry, id: inquiry.id.toUpperCase() })
    expect(again).toMatchObject({ kind: 'replayed', receipt: { id: inquiry.id.toUpperCase() } })
  })

  test('the order in which fields arrive makes no other inquiry, their content does', async () => {
    const inquiry = testInquiry()
    await store().accept(inquiry)
    const shuffled = Object.fromEntries(Object.entries(inquiry).toReversed()) as typeof inquiry
    expect((await store().accept(shuffled)).kind).toBe('replayed')
    expect((await store().accept({ ...inquiry, phone: '570-555-0199' })).kind).toBe('conflict')
  })

  test('the time of the first copy counts, and a time is no other text', async () => {
    const inquiry = testInquiry()
    const [early, late] = [Date.now() - 60_000, Date.now() - 30_000]
    await store().accept(inquiry, { writtenAt: early })
    expect((await store().accept(inquiry, { writtenAt: late })).kind).toBe('replayed')
    expect((await store().accept(inquiry)).kind).toBe('replayed')
    expect(await new InquiryRecords(database).list({ key: inquiry.id })).toMatchObject([
      { writtenAt: new Date(early).toISOString() },
    ])
  })

  test('what an inquiry replaces is said once, and is no part of its text', async () => {
    const [inquiry, replaces] = [testInquiry(), 'abcdef01-2345-4678-9abc-def012345679']
    await store().accept(inquiry, { replaces })
    expect((await store().accept(inquiry, { replaces: randomUUID() })).kind).toBe('replayed')
    expect((await store().accept(inquiry)).kind).toBe('replayed')
    const [record] = await new InquiryRecords(database).list({ key: inquiry.id })
    expect(record?.replaces?.id).toBe(replaces)
  })

  describe('a delivery', () => {
    const now = Date.now() + 60_000
    const queueWith = async (count: number) => {
      const sink = sinkOfItsOwn()
      for (let index = 0; index < count; index += 1) await store([sink]).accept(testInquiry())
      return { sink, queue: new DeliveryQueue(database) }
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
      const queue = new DeliveryQueue(database)
      const order: (string | undefined)[] = []
      for (let claimed = 0; claimed < times.length; claimed += 1) {
        order.push((await queue.claim(sink, now))?.writtenAt)
      }
      const known = times.filter((time) => time !== undefined).toSorted((a, b) => a - b)
      expect(order).toEqual([...known.map((time) => new Date(time).toISOString()), undefined])
    })

    test('that failed goes after those that did not, and all go in the order of writing once tried at once', async () => {
      const sink = sinkOfItsOwn()
      const queue = new DeliveryQueue(database)
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
      await store([sink]).accept(testInquiry(), { replaces: replaced.id })
      expect(await new DeliveryQueue(database).claim(sink, now)).toMatchObject({
        replaces: { id: replaced.id, reference },
        replacedBy: [],
      })
    })

    test('comes back when the worker that had it is gone, and its late word no longer counts', async () => {
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

  describe('records', () => {
    const records = () => new InquiryRecords(database)

    test('are found by id and by reference, in any letter case', async () => {
      const inquiry = testInquiry()
      const outcome = await store().accept(inquiry)
      const reference = 'receipt' in outcome ? outcome.receipt.reference : ''
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

    test('tell which replaces which, from both sides', async () => {
      const [unknown, first] = [randomUUID(), testInquiry()]
      const [second, third] = [testInquiry(), testInquiry()]
      await store().accept(first, { replaces: unknown })
      for (const inquiry of [second, third]) await store().accept(inquiry, { replaces: first.id.toUpperCase() })
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

    test('held back by the hidden field are delivered once somebody says so', async () => {
      const sink = sinkOfItsOwn()
      const inquiry = testInquiry()
      await store([sink]).accept(inquiry, { suspected: true })
      expect(await records().list({ key: inquiry.id })).toMatchObject([{ suspected: true, deliveries: [] }])
      expect(await records().retry(inquiry.id, [sink])).toBe(1)
      expect(await records().list({ key: inquiry.id })).toMatchObject([{ suspected: false, deliveries: [{ sink }] }])
    })
  })
})

test('the folder of the embedded database is for its owner only', async () => {
  const dataDir = join(dir, 'private')
  const database = await openDatabase({ kind: 'sqlite', dataDir })
  await database.db.destroy()
  expect(statSync(dataDir).mode & 0o077).toBe(0)
})
