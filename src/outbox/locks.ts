/** The part of `navigator.locks` that the outbox uses. */
export type Locks = {
  request<T>(name: string, options: { ifAvailable?: boolean }, work: (lock: unknown) => Promise<T>): Promise<T>
}

const FLUSH = 'outbox-flush'

/**
 * Locks within one page, for browsers without Web Locks and for pages without a secure connection. Two tabs may then
 * send the same inquiry at once; the server's unique key still makes it one.
 */
export function createPageLocks(): Locks {
  const held = new Map<string, Promise<unknown>>()
  return {
    async request(name, { ifAvailable }, work) {
      if (ifAvailable && held.has(name)) return work(null)
      const turn = (held.get(name) ?? Promise.resolve()).then(() => work({ name }))
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

/** The locks that all tabs and the worker share, where the browser has them. It releases a lock when its tab or worker ends. */
export const sharedLocks = (): Locks => (typeof navigator === 'object' && navigator.locks) || pageLocks

/**
 * Keeps everything from being sent while the work is done.
 * @returns undefined, without doing the work, when something is being sent: the lock of a flush is held by whoever sends
 */
export const ifNothingIsSent = <T>(locks: Locks, work: () => Promise<T>): Promise<T | undefined> =>
  locks.request(FLUSH, { ifAvailable: true }, async (lock) => (lock ? work() : undefined))

/** One flush at a time, on this device. */
export const withFlushLock = <T>(locks: Locks, work: () => Promise<T>): Promise<T> => locks.request(FLUSH, {}, work)

const nameOf = (id: string) => `inquiry-${id}`

/**
 * Locks one inquiry against every flush: for the form that waits for its answer, or for a person who changes it. The
 * browser releases the lock when their tab is closed.
 */
export const withInquiryLock = <T>(locks: Locks, id: string, work: () => Promise<T>): Promise<T> =>
  locks.request(nameOf(id), {}, work)

/** @returns undefined, without doing the work, when the inquiry is locked */
export const ifInquiryUnlocked = <T>(locks: Locks, id: string, work: () => Promise<T>): Promise<T | undefined> =>
  locks.request(nameOf(id), { ifAvailable: true }, async (lock) => (lock ? work() : undefined))
