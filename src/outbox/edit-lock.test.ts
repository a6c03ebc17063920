import 'fake-indexeddb/auto'
import { expect, it, vi } from 'vitest'
import { INQUIRY_ID as ID, PAYLOAD as payload } from '../../tests/inquiry.ts'
import { lockForEditing } from './edit-lock.ts'
import { createPageLocks } from './locks.ts'
import { queueText, takeForSending } from './row-store.ts'

it('locks an inquiry for one form after the other, and says so to the one that waits', async () => {
  const locks = createPageLocks()
  const told = vi.fn()
  await queueText({ id: ID, payload, writtenAt: 1 })
  const first = await lockForEditing(ID, told, { locks })
  expect(told).not.toHaveBeenCalled()
  const second = lockForEditing(ID, told, { locks })
  await vi.waitFor(() => expect(told).toHaveBeenCalledTimes(1))
  first.release()
  const { row, release } = await second
  expect(row?.id).toBe(ID)

  // The lock of a running attempt is not taken for another form.
  await takeForSending(ID)
  const third = lockForEditing(ID, told, { locks })
  release()
  expect((await third).row?.state).toBe('sending')
  expect(told).toHaveBeenCalledTimes(1)
})
