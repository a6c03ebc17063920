import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openDatabase } from '../../server/store/database.ts'
import { InquiryRecords } from '../../server/store/inquiry-records.ts'
import { SqlStore } from '../../server/store/sql-store.ts'
import { testInquiry } from '../../server/test-inquiry.ts'
import { NEXT_RELEASE } from '../databases.ts'
import { hasPostgres, type Postgres, startPostgres } from '../postgres/server.ts'

describe.runIf(hasPostgres)('on PostgreSQL', () => {
  let postgres: Postgres
  beforeAll(async () => {
    postgres = await startPostgres()
  })
  afterAll(() => postgres.stop())

  const newConfig = async () => ({ kind: 'postgres' as const, url: await postgres.createDatabase() })

  async function connected(url: string, work: (client: pg.Client) => Promise<unknown>) {
    const client = new pg.Client(url)
    await client.connect()
    await work(client).finally(() => client.end())
  }

  test('two servers that start together bring the database up to date, even if it takes long', async () => {
    const config = await newConfig()
    const older = await openDatabase(config)
    await new SqlStore(older, ['email']).accept(testInquiry())
    // As long as a million rows would: longer than a statement of the server may take.
    await sql`create function slow() returns trigger language plpgsql as $$ begin perform pg_sleep(7); return new; end $$`.execute(
      older.db,
    )
    await sql`create trigger slow before update on delivery for each row execute function slow()`.execute(older.db)
    await older.db.destroy()
    const databases = await Promise.all([1, 2].map(() => openDatabase(config, { steps: NEXT_RELEASE })))
    for (const database of databases) {
      expect(await new InquiryRecords(database).list()).toHaveLength(1)
      await database.db.destroy()
    }
  })

  test('while another program locks a table, the server starts without the database and uses it later', async () => {
    const config = await newConfig()
    await (await openDatabase(config)).db.destroy()
    const problems: string[] = []
    await connected(config.url, async (backup) => {
      await backup.query('begin')
      await backup.query('lock table delivery in access share mode')
      const { db } = await openDatabase(config, {
        onUnreachable: (problem) => problems.push(problem),
        steps: NEXT_RELEASE,
      })
      expect(problems).toEqual(['canceling statement due to lock timeout'])
      await backup.query('commit')
      expect(await db.selectFrom('delivery').select('sink').execute()).toEqual([])
      await db.destroy()
    })
  })
})
