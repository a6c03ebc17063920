import { StorageRefused } from './db.ts'
import type { Row } from './row.ts'
import { listRows } from './store.ts'

/** How many inquiries on this device stand where. */
export type OutboxSummary = {
  /** Queued or being sent. */
  waiting: number
  /** Rejected, or for another reason not going anywhere without a person. */
  attention: number
  delivered: number
}

/** Nothing can wait where nothing can be stored: all zero then. */
export async function outboxSummary(): Promise<OutboxSummary> {
  try {
    return summaryOf(await listRows())
  } catch (error) {
    if (error instanceof StorageRefused) return summaryOf([])
    throw error
  }
}

export function summaryOf(rows: readonly Row[]): OutboxSummary {
  const count = (...states: Row['state'][]) => rows.filter(({ state }) => states.includes(state)).length
  return {
    waiting: count('queued', 'sending'),
    attention: count('rejected', 'needs-attention'),
    delivered: count('delivered'),
  }
}
