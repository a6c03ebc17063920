// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest'
import { isIdle, tellSession } from './kiosk-session-store.ts'

/** Has removed what the person left, and waits for the outbox. */
vi.mock('./end-session.ts', () => ({ endSession: async () => localStorage.clear(), leaveKiosk: async () => {} }))

it('a kiosk whose session is ending on the start page is not idle, so no new version reloads it', () => {
  expect(isIdle()).toBe(true)
  tellSession({ type: 'input', at: 0 })
  expect(isIdle()).toBe(false)
  tellSession({ type: 'ended' })
  expect(isIdle()).toBe(false)
})
