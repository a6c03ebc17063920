import 'fake-indexeddb/auto'
import { expect, it, vi } from 'vitest'
import { INQUIRY_ID as ID, PAYLOAD as payload } from '../../tests/inquiry.ts'
import { takeInHand } from './in-hand.ts'
import { createPageLocks } from './locks.ts'
import { saveInquiry, takeForSending } from './store.ts'

it('gives an inquiry to one form after the other, and tells the one that waits', async () => {
  const locks = createPageLocks()
  const told = vi.fn()
  await saveInquiry(ID, payload, undefined, 0)
  const first = await takeInHand(ID, told, locks)
  expect(told).not.toHaveBeenCalled()
  const second = takeInHand(ID, told, locks)
  await vi.waitFor(() => expect(told).toHaveBeenCalledTimes(1))
  first.release()
  const { row, release } = await second
  expect(row?.id).toBe(ID)

  // An attempt under way is no other form.
  await takeForSending(ID)
  const third = takeInHand(ID, told, locks)
  release()
  expect((await third).row?.state).toBe('sending')
  expect(told).toHaveBeenCalledTimes(1)
})
