import { randomUUID } from 'node:crypto'
import { mkdtempSync, renameSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { testInquiry } from '../test-inquiry.ts'
import { openDatabase } from './database.ts'
import { Erasure } from './erasure.ts'
import { SqlStore } from './sql-store.ts'
import { writeProbe } from './write-probe.ts'

let dir: string
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'database-file-'))
})
afterEach(() => rmSync(dir, { recursive: true, force: true }))

const dataDir = () => join(dir, 'data')
const open = () => openDatabase({ kind: 'sqlite', dataDir: dataDir() })

describe('an inquiry is refused, never answered as stored,', () => {
  const cases: [when: string, harm: (file: string) => void, reason: RegExp][] = [
    ['when the file is emptied', (file) => truncateSync(file), /inquiries\.db was emptied or cut off/],
    ['when the file is cut off', (file) => truncateSync(file, 8_192), /inquiries\.db was emptied or cut off/],
    ['when the log is emptied', (file) => truncateSync(`${file}-wal`), /inquiries\.db-wal was emptied or cut off/],
    ['when the log is deleted', (file) => rmSync(`${file}-wal`), /inquiries\.db-wal was deleted or replaced/],
    ['when the index of the log is deleted', (file) => rmSync(`${file}-shm`), /inquiries\.db-shm was deleted or/],
    [
      'when the file is moved away',
      (file) => renameSync(file, `${file}.moved`),
      /inquiries\.db was deleted or replaced/,
    ],
    [
      'when the file is replaced',
      (file) => {
        renameSync(file, `${file}.moved`)
        writeFileSync(file, '')
      },
      /inquiries\.db was deleted or replaced/,
    ],
    [
      'when the folder is deleted',
      () => rmSync(dataDir(), { recursive: true }),
      /inquiries\.db was deleted or replaced/,
    ],
  ]

  /** A database with some inquiries in its file and some in its log. */
  async function filled() {
    const database = await open()
    const store = new SqlStore(database, [])
    for (let count = 0; count < 20; count += 1) await store.accept(testInquiry({ message: 'x'.repeat(4_000) }))
    await sql`pragma wal_checkpoint(truncate)`.execute(database.db)
    for (let count = 0; count < 3; count += 1) await store.accept(testInquiry())
    return { database, store, file: join(dataDir(), 'inquiries.db') }
  }

  test.each(cases)('%s', async (_when, harm, reason) => {
    const { database, store, file } = await filled()
    harm(file)
    await expect(store.accept(testInquiry())).rejects.toThrow(reason)
    await expect(writeProbe(database)).rejects.toThrow(reason)
    await expect(store.accept(testInquiry())).rejects.toThrow(reason)
    await database.db.destroy()
  })

  test.each(cases)('%s while it is being stored', async (_when, harm, reason) => {
    const { database, file } = await filled()
    const row = { id: randomUUID(), reference: 'ABCD-EFGH', received_at: '2026-05-01', suspected: 0 }
    const stored = database.db.transaction().execute(async (transaction) => {
      await transaction.insertInto('inquiry').values(row).execute()
      harm(file)
    })
    await expect(stored).rejects.toThrow(reason)
    await database.db.destroy()
  })

  test('and the rest of the database is not written to when the server stops', async () => {
    const { database, store, file } = await filled()
    truncateSync(`${file}-wal`)
    await expect(store.accept(testInquiry())).rejects.toThrow('emptied or cut off')
    await database.db.destroy()
    const again = await open()
    expect((await again.db.selectFrom('inquiry').selectAll().execute()).length).toBeGreaterThanOrEqual(20)
    await again.db.destroy()
  })
})

test('the database goes on after a command of another process has emptied the log', async () => {
  const [database, other] = [await open(), await open()]
  const store = new SqlStore(database, [])
  await store.accept(testInquiry())
  await new Erasure(other, []).purge('2020-01-01')
  expect(statSync(join(dataDir(), 'inquiries.db-wal')).size).toBe(0)
  // A transaction that changes nothing leaves it empty.
  await new Erasure(database, []).purge('2020-01-01')
  expect((await store.accept(testInquiry())).kind).toBe('stored')
  await other.db.destroy()
  expect((await store.accept(testInquiry())).kind).toBe('stored')
  await database.db.destroy()
})
