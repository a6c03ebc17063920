// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { openKioskSession } from '../../device/kiosk-session-mark.ts'
import { StyleEngine } from '../../ui/theme/style-engine.tsx'
import { endKioskSession } from './end-kiosk-session.ts'

// What ends a session loads another page, which a test has none of.
vi.mock('./end-kiosk-session.ts', () => ({
  endKioskSession: vi.fn(),
  leaveKiosk: vi.fn(),
  clearClipboard: () => undefined,
}))

// `ending` never ends, so each test has a document of its own.
let SentDone: typeof import('./sent-done.tsx').SentDone
let useKioskSession: typeof import('./use-kiosk-session.ts').useKioskSession
beforeEach(async () => {
  vi.resetModules()
  ;({ SentDone } = await import('./sent-done.tsx'))
  ;({ useKioskSession } = await import('./use-kiosk-session.ts'))
  vi.useFakeTimers({ now: 1_800_000_000_000 })
  vi.clearAllMocks()
  openKioskSession()
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const pass = (seconds: number) => act(() => vi.advanceTimersByTime(seconds * 1000))
const timer = () => screen.queryByRole('timer')?.textContent

function Kiosk() {
  useKioskSession(60)
  return null
}

/** The page after a message. Its code may come before that of the kiosk's session. */
const show = (isFirst: boolean) =>
  render(
    <StyleEngine>
      <MemoryRouter initialEntries={[{ pathname: '/thank-you', state: { id: 'a' } }]}>
        {!isFirst && <Kiosk />}
        <SentDone />
        {isFirst && <Kiosk />}
      </MemoryRouter>
    </StyleEngine>,
  )

it.each([false, true])('counts down after a message, and ends the session; the page is there first: %s', (isFirst) => {
  show(isFirst)
  expect(timer()).toBe('20 seconds')
  pass(18.5)
  expect(timer()).toBe('2 seconds')
  expect(endKioskSession).not.toHaveBeenCalled()
  pass(1.5)
  expect(endKioskSession).toHaveBeenCalledOnce()
})

it('stays after a touch, until "Done"', () => {
  show(false)
  pass(10)
  fireEvent.pointerDown(document.body)
  expect(timer()).toBeUndefined()
  pass(20)
  expect(endKioskSession).not.toHaveBeenCalled()
  fireEvent.click(screen.getByRole('button', { name: 'Done' }))
  expect(endKioskSession).toHaveBeenCalledOnce()
})
