import { type IDBPDatabase, openDB } from 'idb'
import { isDatabaseLost } from '../lib/lost-database.ts'
import { within } from '../lib/time-limit.ts'
import { DATABASE } from './exists.ts'

const VERSION = 1
const STORE = 'inquiries'

/** Time limit of a storage operation, in ms: in some browsers IndexedDB can hang, and the form would hang with it. */
const LIMIT_MS = 5_000

/** The browser refuses storage, or has no room left. */
export class StorageRefused extends Error {
  constructor(cause: unknown) {
    super('This browser does not store anything for this site', { cause })
    this.name = 'StorageRefused'
  }
}

let connection: Promise<IDBPDatabase> | undefined

function connect(): Promise<IDBPDatabase> {
  connection ??= open().catch((error: unknown) => {
    connection = undefined
    throw error
  })
  return connection
}

async function open(): Promise<IDBPDatabase> {
  return openDB(DATABASE, VERSION, {
    upgrade(db, oldVersion) {
      if (oldVersion < 1) db.createObjectStore(STORE, { keyPath: 'id' })
    },
    // A newer version of the site wants to change the store and must not wait for this tab.
    blocking: () => void forget(),
    terminated: () => {
      connection = undefined
    },
  })
}

async function forget() {
  const open = connection
  connection = undefined
  await open?.then(
    (db) => db.close(),
    () => {},
  )
}

/** Every stored value, unchanged. @throws StorageRefused */
export const readAll = (): Promise<unknown[]> => guarded(async (db) => db.getAll(STORE))

/** @throws StorageRefused */
export const readOne = (id: string): Promise<unknown> => guarded(async (db) => db.get(STORE, id))

/**
 * Reads one value, computes the next and writes it, all in one transaction. Resolves when the value is on disk, not
 * only in a cache of the operating system, because only then may the page say "saved".
 * @param next returns the value to write, null to delete it, undefined to change nothing; a value with another id
 * replaces the one that was read
 * @throws StorageRefused
 */
export function change<T extends { id: string }>(
  id: string,
  next: (stored: unknown) => T | null | undefined,
): Promise<T | null | undefined> {
  return guarded(async (db, signal) => {
    if (signal.aborted) throw new Error('Too late')
    const transaction = db.transaction(STORE, 'readwrite', { durability: 'strict' })
    // After an error, the value must not be written later.
    signal.addEventListener('abort', () => abort(transaction))
    // Any failure below also rejects `done`, which is only awaited after success.
    transaction.done.catch(() => {})
    try {
      const value = next(await transaction.store.get(id))
      // Put comes before delete: if the value cannot be written, the old one must stay.
      if (value) await transaction.store.put(value)
      if (value === null || (value && value.id !== id)) await transaction.store.delete(id)
      await transaction.done
      return value
    } catch (error) {
      // The work may be repeated, so no half of it may be written.
      abort(transaction)
      throw error
    }
  })
}

/**
 * Reopens a lost connection and repeats the work.
 * @param work writes nothing when it fails
 */
async function guarded<T>(work: (db: IDBPDatabase, signal: AbortSignal) => Promise<T>): Promise<T> {
  try {
    return await within(LIMIT_MS, async (signal) => {
      try {
        return await work(await connect(), signal)
      } catch (error) {
        if (signal.aborted || !isDatabaseLost(error)) throw error
        await forget()
        return work(await connect(), signal)
      }
    })
  } catch (error) {
    // One that hangs would hang for every later operation.
    void forget()
    throw new StorageRefused(error)
  }
}

function abort(transaction: { abort: () => void }) {
  try {
    transaction.abort()
  } catch {
    // It has ended.
  }
}
