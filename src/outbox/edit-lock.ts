import { ifInquiryUnlocked, type Locks, sharedLocks, withInquiryLock } from './locks.ts'
import type { Row } from './row.ts'
import { findRow } from './row-store.ts'
import { payloadOf } from './seal.ts'

export type EditLock = {
  /** As it is now, after any attempt that was under way; undefined when it is gone, or hidden. */
  row: Row | undefined
  /** Unlocks it for the next request in the queue. */
  release: () => void
}

/**
 * Locks an inquiry for editing: no flush sends the old text until it is released. Waits for an attempt under way, and for another
 * tab that edits it.
 * @param onElsewhere called when another tab edits it, so that this may take long
 * @param hasText the form has all of its text already: what was written on a shared device is shown to nobody else
 * @throws StorageRefused
 */
export function lockForEditing(
  id: string,
  onElsewhere: () => void,
  { hasText = false, locks = sharedLocks() }: { hasText?: boolean; locks?: Locks } = {},
): Promise<EditLock> {
  return new Promise((resolve, reject) => {
    let held = false
    const hold = async () => {
      held = true
      const found = await findRow(id)
      const row = found && (!found.shared || hasText) ? await withText(found) : undefined
      await new Promise<void>((release) => resolve({ row, release }))
    }
    const tell = async () => {
      const row = await findRow(id)
      if (!held && row && row.state !== 'sending') onElsewhere()
    }
    const lock = async () => {
      const free = await ifInquiryUnlocked(locks, id, () => hold().then(() => true))
      if (!free) await Promise.all([withInquiryLock(locks, id, hold), tell()])
    }
    lock().catch(reject)
  })
}

/** One that cannot be decrypted is without its text: the form has it. */
const withText = async (row: Row): Promise<Row> => ({ ...row, payload: await payloadOf(row).catch(() => null) })
