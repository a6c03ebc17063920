import { PostgresDialect, type PostgresPoolClient } from 'kysely'
import pg from 'pg'
import { PATIENCE_MS } from './batched.ts'

/** A device waits ten seconds for the answer to an inquiry. */
const STATEMENT_LIMIT_MS = 5_000

/** PostgreSQL itself would have ended the statement by then: the connection is dead, although it looks open. */
const SILENCE_LIMIT_MS = STATEMENT_LIMIT_MS + 1_000

const IDLE_LIMIT_MS = 10_000

/** While a migration waits for a lock on a table, inquiries to that table wait behind it. */
const LOCK_LIMIT_MS = 5_000

/** As long as Kysely waits for another server that is migrating. */
const MIGRATION_LIMIT_MS = 60 * 60_000

/** Limits of work for which visitors wait. */
const USUAL: pg.PoolConfig = {
  statement_timeout: STATEMENT_LIMIT_MS,
  query_timeout: SILENCE_LIMIT_MS,
  // Connections go silent together: idle ones are closed when the next batch begins after one that hangs.
  idleTimeoutMillis: PATIENCE_MS / 2,
}

/** Limits of migrations, which take longer with more inquiries. */
const MIGRATION: pg.PoolConfig = {
  lock_timeout: LOCK_LIMIT_MS,
  query_timeout: MIGRATION_LIMIT_MS,
  onConnect: (client) => client.query('set statement_timeout = 0'),
}

type DatabaseError = Error & { code?: string }

/** Error codes while PostgreSQL is unreachable, or another program holds a lock for too long (55P03). */
const PASSING_CODES =
  /^(?:ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN|ENOENT|57P0[1-3]|53300|55P03)$/
const PASSING_MESSAGES = /^(?:timeout exceeded|Connection terminated|Query read timeout)/

/** Whether the same query may succeed later by itself. */
export const mayPass = ({ code = '', message }: DatabaseError): boolean =>
  PASSING_CODES.test(code) || PASSING_MESSAGES.test(message)

/** Connections to PostgreSQL, opened when they are needed. */
export function postgresPool(url: string, work: 'usual' | 'migration'): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    connectionTimeoutMillis: 5_000,
    // PostgreSQL does not notice that a connection died, and would keep the locks of its transaction.
    idle_in_transaction_session_timeout: STATEMENT_LIMIT_MS,
    // A lost connection outside a transaction would stay open until none is left. Live ones are never idle for so long.
    options: `-c idle_session_timeout=${IDLE_LIMIT_MS}`,
    keepAlive: true,
    // PostgreSQL never closes a dead connection, which must not keep the process from ending.
    allowExitOnIdle: true,
    ...(work === 'usual' ? USUAL : MIGRATION),
  })
  // An idle connection that breaks is replaced at the next query. Without a listener it would end the process.
  pool.on('error', () => undefined)
  // So would one that breaks inside a transaction between two statements; here the next statement fails.
  pool.on('connect', (client) => client.on('error', () => undefined))
  return pool
}

/**
 * Closes a connection that failed without an answer from PostgreSQL. The rollback, and the next query on that
 * connection, would wait behind the query that is never answered.
 */
function endedWhenDead(client: pg.PoolClient): PostgresPoolClient {
  let failure: Error | undefined
  const query = async (sql: string, parameters: unknown[]) => {
    if (failure) throw failure
    return client.query(sql, parameters).catch((error: Error) => {
      if (!(error instanceof pg.DatabaseError)) failure = error
      throw error
    })
  }
  // Kysely's type also asks for cursors, which nothing here uses.
  return { query: query as unknown as PostgresPoolClient['query'], release: () => client.release(failure) }
}

/** @param ready resolves when connections may be used */
export const postgresDialect = (pool: pg.Pool, ready: () => Promise<void> = async () => undefined): PostgresDialect =>
  new PostgresDialect({
    pool: {
      connect: async () => {
        await ready()
        return endedWhenDead(await pool.connect())
      },
      end: () => pool.end(),
    },
  })
