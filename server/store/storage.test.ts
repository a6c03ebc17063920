import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Kysely, Migrator, PostgresDialect } from 'kysely'
import pg from 'pg'
import { expect, test } from 'vitest'
import { onEachDatabase, sinkOfItsOwn } from '../../tests/databases.ts'
import { testInquiry } from '../test-inquiry.ts'
import { type DatabaseConfig, databaseFile, openDatabase } from './database.ts'
import { DeliveryQueue } from './delivery-queue.ts'
import { InquiryRecords } from './inquiry-records.ts'
import { migrate, migrations } from './migrations.ts'
import { SqlStore } from './sql-store.ts'
import { LibsqlDialect } from './sqlite.ts'
import { writeProbe } from './write-probe.ts'

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

onEachDatabase(({ fresh, database, store }) => {
  test('a database is brought up to date once, and can be written', async () => {
    await migrate(database().db)
    await writeProbe(database())
    const steps = await database().db.introspection.getTables()
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
    expect(await new InquiryRecords(database()).list({ key: inquiry.id })).toEqual([])
    // And the failure is over with it.
    expect((await store(['email']).accept(inquiry)).kind).toBe('stored')
  })

  test('copies at the same moment are one inquiry, and all get the same answer', async () => {
    const inquiry = testInquiry()
    const sink = sinkOfItsOwn()
    const processes = [store([sink]), store([sink])]
    const copies = Array.from({ length: 10 }, () => processes).flat()
    const outcomes = await Promise.all(copies.map((process) => process.accept(inquiry)))
    const receipts = outcomes.map((outcome) => 'receipt' in outcome && outcome.receipt)
    expect(outcomes.filter(({ kind }) => kind === 'stored')).toHaveLength(1)
    expect(new Set(receipts.map((receipt) => JSON.stringify(receipt))).size).toBe(1)
    expect(await new DeliveryQueue(database()).waiting()).toContainEqual(expect.objectContaining({ sink, waiting: 1 }))
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
    expect(await new InquiryRecords(database()).list({ key: inquiry.id })).toMatchObject([
      { writtenAt: new Date(early).toISOString() },
    ])
  })

  test('what an inquiry replaces is said once, and is no part of its text', async () => {
    const [inquiry, replaces] = [testInquiry(), 'abcdef01-2345-4678-9abc-def012345679']
    await store().accept(inquiry, { replaces: [replaces] })
    expect((await store().accept(inquiry, { replaces: [randomUUID()] })).kind).toBe('replayed')
    expect((await store().accept(inquiry)).kind).toBe('replayed')
    const [record] = await new InquiryRecords(database()).list({ key: inquiry.id })
    expect(record?.replaces?.id).toBe(replaces)
  })
})

test('the folder of the embedded database is for its owner only', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'storage-'))
  const database = await openDatabase({ kind: 'sqlite', dataDir: join(dataDir, 'private') })
  await database.db.destroy()
  expect(statSync(join(dataDir, 'private')).mode & 0o077).toBe(0)
  rmSync(dataDir, { recursive: true })
})
