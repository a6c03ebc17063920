import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Database from 'libsql'
import { afterAll, expect, test } from 'vitest'
import { seedStock } from '../stock/seed.ts'
import { StockStore } from '../stock/stock-store.ts'
import { testSite, testVehicles } from '../test-site.ts'
import { databaseFile, openDatabase } from './database.ts'
import { InquiryRecords } from './inquiry-records.ts'

/** A database of the version before the stock: three inquiries, one of them changed, one delivered, one held back as spam. */
const BEFORE = 'tests/fixtures/inquiries-before-stock.sql'
const TABLES = ['inquiry', 'delivery', 'daily_erasure']

const dataDir = mkdtempSync(join(tmpdir(), 'before-stock-'))
const site = testSite()
afterAll(() => {
  rmSync(dataDir, { recursive: true })
  site.remove()
})

type Columns = Readonly<Record<string, string>>

const columnsOf = (database: Database.Database): Columns =>
  Object.fromEntries(
    TABLES.map((table) => [
      table,
      database
        .prepare(`select * from ${table}`)
        .columns()
        .map(({ name }) => name)
        .join(', '),
    ]),
  )

const rowsOf = (database: Database.Database, columns: Columns) =>
  Object.fromEntries(TABLES.map((table) => [table, database.prepare(`select ${columns[table]} from ${table}`).all()]))

test('a database with inquiries gets its stock, and loses nothing', async () => {
  const older = new Database(databaseFile(dataDir))
  older.exec(readFileSync(BEFORE, 'utf8'))
  const columns = columnsOf(older)
  const rows = rowsOf(older, columns)
  older.close()

  const database = await openDatabase({ kind: 'sqlite', dataDir })
  await seedStock(new StockStore(database), site.config.catalogueFile)
  expect((await new StockStore(database).read()).units.map(({ vehicle }) => vehicle)).toEqual(testVehicles)
  const records = await new InquiryRecords(database).list()
  expect(records.map(({ inquiry, suspected }) => [inquiry?.firstName, suspected]).toSorted()).toEqual([
    ['Ada', false],
    ['Ada', true],
    ['José', false],
  ])
  await database.db.destroy()

  const now = new Database(databaseFile(dataDir))
  expect(rowsOf(now, columns)).toEqual(rows)
  expect(rows['inquiry']).toHaveLength(3)
  now.close()
})
