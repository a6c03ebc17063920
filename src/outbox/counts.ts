import type { Row } from './row.ts'
import { isOverdue } from './transitions.ts'

/** How many inquiries on this device are in each state. */
export type OutboxSummary = {
  /** Queued or being sent, and not overdue. */
  waiting: number
  /** Needs a person, or is overdue. */
  attention: number
  delivered: number
}

/** `now` is epoch ms. */
export function summaryOf(rows: readonly Row[], now: number): OutboxSummary {
  const count = (...states: Row['state'][]) => rows.filter(({ state }) => states.includes(state)).length
  const overdue = rows.filter((row) => isOverdue(row, now)).length
  return {
    waiting: count('queued', 'sending') - overdue,
    attention: count('rejected', 'needs-attention') + overdue,
    delivered: count('delivered'),
  }
}
