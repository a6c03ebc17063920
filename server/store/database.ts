import { existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { Kysely, type PostgresDialect, sql } from 'kysely'
import { ConfigError } from '../environment.ts'
import { steps as allSteps, isUpToDate, migrate, type Steps } from './migrations.ts'
import { mayPass, postgresDialect, postgresPool } from './postgres.ts'
import { newPrivateFile } from './private-files.ts'
import type { Tables } from './schema.ts'
import { LibsqlDialect } from './sqlite.ts'

export type DatabaseConfig =
  /** `dataDir`: absolute path of the folder with the database file. */
  { kind: 'sqlite'; dataDir: string } | { kind: 'postgres'; url: string }

/** `dialect` is for the few statements that differ between the two databases. */
export type InquiryDatabase = { db: Kysely<Tables>; dialect: DatabaseConfig['kind'] }

export const databaseFile = (dataDir: string): string => join(dataDir, 'inquiries.db')

/** How long a migration waits for another process that writes. A server that is starting has nothing else to do. */
const START_LOCK_WAIT_MS = 60_000

/** Migrates on a separate connection, without the usual time limits. */
async function migrateAtLength(config: DatabaseConfig, steps: Steps): Promise<void> {
  const dialect =
    config.kind === 'sqlite'
      ? new LibsqlDialect(databaseFile(config.dataDir), START_LOCK_WAIT_MS)
      : postgresDialect(postgresPool(config.url, 'migration'))
  const db = new Kysely<Tables>({ dialect })
  await migrate(db, steps).finally(() => db.destroy())
}

/**
 * Only hands out connections to an up-to-date database: one that was unreachable at the start is migrated first.
 * @param bringUpToDate is the first to get connections
 */
function postgres(url: string, bringUpToDate: (db: Kysely<Tables>) => Promise<void>): PostgresDialect {
  const pool = postgresPool(url, 'usual')
  const early = new Kysely<Tables>({ dialect: postgresDialect(pool) })
  let upToDate: Promise<void> | undefined
  return postgresDialect(pool, () => {
    upToDate ??= bringUpToDate(early).catch((error) => {
      upToDate = undefined
      throw error
    })
    return upToDate
  })
}

export type Opening = {
  /** Called when PostgreSQL cannot be used now. It is migrated as soon as it can, and queries fail until then. */
  onUnreachable?: (problem: string) => void
  /** Only reads the database: does not create it, migrate it or wait for a lock. */
  readOnly?: boolean
  /** Other steps than those of this program, for a test of an update. */
  steps?: Steps
}

/**
 * Opens the database and migrates it. The caller closes it with `db.destroy()`.
 * @throws ConfigError when it is newer than this program, refuses us, is unreachable without an `onUnreachable`, or is
 * older than this program with `readOnly`
 */
export async function openDatabase(
  config: DatabaseConfig,
  { onUnreachable, readOnly = false, steps = allSteps }: Opening = {},
): Promise<InquiryDatabase> {
  const isEmbedded = config.kind === 'sqlite'
  if (isEmbedded && readOnly && !existsSync(databaseFile(config.dataDir)))
    throw new ConfigError(`There is no database in ${config.dataDir} yet: the server makes it when it starts.`)
  const bringUpToDate = async (db: Kysely<Tables>) => {
    if (await isUpToDate(db, steps)) return
    if (readOnly) throw new Error('it is older than this program: start the server, which brings it up to date')
    await migrateAtLength(config, steps)
  }
  const db = new Kysely<Tables>({
    dialect: isEmbedded ? new LibsqlDialect(databaseFile(config.dataDir)) : postgres(config.url, bringUpToDate),
  })
  try {
    // With PostgreSQL, the first connection migrates.
    await (isEmbedded ? bringUpToDate(db) : sql`select 1`.execute(db))
  } catch (thrown) {
    const error = thrown as Error & { code?: string }
    const problem = error.message || error.code || ''
    if (onUnreachable && !isEmbedded && mayPass(error)) onUnreachable(problem)
    else {
      await db.destroy()
      const name = isEmbedded ? `The database in ${config.dataDir}` : 'The database of DATABASE_URL'
      throw new ConfigError(`${name} cannot be used: ${problem}.`, { cause: error })
    }
  }
  return { db, dialect: config.kind }
}

/**
 * Writes a consistent copy of the embedded database while servers use it.
 * @throws when the file exists or there is no room for it; then nothing is left behind
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
