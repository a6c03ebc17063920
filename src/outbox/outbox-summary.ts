import { type OutboxSummary, summaryOf } from './counts.ts'
import { StorageRefused } from './db.ts'
import { listRows } from './row-store.ts'

/** All zero where the browser refuses storage, because nothing can be stored there. */
export async function outboxSummary(): Promise<OutboxSummary> {
  try {
    return summaryOf(await listRows(), Date.now())
  } catch (error) {
    if (error instanceof StorageRefused) return summaryOf([], 0)
    throw error
  }
}
