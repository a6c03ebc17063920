// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { isKioskSessionOpen, markEndUnfinished, openKioskSession } from '../../device/kiosk-session-mark.ts'
import { endKioskSession, leaveKiosk } from './end-kiosk-session.ts'

// What ends a session loads another page, which a test has none of.
vi.mock('./end-kiosk-session.ts', () => ({
  endKioskSession: vi.fn(),
  leaveKiosk: vi.fn(),
  clearClipboard: () => undefined,
}))

// `ending` never ends, so each test has a document of its own.
let tellKioskSession: typeof import('./kiosk-session-store.ts').tellKioskSession
let session: typeof import('./use-kiosk-session.ts')
beforeEach(async () => {
  vi.resetModules()
  ;({ tellKioskSession } = await import('./kiosk-session-store.ts'))
  session = await import('./use-kiosk-session.ts')
})

const pass = (seconds: number) => act(() => vi.advanceTimersByTime(seconds * 1000))
const answer = () => document.querySelector('button') as HTMLElement
const input = (target: EventTarget, type = 'pointerdown') =>
  act(() => void target.dispatchEvent(new Event(type, { bubbles: true })))

beforeEach(() => {
  vi.clearAllMocks()
  vi.useFakeTimers({ now: 1_800_000_000_000 })
  localStorage.clear()
  openKioskSession()
  document.body.innerHTML = '<main></main><div data-kiosk-question=""><button>I’m still here</button></div>'
})
afterEach(() => vi.useRealTimers())

/** A session of 60 seconds, this many seconds after the last input. */
function after(seconds: number) {
  const { result } = renderHook(() => session.useKioskSession(60))
  pass(seconds)
  return {
    state: () => {
      const { current } = result
      return 'secondsLeft' in current ? `${current.state}, ${current.secondsLeft} s left` : current.state
    },
    goOn: () => act(session.goOn),
    end: () => act(session.end),
  }
}

it('asks, and ends without an answer', () => {
  const { state } = after(50)
  expect(state()).toBe('asking, 10 s left')
  pass(10)
  expect(state()).toBe('ending')
})

it('waits for the click when a button of the question is pressed at the last second', () => {
  const { state, goOn } = after(59)
  input(answer())
  pass(2)
  expect(state()).toBe('asking, 1 s left')
  goOn()
  expect(state()).toBe('open')
  pass(44)
  expect(state()).toBe('open')
})

it('continues when a key on such a button does not press it', () => {
  const { state } = after(55)
  input(answer(), 'keydown')
  pass(20)
  expect(state()).toBe('open')
  pass(40)
  expect(state()).toBe('ending')
})

it.each([['main'], ['button']])('ends when a suspended tablet wakes up by a press on the %s', (where) => {
  const { state } = after(50)
  vi.setSystemTime(Date.now() + 3_600_000)
  input(document.querySelector(where) as HTMLElement)
  expect(state()).toBe('ending')
})

it('loses nothing when the clock is set back, and ends the idle time later', () => {
  const { state } = after(20)
  vi.setSystemTime(Date.now() - 3_600_000)
  pass(10)
  expect(state()).toBe('open')
  input(document.querySelector('main') as HTMLElement)
  expect(state()).toBe('open')
  pass(60)
  expect(state()).toBe('ending')
})

const lock = (seconds: number) => act(() => tellKioskSession({ type: 'PIN locked', at: Date.now(), seconds }))

it('begins the idle time after the wait for the next PIN, but no later than a minute', () => {
  const { state } = after(10)
  lock(30)
  pass(30 + 44)
  expect(state()).toBe('open')
  input(document.querySelector('main') as HTMLElement)
  lock(86_400)
  pass(60 + 44)
  expect(state()).toBe('open')
  pass(16)
  expect(state()).toBe('ending')
})

it('ends when a tablet wakes up that was suspended while the PIN was locked', () => {
  const { state } = after(10)
  lock(30)
  vi.setSystemTime(Date.now() + 3_600_000)
  input(document.querySelector('main') as HTMLElement)
  expect(state()).toBe('ending')
})

const tell = (event: string) => act(() => void dispatchEvent(new Event(event)))

it('ends by its function', () => {
  const pressed = after(0)
  pressed.end()
  expect(pressed.state()).toBe('ending')
})

it('counts down after a message, until a touch', () => {
  const { state } = after(10)
  act(() => tellKioskSession({ type: 'sent', at: Date.now() }))
  pass(18.5)
  expect(state()).toBe('sent, 2 s left')
  input(document.querySelector('main') as HTMLElement)
  pass(5)
  expect(state()).toBe('open')
  act(() => tellKioskSession({ type: 'sent', at: Date.now() }))
  pass(20)
  expect(state()).toBe('ending')
})

it('removes the kiosk too when the PIN was entered, and only once', () => {
  const { state } = after(10)
  act(() => tellKioskSession({ type: 'kiosk left' }))
  pass(60)
  expect(state()).toBe('ending')
  expect(leaveKiosk).toHaveBeenCalledOnce()
  expect(endKioskSession).not.toHaveBeenCalled()
})

it('finishes an end that the previous document has begun', () => {
  markEndUnfinished()
  expect(after(0).state()).toBe('ending')
})

it('finishes it in a document of the back/forward cache too, and ends nothing when no end has begun', () => {
  const kept = after(0)
  tell('pageshow')
  expect(kept.state()).toBe('open')
  markEndUnfinished()
  tell('pageshow')
  expect(kept.state()).toBe('ending')
})

it('is open in a document of the back/forward cache when another document has opened it meanwhile', () => {
  localStorage.clear()
  const { state } = after(600)
  expect(state()).toBe('closed')
  openKioskSession()
  tell('pageshow')
  expect(state()).toBe('open')
  pass(60)
  expect(state()).toBe('ending')
})

it('is closed on an untouched start page, and open and marked from the first touch on', () => {
  localStorage.clear()
  const { state } = after(600)
  expect([state(), isKioskSessionOpen()]).toEqual(['closed', false])
  input(document.querySelector('main') as HTMLElement)
  expect([state(), isKioskSessionOpen()]).toEqual(['open', true])
})
