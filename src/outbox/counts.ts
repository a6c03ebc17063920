import type { Row } from './row.ts'
import { isOverdue, isPending } from './transitions.ts'

/** How many inquiries on this device are in each state. */
export type OutboxSummary = {
  /** Queued or being sent, and not overdue. */
  pending: number
  /** Needs a person, or is overdue. */
  attention: number
  delivered: number
}

/** `now` is epoch ms. */
export function summaryOf(rows: readonly Row[], now: number): OutboxSummary {
  const count = (...states: Row['state'][]) => rows.filter(({ state }) => states.includes(state)).length
  const overdue = rows.filter((row) => isOverdue(row, now)).length
  return {
    pending: rows.filter(isPending).length - overdue,
    attention: count('rejected', 'needs-attention') + overdue,
    delivered: count('delivered'),
  }
}
