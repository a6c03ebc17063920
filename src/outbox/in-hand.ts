import { holdInquiry, ifNotInHand, type Locks, sharedLocks } from './locks.ts'
import type { Row } from './row.ts'
import { findRow } from './store.ts'

export type InHand = {
  /** As it is now, after any attempt that was under way; undefined when it is gone. */
  row: Row | undefined
  /** Gives it back to the flushes. Whoever asked for it next gets it, like the form that submits the change. */
  release: () => void
}

/**
 * Takes an inquiry in hand to change it: no flush sends the old text meanwhile. Waits for an attempt under way,
 * and for another tab that has it in hand.
 * @param onElsewhere called when another tab has it, so that this may take long
 * @throws StorageRefused
 */
export function takeInHand(id: string, onElsewhere: () => void, locks: Locks = sharedLocks()): Promise<InHand> {
  return new Promise((resolve, reject) => {
    let held = false
    const hold = async () => {
      held = true
      const row = await findRow(id)
      await new Promise<void>((release) => resolve({ row, release }))
    }
    const tell = async () => {
      const row = await findRow(id)
      if (!held && row && row.state !== 'sending') onElsewhere()
    }
    const take = async () => {
      const free = await ifNotInHand(locks, id, () => hold().then(() => true))
      if (!free) await Promise.all([holdInquiry(locks, id, hold), tell()])
    }
    take().catch(reject)
  })
}
