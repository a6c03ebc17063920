// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest'
import { isKioskIdle, tellKioskSession } from './kiosk-session-store.ts'

/** Has removed what the person left, and waits for the outbox. */
vi.mock('./end-kiosk-session.ts', () => ({
  endKioskSession: async () => localStorage.clear(),
  leaveKiosk: async () => {},
}))

it('a kiosk whose session is ending on the start page is not idle, so no new version reloads it', () => {
  expect(isKioskIdle()).toBe(true)
  tellKioskSession({ type: 'input', at: 0 })
  expect(isKioskIdle()).toBe(false)
  tellKioskSession({ type: 'ended' })
  expect(isKioskIdle()).toBe(false)
})
