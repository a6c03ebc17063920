import { dirname } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { type DatabaseConnection, SqliteAdapter, type SqliteDatabase, SqliteDialect } from 'kysely'
import Database from 'libsql'
import { DatabaseFiles } from './database-files.ts'
import { privateFile, privateFolder } from './private-files.ts'

/** How long a write waits for another process (the command line, a second server) to finish its write. */
const LOCK_WAIT_MS = 5_000

/** How often it retries until then, in ms. */
const LOCK_RETRY_MS = 10

/** Statements that need the lock. */
const WRITES = /^\s*(?:insert|update|delete|create|alter|drop)\b/i

/** SQLite changes its schema inside transactions. Saying so lets all migrations run in one, under the write lock. */
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
  // FULL: a commit is on the disk, not only with the operating system, before it is answered.
  database.pragma('synchronous = FULL')
  database.pragma('foreign_keys = ON')
  // Overwrites deleted data.
  database.pragma('secure_delete = ON')
  // Temporary files could contain inquiries, and there may be no writable folder for them.
  database.pragma('temp_store = MEMORY')
  // From here on SQLite itself does not wait for a lock, because that would block this process.
  database.pragma('busy_timeout = 0')
  return database
}

/**
 * Makes every write begin by taking the write lock, waiting for it between turns of the event loop. libsql does not
 * reset a statement that failed because of the lock: the connection would not see later writes until that statement is
 * freed.
 */
function writeUnderLock(connection: DatabaseConnection, database: Database.Database, file: string, waitMs: number) {
  const files = new DatabaseFiles(file)
  const close = database.close.bind(database)
  database.close = () => {
    // Closing writes the log into the database, and deletes by name whatever has replaced the log.
    if (!files.areHarmed) close()
    return database
  }
  const tryToBegin = (): Error | undefined => {
    try {
      // A transaction that begins by reading cannot wait for the lock when it then wants to write.
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
  /** SQLite ends a transaction itself when the disk is full. Ending it again would hide that error behind another. */
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

/** Kysely on an embedded database file, opened at its first use. */
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
