import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { Kysely, sql } from 'kysely'
import Database from 'libsql'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { LibsqlDialect } from './sqlite.ts'

type Tables = { note: { text: string } }

let dir: string
let db: Kysely<Tables>
/** Another process, as far as locks go. */
let other: Database.Database

const open = (lockWaitMs?: number) =>
  new Kysely<Tables>({ dialect: new LibsqlDialect(join(dir, 'inquiries.db'), lockWaitMs) })

beforeEach(async () => {
  dir = mkdtempSync(join(tmpdir(), 'sqlite-'))
  db = open()
  await sql`create table note (text text primary key)`.execute(db)
  other = new Database(join(dir, 'inquiries.db'))
})

afterEach(async () => {
  other.close()
  await db.destroy()
  rmSync(dir, { recursive: true })
})

const insert = (into: Kysely<Tables>, text: string) => into.insertInto('note').values({ text }).execute()
const texts = async (from: Kysely<Tables>) =>
  (await from.selectFrom('note').selectAll().execute()).map(({ text }) => text)

test.each([
  ['a transaction', () => db.transaction().execute((transaction) => insert(transaction, 'ours'))],
  ['a single statement', () => insert(db, 'ours')],
])('%s waits for the lock of another process, and the event loop goes on', async (_name, write) => {
  other.exec('begin immediate')
  other.exec("insert into note values ('theirs')")
  const written = write()
  for (let turn = 0; turn < 5; turn += 1) await setImmediate()
  other.exec('commit')
  await written
  expect(await texts(db)).toEqual(['theirs', 'ours'])
})

test('after a wait that was too long everything goes on with what the other process wrote', async () => {
  const hasty = open(0)
  other.exec('begin immediate')
  other.exec("insert into note values ('theirs')")
  await expect(insert(hasty, 'ours')).rejects.toThrow('database is locked')
  await expect(hasty.transaction().execute((transaction) => insert(transaction, 'ours'))).rejects.toThrow('is locked')
  expect(await texts(hasty)).toEqual([])
  other.exec('commit')
  expect(await texts(hasty)).toEqual(['theirs'])
  await insert(hasty, 'ours')
  await hasty.destroy()
})

test('a statement that fails leaves no lock behind', async () => {
  await insert(db, 'ours')
  await expect(insert(db, 'ours')).rejects.toThrow('UNIQUE')
  other.exec("insert into note values ('theirs')")
  expect(await texts(db)).toEqual(['ours', 'theirs'])
})
