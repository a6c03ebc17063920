import { existsSync } from 'node:fs'
import { join } from 'node:path'
import Database from 'libsql'
import pg from 'pg'

export type KeptMessage = { id: string; message: string; replaces: string | null }
type StoredInquiry = { id: string; payload: string; replaces: string | null }

/**
 * What the server has kept, read from its database file past the server: it may be running, or have been killed.
 * @param dataDir the server's `DATA_DIR`
 */
export function keptMessages(dataDir: string): KeptMessage[] {
  const file = join(dataDir, 'inquiries.db')
  if (!existsSync(file)) return []
  const database = new Database(file, { timeout: 5_000 })
  try {
    const rows = database.prepare('select id, payload, replaces from inquiry').all() as StoredInquiry[]
    return rows.map(({ id, payload, replaces }) => ({
      id,
      message: (JSON.parse(payload) as { message: string }).message,
      replaces,
    }))
  } finally {
    database.close()
  }
}

/** An inquiry with its place in the order of arrival: a larger `arrival` came later, an equal one perhaps at the same time. */
export type KeptInquiry = {
  id: string
  reference: string
  payload: Record<string, string>
  replaces: string | null
  arrival: number
}
type ArrivedRow = { id: string; reference: string; payload: string; replaces: string | null; received_at: string }

/**
 * Everything the server has kept.
 * @param databaseUrl of PostgreSQL, where the server uses that
 */
export async function keptInquiries(dataDir: string, databaseUrl?: string): Promise<KeptInquiry[]> {
  if (databaseUrl) {
    const client = new pg.Client(databaseUrl)
    await client.connect()
    const { rows } = await client.query<ArrivedRow>('select * from inquiry')
    await client.end()
    return rows.map((row) => ({ ...row, payload: JSON.parse(row.payload), arrival: Date.parse(row.received_at) }))
  }
  const database = new Database(join(dataDir, 'inquiries.db'), { timeout: 5_000 })
  try {
    const rows = database.prepare('select * from inquiry order by received_at, rowid').all() as ArrivedRow[]
    return rows.map((row, arrival) => ({ ...row, payload: JSON.parse(row.payload), arrival }))
  } finally {
    database.close()
  }
}
