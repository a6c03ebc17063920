import { existsSync } from 'node:fs'
import { join } from 'node:path'
import Database from 'libsql'

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
