import 'fake-indexeddb/auto'
import { expect, it, vi } from 'vitest'
import { takeInHand } from './in-hand.ts'
import { createPageLocks } from './locks.ts'
import { saveInquiry, takeForSending } from './store.ts'

const ID = '0b0e7a4e-52a5-4b3a-9d0f-0d6f5f7d1a11'
const payload = {
  firstName: 'Dana',
  lastName: 'Kowalski',
  email: 'dana@example.com',
  phone: '570 555 0163',
  interest: 'sales',
  message: 'Is the six-seater still there?',
} as const

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
