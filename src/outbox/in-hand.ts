import { holdInquiry, type Locks, sharedLocks } from './locks.ts'
import type { Row } from './row.ts'
import { findRow } from './store.ts'

export type InHand = {
  /** As it is now, after any attempt that was under way; undefined when it is gone. */
  row: Row | undefined
  /** Gives it back to the flushes. Whoever asked for it next gets it, like the form that submits the change. */
  release: () => void
}

/**
 * Takes an inquiry in hand to change it: no flush sends the old text meanwhile. Waits for an attempt under way.
 * @throws StorageRefused
 */
export function takeInHand(id: string, locks: Locks = sharedLocks()): Promise<InHand> {
  return new Promise((resolve, reject) => {
    const hold = async () => {
      const row = await findRow(id)
      await new Promise<void>((release) => resolve({ row, release }))
    }
    holdInquiry(locks, id, hold).catch(reject)
  })
}
