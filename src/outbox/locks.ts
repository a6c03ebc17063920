import { throwIfAborted } from '../lib/throw-if-aborted.ts'

/** The part of `navigator.locks` that we use. */
export type Locks = {
  request<T>(
    name: string,
    options: { ifAvailable?: boolean; signal?: AbortSignal },
    work: (lock: unknown) => Promise<T>,
  ): Promise<T>
}

const FLUSH = 'outbox-flush'

/**
 * Locks within one page, for browsers without Web Locks and pages without a secure context. Two tabs may then send the
 * same inquiry at once; the server's unique key still makes it one.
 */
export function createPageLocks(): Locks {
  const held = new Map<string, Promise<unknown>>()
  return {
    async request(name, { ifAvailable, signal }, work) {
      if (ifAvailable && held.has(name)) return work(null)
      const turn = (held.get(name) ?? Promise.resolve()).then(() => {
        throwIfAborted(signal)
        return work({ name })
      })
      const over = turn.catch(() => {})
      held.set(name, over)
      try {
        return await turn
      } finally {
        if (held.get(name) === over) held.delete(name)
      }
    },
  }
}

const pageLocks = createPageLocks()

/**
 * The locks that all tabs and the worker share, where the browser has them. The browser releases a lock when its tab or
 * worker ends. A browser that blocks all data of the site refuses each request: then the locks of the page are used.
 */
export const sharedLocks = (): Locks => ({
  async request(name, options, work) {
    let hasBegun = false
    const begin = (lock: unknown) => {
      hasBegun = true
      return work(lock)
    }
    try {
      return await navigator.locks.request(name, options, begin)
    } catch (error) {
      // Work that failed by itself is not repeated, and cancelled work is not done at all.
      if (hasBegun || options.signal?.aborted) throw error
      return pageLocks.request(name, options, work)
    }
  },
})

/**
 * Prevents sending while the work is done.
 * @returns undefined, without doing the work, when something is being sent: the sending tab holds the flush lock
 */
export const ifNothingIsSent = <T>(locks: Locks, work: () => Promise<T>): Promise<T | undefined> =>
  locks.request(FLUSH, { ifAvailable: true }, async (lock) => (lock ? work() : undefined))

/** Allows one flush at a time on this device. */
export const withFlushLock = <T>(locks: Locks, work: () => Promise<T>): Promise<T> => locks.request(FLUSH, {}, work)

const nameOf = (id: string) => `inquiry-${id}`

/**
 * Locks one inquiry against every flush: for the form that waits for its answer, or for a person who is changing it.
 * The browser releases the lock when that tab is closed.
 */
export const withInquiryLock = <T>(locks: Locks, id: string, work: () => Promise<T>): Promise<T> =>
  locks.request(nameOf(id), {}, work)

/** @returns undefined, without doing the work, when the inquiry is locked */
export const ifInquiryUnlocked = <T>(locks: Locks, id: string, work: () => Promise<T>): Promise<T | undefined> =>
  locks.request(nameOf(id), { ifAvailable: true }, async (lock) => (lock ? work() : undefined))
