import { ifInquiryUnlocked, type Locks, sharedLocks, withInquiryLock } from './locks.ts'
import type { Row } from './row.ts'
import { findRow } from './row-store.ts'
import { payloadOf } from './seal.ts'

export type EditLock = {
  /** The row as it is after any running attempt; undefined when it is gone or hidden. */
  row: Row | undefined
  /** Unlocks the row for the next request in the queue. */
  release: () => void
}

/**
 * Locks an inquiry for editing: no flush sends the old text until it is released. Waits for a running attempt, and for
 * another tab that is editing it.
 * @param onElsewhere called when another tab is editing it, so that the wait may be long
 * @param hasText whether the form already has the whole text: only its writer may see a text from a shared device
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

/** If the text cannot be decrypted, the row has none: the form has it. */
const withText = async (row: Row): Promise<Row> => ({ ...row, payload: await payloadOf(row).catch(() => null) })
