import { useSyncExternalStore } from 'react'
import { createStore } from '../lib/create-store.ts'

export type Waiting = {
  /** Inquiries on this device that are not delivered and go out by themselves. */
  waiting: number
  /** Inquiries that go nowhere without a person, or have waited for days. */
  attention: number
  /** Reference of the last one that was delivered while this page was open. */
  delivered?: string
}

const NOTHING: Waiting = { waiting: 0, attention: 0 }

/** What the outbox holds, as far as this page needs to know. src/device/outbox-triggers.ts keeps it up to date. */
export const waiting = createStore(NOTHING)

/** Reads `waiting`; nothing while hydrating. */
export const useWaiting = (): Waiting => useSyncExternalStore(waiting.subscribe, waiting.get, () => NOTHING)
