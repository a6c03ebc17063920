// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { openSession } from '../../device/kiosk-session-mark.ts'
import { PIN_LOCKED } from './pin-locked.ts'
import { useIdlePhase } from './use-idle-phase.ts'

const pass = (seconds: number) => act(() => vi.advanceTimersByTime(seconds * 1000))
const answer = () => document.querySelector('button') as HTMLElement
const input = (target: EventTarget, type = 'pointerdown') =>
  act(() => void target.dispatchEvent(new Event(type, { bubbles: true })))

beforeEach(() => {
  vi.useFakeTimers({ now: 1_800_000_000_000 })
  localStorage.clear()
  openSession()
  document.body.innerHTML = '<main></main><div role="alertdialog"><button>I’m still here</button></div>'
})
afterEach(() => vi.useRealTimers())

/** A session of 60 seconds, so many of them after the last input. */
function after(seconds: number) {
  const { result } = renderHook(() => useIdlePhase(60))
  pass(seconds)
  return { phase: () => result.current[0], goOn: () => act(() => result.current[1]()) }
}

it('asks, and is over without an answer', () => {
  const { phase } = after(50)
  expect(phase()).toEqual({ name: 'asking', secondsLeft: 10 })
  pass(10)
  expect(phase()).toEqual({ name: 'over' })
})

it('waits for the click of whoever has pressed a button of the question at the last second', () => {
  const { phase, goOn } = after(59)
  input(answer())
  pass(2)
  expect(phase()).toEqual({ name: 'asking', secondsLeft: 1 })
  goOn()
  expect(phase()).toEqual({ name: 'active' })
  pass(44)
  expect(phase()).toEqual({ name: 'active' })
})

it('goes on by a key on such a button that does not press it', () => {
  const { phase } = after(55)
  input(answer(), 'keydown')
  pass(20)
  expect(phase()).toEqual({ name: 'active' })
  pass(40)
  expect(phase()).toEqual({ name: 'over' })
})

it.each([['main'], ['button']])('is over for whoever switches on a suspended tablet, by a press on the %s', (where) => {
  const { phase } = after(50)
  vi.setSystemTime(Date.now() + 3_600_000)
  input(document.querySelector(where) as HTMLElement)
  expect(phase()).toEqual({ name: 'over' })
})

it('loses nothing when the clock is set back, and ends the idle time later', () => {
  const { phase } = after(20)
  vi.setSystemTime(Date.now() - 3_600_000)
  pass(10)
  expect(phase()).toEqual({ name: 'active' })
  input(document.querySelector('main') as HTMLElement)
  expect(phase()).toEqual({ name: 'active' })
  pass(60)
  expect(phase()).toEqual({ name: 'over' })
})

const lock = (detail: number) => act(() => void dispatchEvent(new CustomEvent(PIN_LOCKED, { detail })))

it('begins the idle time after the wait for the next PIN, but no later than a minute', () => {
  const { phase } = after(10)
  lock(30)
  pass(30 + 44)
  expect(phase()).toEqual({ name: 'active' })
  input(document.querySelector('main') as HTMLElement)
  lock(86_400)
  pass(60 + 44)
  expect(phase()).toEqual({ name: 'active' })
  pass(16)
  expect(phase()).toEqual({ name: 'over' })
})

it('is over for whoever switches on a tablet that was suspended while no PIN was taken', () => {
  const { phase } = after(10)
  lock(30)
  vi.setSystemTime(Date.now() + 3_600_000)
  input(document.querySelector('main') as HTMLElement)
  expect(phase()).toEqual({ name: 'over' })
})
