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

/** Error codes while PostgreSQL is unreachable and may come back. */
const UNREACHABLE_CODES =
  /^(?:ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN|ENOENT|57P0[1-3]|53300)$/
const UNREACHABLE_MESSAGES = /^(?:timeout exceeded|Connection terminated)/

const isUnreachable = ({ code = '', message }: DatabaseError) =>
  UNREACHABLE_CODES.test(code) || UNREACHABLE_MESSAGES.test(message)

type DatabaseError = Error & { code?: string }

function poolOf(url: string): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    // A visitor should get the answer within seconds that we cannot take a message now; the outbox tries again.
    connectionTimeoutMillis: 5_000,
    statement_timeout: 10_000,
  })
  // An idle connection that breaks is replaced at the next query; without a listener it would end the process.
  pool.on('error', () => undefined)
  // So would one that breaks inside a transaction, between two statements; the next statement fails then.
  pool.on('connect', (client) => client.on('error', () => undefined))
  return pool
}

/** Gives connections only to a database that is up to date: one that was unreachable at the start is brought there first. */
function postgres(url: string): PostgresDialect {
  const pool = poolOf(url)
  const early = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) })
  let upToDate: Promise<void> | undefined
  const connect = async () => {
    upToDate ??= migrate(early).catch((error) => {
      upToDate = undefined
      throw error
    })
    await upToDate
    return pool.connect()
  }
  return new PostgresDialect({ pool: { connect, end: () => pool.end() } })
}

/**
 * Opens the database and brings it up to date. The caller ends it with `db.destroy()`.
 * @param onUnreachable told why PostgreSQL cannot be reached now; it is brought up to date when it can, and queries fail until then
 * @throws ConfigError when it cannot be used: it is newer than this program or refuses us, or is unreachable and there is no `onUnreachable`
 */
export async function openDatabase(
  config: DatabaseConfig,
  onUnreachable?: (problem: string) => void,
): Promise<InquiryDatabase> {
  const isEmbedded = config.kind === 'sqlite'
  const db = new Kysely<Tables>({
    dialect: isEmbedded ? new LibsqlDialect(databaseFile(config.dataDir)) : postgres(config.url),
  })
  try {
    // The first connection to PostgreSQL does it.
    await (isEmbedded ? migrate(db) : sql`select 1`.execute(db))
  } catch (thrown) {
    const error = thrown as DatabaseError
    const problem = error.message || error.code || ''
    if (onUnreachable && !isEmbedded && isUnreachable(error)) onUnreachable(problem)
    else {
      await db.destroy()
      const name = isEmbedded ? `The database in ${config.dataDir}` : 'The database of DATABASE_URL'
      throw new ConfigError(`${name} cannot be used: ${problem}.`, { cause: error })
    }
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
