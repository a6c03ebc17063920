import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { Kysely, PostgresDialect, sql } from 'kysely'
import pg from 'pg'
import { ConfigError } from '../environment.ts'
import { migrate } from './migrations.ts'
import { newPrivateFile } from './private-files.ts'
import type { Tables } from './schema.ts'
import { LibsqlDialect } from './sqlite.ts'

export type DatabaseConfig =
  /** `dataDir`: absolute path of the folder that holds the database file. */
  { kind: 'sqlite'; dataDir: string } | { kind: 'postgres'; url: string }

/** `dialect` is for the one statement the two databases do not share. */
export type InquiryDatabase = { db: Kysely<Tables>; dialect: DatabaseConfig['kind'] }

export const databaseFile = (dataDir: string): string => join(dataDir, 'inquiries.db')

function postgres(url: string): PostgresDialect {
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    // A visitor should hear within seconds that we cannot take a message now; the outbox tries again.
    connectionTimeoutMillis: 5_000,
    statement_timeout: 10_000,
  })
  // An idle connection that breaks is replaced at the next query; without a listener it would end the process.
  pool.on('error', () => undefined)
  // So would one that breaks inside a transaction, between two statements; the next statement fails then.
  pool.on('connect', (client) => client.on('error', () => undefined))
  return new PostgresDialect({ pool })
}

/**
 * Opens the database and brings it up to date. The caller ends it with `db.destroy()`.
 * @throws ConfigError when it cannot be reached or is newer than this program
 */
export async function openDatabase(config: DatabaseConfig): Promise<InquiryDatabase> {
  const dialect = config.kind === 'sqlite' ? new LibsqlDialect(databaseFile(config.dataDir)) : postgres(config.url)
  const db = new Kysely<Tables>({ dialect })
  try {
    await migrate(db)
  } catch (error) {
    await db.destroy()
    const { message, code } = error as Error & { code?: string }
    const name = config.kind === 'sqlite' ? `The database in ${config.dataDir}` : 'The database of DATABASE_URL'
    throw new ConfigError(`${name} cannot be used: ${message || code}.`, { cause: error })
  }
  return { db, dialect: config.kind }
}

/**
 * Writes a copy of the embedded database, whole at one moment, while servers go on using it.
 * @throws when there is a file of this name, or no room for one; nothing is left behind then
 */
export async function backUp({ db }: InquiryDatabase, file: string): Promise<void> {
  newPrivateFile(file)
  try {
    await sql`vacuum into ${file}`.execute(db)
  } catch (error) {
    rmSync(file)
    throw error
  }
}
