// @vitest-environment happy-dom
import { renderHook } from '@testing-library/react'
import { expect, it } from 'vitest'
import { useBrowserKeys } from './use-browser-keys.ts'

const isHeldBack = (event: Event) => !window.dispatchEvent(event)
// Without the `ctrlKey` of a WheelEvent, which happy-dom does not have.
const wheel = (held: object) => Object.assign(new Event('wheel', { cancelable: true }), held)
const key = (key: string, held: object) => new KeyboardEvent('keydown', { key, cancelable: true, ...held })

it('holds back what enlarges a page, prints it or leaves it, and nothing else, while the kiosk is there', () => {
  const { unmount } = renderHook(useBrowserKeys)
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
