// A lock across processes: builds of one folder run one at a time.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'

const LOOK_EVERY_MS = 200

/**
 * Waits until no other process has the lock, and acquires it. The operating system keeps it (SQLite's lock on an empty
 * database) and ends it with its owner, however that ends: a lock cannot be left behind, and what looks like the owner's
 * process id in another container is not taken for the owner.
 * @param {string} folder
 * @param {(owner: string) => void} onWait called once with who has the lock when somebody has it
 * @returns {Promise<() => void>} releases the lock
 */
export async function takeBuildLock(folder, onWait) {
  // Loaded late: this file is also read before packages are installed.
  const { default: Database } = await import('libsql')
  mkdirSync(folder, { recursive: true })
  const owner = join(folder, 'turn.txt')
  const database = new Database(join(folder, 'turn.db'))
  database.exec('PRAGMA busy_timeout = 0')
  for (let waited = false; !isLocked(database); waited = true) {
    if (!waited) onWait(ownerIn(owner))
    await delay(LOOK_EVERY_MS)
  }
  writeFileSync(owner, `process ${process.pid}, since ${new Date().toISOString()}`)
  return () => void database.close()
}

/** @param {import('libsql').Database} database */
function isLocked(database) {
  try {
    database.exec('BEGIN EXCLUSIVE')
    return true
  } catch (error) {
    if (/** @type {{ code?: string }} */ (error).code === 'SQLITE_BUSY') return false
    database.close()
    throw error
  }
}

function ownerIn(/** @type {string} */ file) {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return 'another process'
  }
}
