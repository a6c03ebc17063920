import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe } from 'vitest'
import { type DatabaseConfig, type InquiryDatabase, openDatabase } from '../server/store/database.ts'
import { type Steps, steps } from '../server/store/migrations.ts'
import { SqlStore } from '../server/store/sql-store.ts'
import { hasPostgres, type Postgres, startPostgres } from './postgres/server.ts'

type OnDatabase = {
  /** A new, empty database. */
  fresh: () => Promise<DatabaseConfig>
  /** The one that all tests of a file share, how it is opened, and the folder of its files; there once they run. */
  database: () => InquiryDatabase
  config: () => DatabaseConfig
  folder: () => string
  store: (sinks?: string[]) => SqlStore
}

/** A name of a sink that no other test delivers to. */
export const sinkOfItsOwn = () => `sink-${randomUUID()}`

/** The steps of a later release, with one that changes a table of this one. */
export const NEXT_RELEASE: Steps = {
  ...steps,
  '0002-next': {
    up: async (db) => {
      await db.schema.alterTable('delivery').addColumn('next', 'text').execute()
      await sql`update delivery set next = ordered_at`.execute(db)
    },
  },
}

/** Runs the same tests on each kind of database. */
export function onEachDatabase(tests: (on: OnDatabase) => void) {
  const dir = mkdtempSync(join(tmpdir(), 'databases-'))
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

  describe.each(kinds)('on %s', (_name, fresh) => {
    let config: DatabaseConfig
    let database: InquiryDatabase
    beforeAll(async () => {
      config = await fresh()
      database = await openDatabase(config)
    })
    afterAll(() => database.db.destroy())
    tests({
      fresh,
      database: () => database,
      config: () => config,
      folder: () => (config.kind === 'sqlite' ? config.dataDir : join(postgres?.dir ?? '', 'base')),
      store: (sinks = []) => new SqlStore(database, sinks),
    })
  })
}
