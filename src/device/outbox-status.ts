import { useStore } from '../hooks/use-store.ts'
import { createStore } from '../lib/create-store.ts'
import type { OutboxSummary } from '../outbox/counts.ts'

export type OutboxStatus = Pick<OutboxSummary, 'pending' | 'attention'> & {
  /** Reference of the last inquiry that was delivered while this page was open. */
  delivered?: string
}

const EMPTY: OutboxStatus = { pending: 0, attention: 0 }

/** What every page needs to know about the outbox. src/device/outbox-triggers.ts keeps it up to date. */
export const outboxStatus = createStore(EMPTY)

/** Reads `outboxStatus`; all zero while hydrating. */
export const useOutboxStatus = (): OutboxStatus => useStore(outboxStatus, () => EMPTY)
