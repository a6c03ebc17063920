import { dirname } from 'node:path'
import { SqliteAdapter, type SqliteDatabase, SqliteDialect, type SqliteStatement } from 'kysely'
import Database from 'libsql'
import { privateFile, privateFolder } from './private-files.ts'

/** How long a write waits for another process (the command line, a second server) to finish its own. */
const BUSY_TIMEOUT_MS = 5_000

/** SQLite changes its schema inside transactions; saying so lets migrations run in one, and so under its write lock. */
class TransactionalSchemaAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true
  }
}

/** A statement that does nothing. */
const nothing: SqliteStatement = {
  reader: false,
  all: () => [],
  run: () => ({ changes: 0, lastInsertRowid: 0 }),
  iterate: () => [][Symbol.iterator](),
}

function open(file: string): SqliteDatabase {
  // Inquiries are personal data.
  privateFolder(dirname(file))
  privateFile(file)
  const database = new Database(file, { timeout: BUSY_TIMEOUT_MS })
  database.pragma('journal_mode = WAL')
  // With FULL a commit is on the disk, and not only with the operating system, before it is answered.
  database.pragma('synchronous = FULL')
  database.pragma('foreign_keys = ON')
  // Deleted data is overwritten (`secure_delete`).
  database.pragma('secure_delete = ON')
  // `VACUUM` copies the file: the copy is as private as the file, and there may be no other writable folder.
  database.pragma('temp_store = MEMORY')

  return {
    close: () => void database.close(),
    prepare: (sql) => {
      // SQLite ends a transaction itself when the disk is full; ending it again would hide that error behind another.
      if (sql === 'rollback' && !database.inTransaction) return nothing
      // A transaction that begins by reading cannot wait for the lock once it wants to write. Ours all write.
      return database.prepare(sql === 'begin' ? 'begin immediate' : sql) as SqliteStatement
    },
  }
}

/** Kysely on an embedded database file, opened at first use. */
export class LibsqlDialect extends SqliteDialect {
  constructor(file: string) {
    super({ database: async () => open(file) })
  }

  override createAdapter(): SqliteAdapter {
    return new TransactionalSchemaAdapter()
  }
}
