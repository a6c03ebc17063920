import { useSyncExternalStore } from 'react'
import { createStore } from '../lib/create-store.ts'

export type Waiting = {
  /** Undelivered inquiries on this device that will be sent by themselves. */
  waiting: number
  /** Inquiries that need a person, or have waited for days. */
  attention: number
  /** Reference of the last one that was delivered while this page was open. */
  delivered?: string
}

const NOTHING: Waiting = { waiting: 0, attention: 0 }

/** What this page needs to know about the outbox. src/device/outbox-triggers.ts keeps it up to date. */
export const waiting = createStore(NOTHING)

/** Reads `waiting`; all zero while hydrating. */
export const useWaiting = (): Waiting => useSyncExternalStore(waiting.subscribe, waiting.get, () => NOTHING)
