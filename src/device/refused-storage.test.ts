import { afterEach, expect, it, vi } from 'vitest'
import type { Kiosk } from './kiosk.ts'

const refused = () => {
  throw new DOMException('The request was denied', 'SecurityError')
}

const KIOSK: Kiosk = {
  name: 'Front door',
  showroom: '',
  attract: 'all',
  idleSeconds: 60,
  pin: { salt: 'a', hash: 'b', iterations: 1 },
  tries: { wrong: 0, lockedUntil: 0 },
}

/** The code of a page that was just opened. */
const load = async () => {
  vi.resetModules()
  return { ...(await import('./kiosk.ts')), ...(await import('./kiosk-session-mark.ts')) }
}

afterEach(() => vi.unstubAllGlobals())

it('is not a kiosk where the browser refuses its storage', async () => {
  vi.stubGlobal('localStorage', undefined)
  Object.defineProperty(globalThis, 'localStorage', { configurable: true, get: refused })
  const { DEFAULTS, lastSettings, readKiosk, removeKiosk, storeKiosk, ...session } = await load()
  expect(readKiosk()).toBeUndefined()
  expect(lastSettings()).toEqual(DEFAULTS)
  for (const write of [removeKiosk, session.openKioskSession, session.markEndUnfinished, session.markEndFinished])
    expect(write).not.toThrow()
  expect(() => storeKiosk(KIOSK)).toThrow()
  expect(readKiosk()).toBeUndefined()
})

it('leaves the kiosk although its settings cannot be kept for the next set-up', async () => {
  const removeItem = vi.fn()
  vi.stubGlobal('localStorage', { getItem: () => '{}', setItem: refused, removeItem })
  const { removeKiosk } = await load()
  removeKiosk()
  expect(removeItem).toHaveBeenCalledWith('device:kiosk')
})

it('stays the same kiosk without room for other settings', async () => {
  const stored = JSON.stringify(KIOSK)
  vi.stubGlobal('localStorage', { getItem: () => stored, setItem: refused, removeItem: refused })
  const { readKiosk, storeKiosk } = await load()
  expect(() => storeKiosk({ ...KIOSK, name: 'Back door' })).toThrow()
  expect(readKiosk()).toEqual(KIOSK)
})
