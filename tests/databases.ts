import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Kysely, Migrator, PostgresDialect } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, describe } from 'vitest'
import { type DatabaseConfig, databaseFile, type InquiryDatabase, openDatabase } from '../server/store/database.ts'
import { migrations } from '../server/store/migrations.ts'
import { SqlStore } from '../server/store/sql-store.ts'
import { LibsqlDialect } from '../server/store/sqlite.ts'
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

/** A database as an older program left it, brought up to a step and no further. */
export async function databaseOfStep(config: DatabaseConfig, step: string) {
  const dialect =
    config.kind === 'sqlite'
      ? new LibsqlDialect(databaseFile(config.dataDir))
      : new PostgresDialect({ pool: new pg.Pool({ connectionString: config.url }) })
  // biome-ignore lint/suspicious/noExplicitAny: `Tables` describes the newest step, and this database has an older one
  const db = new Kysely<any>({ dialect })
  await new Migrator({ db, provider: { getMigrations: async () => ({ ...migrations }) } }).migrateTo(step)
  return db
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
