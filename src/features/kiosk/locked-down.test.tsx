// @vitest-environment happy-dom
import { renderHook } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { useLockedDown } from './locked-down.ts'

afterEach(() => vi.restoreAllMocks())

const lockDown = () => renderHook(() => useLockedDown(ignore))
function ignore() {}

const isHeldBack = (event: Event) => !window.dispatchEvent(event)
// Without the `ctrlKey` of a WheelEvent, which happy-dom does not have.
const wheel = (held: object) => Object.assign(new Event('wheel', { cancelable: true }), held)
const key = (key: string, held: object) => new KeyboardEvent('keydown', { key, cancelable: true, ...held })

it('prevents zooming, printing and leaving a page, and nothing else, while kiosk mode is on', () => {
  const { unmount } = lockDown()
  expect(isHeldBack(key('+', { ctrlKey: true }))).toBe(true)
  expect(isHeldBack(key('0', { metaKey: true }))).toBe(true)
  expect(isHeldBack(wheel({ ctrlKey: true }))).toBe(true)
  expect(isHeldBack(new Event('gesturestart', { cancelable: true }))).toBe(true)
  expect(isHeldBack(key('P', { ctrlKey: true }))).toBe(true)
  expect(isHeldBack(key('ArrowLeft', { altKey: true }))).toBe(true)
  expect(isHeldBack(key('BrowserBack', {}))).toBe(true)
  expect(isHeldBack(key('+', {}))).toBe(false)
  expect(isHeldBack(key('ArrowLeft', {}))).toBe(false)
  expect(isHeldBack(key('c', { ctrlKey: true }))).toBe(false)
  expect(isHeldBack(wheel({}))).toBe(false)
  unmount()
  expect(isHeldBack(key('+', { ctrlKey: true }))).toBe(false)
})

it.each([
  ['a finger, then a key', ['pointerup', 'keydown']],
  ['a key, then a finger', ['keydown', 'pointerup']],
])('the first press of a session empties the clipboard, and no later one: %s', (_, presses) => {
  const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  const { unmount } = lockDown()
  for (const press of presses) window.dispatchEvent(press === 'keydown' ? key('a', {}) : new Event(press))
  expect(writeText.mock.calls).toEqual([['']])
  unmount()
})

it('after the end of its session it empties nothing', () => {
  const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  lockDown().unmount()
  window.dispatchEvent(key('a', {}))
  expect(writeText).not.toHaveBeenCalled()
})
