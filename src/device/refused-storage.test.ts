import { afterEach, expect, it, vi } from 'vitest'
import { lastSettings, readKiosk, removeKiosk } from './kiosk.ts'
import { endEnding, isEnding, isSessionOpen, openSession, startEnding } from './kiosk-session-mark.ts'

const refused = () => {
  throw new DOMException('The request was denied', 'SecurityError')
}

afterEach(() => vi.unstubAllGlobals())

it('is no kiosk, and has no session, where the browser refuses its storage', () => {
  vi.stubGlobal('localStorage', undefined)
  Object.defineProperty(globalThis, 'localStorage', { configurable: true, get: refused })
  expect(readKiosk()).toBeUndefined()
  expect(lastSettings()).toEqual({})
  for (const write of [removeKiosk, openSession, startEnding, endEnding]) expect(write).not.toThrow()
  expect(isSessionOpen()).toBe(false)
  expect(isEnding()).toBe(false)
})

it('leaves the kiosk although its settings cannot be kept for the next set-up', () => {
  const removeItem = vi.fn()
  vi.stubGlobal('localStorage', { getItem: () => '{}', setItem: refused, removeItem })
  removeKiosk()
  expect(removeItem).toHaveBeenCalledWith('kiosk')
})
