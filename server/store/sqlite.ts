import { dirname } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { type DatabaseConnection, SqliteAdapter, type SqliteDatabase, SqliteDialect } from 'kysely'
import Database from 'libsql'
import { DatabaseFiles } from './database-files.ts'
import { privateFile, privateFolder } from './private-files.ts'

/** How long a write waits for another process (the command line, a second server) to finish its own. */
const LOCK_WAIT_MS = 5_000

/** How often it retries until then. */
const LOCK_RETRY_MS = 10

/** Statements that need the lock. */
const WRITES = /^\s*(?:insert|update|delete|create|alter|drop)\b/i

/** SQLite changes its schema inside transactions; saying so lets migrations run in one, and so under its write lock. */
class TransactionalSchemaAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true
  }
}

function open(file: string): Database.Database {
  // Inquiries are personal data.
  privateFolder(dirname(file))
  privateFile(file)
  const database = new Database(file, { timeout: LOCK_WAIT_MS })
  database.pragma('journal_mode = WAL')
  // With FULL a commit is on the disk, and not only with the operating system, before it is answered.
  database.pragma('synchronous = FULL')
  database.pragma('foreign_keys = ON')
  // Deleted data is overwritten (`secure_delete`).
  database.pragma('secure_delete = ON')
  // Temporary files could hold inquiries, and there may be no folder for them that can be written.
  database.pragma('temp_store = MEMORY')
  // From now on SQLite itself does not wait for a lock, because that would block this process.
  database.pragma('busy_timeout = 0')
  return database
}

/**
 * Makes every write begin by taking the write lock, and waits for it between turns of the event loop. libsql does not reset a
 * statement that failed because of the lock: the connection would not see later writes until that statement is freed.
 */
function writeUnderLock(connection: DatabaseConnection, database: Database.Database, file: string, waitMs: number) {
  const files = new DatabaseFiles(file)
  const close = database.close.bind(database)
  database.close = () => {
    // Closing writes the log into the database, and deletes by its name what has taken the place of the log.
    if (!files.areHarmed) close()
    return database
  }
  const tryToBegin = (): Error | undefined => {
    try {
      // A transaction that begins by reading cannot wait for the lock once it wants to write.
      database.exec('begin immediate')
      return undefined
    } catch (error) {
      if ((error as { code?: string }).code === 'SQLITE_BUSY') return error as Error
      throw error
    }
  }
  const begin = async () => {
    files.check()
    const until = performance.now() + waitMs
    for (let busy = tryToBegin(); busy; busy = tryToBegin()) {
      if (performance.now() >= until) throw busy
      await delay(LOCK_RETRY_MS)
    }
  }
  const commit = () => {
    database.exec('commit')
    files.checkWritten()
  }
  /** SQLite ends a transaction itself when the disk is full; ending it again would hide that error behind another. */
  const rollback = () => {
    if (database.inTransaction) database.exec('rollback')
  }

  const execute = connection.executeQuery.bind(connection)
  connection.executeQuery = async (query) => {
    if (query.sql === 'begin') await begin()
    else if (query.sql === 'commit') commit()
    else if (query.sql === 'rollback') rollback()
    else if (database.inTransaction || !WRITES.test(query.sql)) return execute(query)
    else {
      await begin()
      try {
        const result = await execute<never>(query)
        commit()
        return result
      } catch (error) {
        rollback()
        throw error
      }
    }
    return { rows: [] }
  }
}

/** Kysely on an embedded database file, opened at first use. */
export class LibsqlDialect extends SqliteDialect {
  /** @param lockWaitMs how long a write waits for the lock of another process */
  constructor(file: string, lockWaitMs = LOCK_WAIT_MS) {
    let database: Database.Database
    super({
      database: async () => {
        database = open(file)
        return database as unknown as SqliteDatabase
      },
      onCreateConnection: async (connection) => writeUnderLock(connection, database, file, lockWaitMs),
    })
  }

  override createAdapter(): SqliteAdapter {
    return new TransactionalSchemaAdapter()
  }
}
