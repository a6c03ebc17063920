// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest'
import { DEFAULTS, lastSettings, newKiosk, readKiosk, removeKiosk, storeKiosk } from './kiosk.ts'
import { checkPin, hashPin } from './kiosk-pin.ts'

const NOW = 1_800_000_000_000

beforeEach(async () => {
  localStorage.clear()
  storeKiosk(newKiosk({ ...DEFAULTS, pin: await hashPin('2468') }))
})

it('accepts only the right PIN, and does not store it as text', async () => {
  expect((await checkPin('1357', NOW)).isRight).toBe(false)
  expect((await checkPin('2468', NOW)).isRight).toBe(true)
  expect(localStorage.getItem('device:kiosk')).not.toContain('2468')
  expect(readKiosk()?.pin.iterations).toBeGreaterThanOrEqual(210_000)
})

it('gives the same PIN another hash on another device', async () => {
  const [one, other] = [await hashPin('2468'), await hashPin('2468')]
  expect(one.hash).not.toBe(other.hash)
})

it('waits after five wrong PINs, for the right one as well, and resets the count after the right one', async () => {
  for (let count = 0; count < 4; count++) expect((await checkPin('0000', NOW)).wait).toBe(0)
  expect((await checkPin('0000', NOW)).wait).toBe(30)
  expect(await checkPin('2468', NOW + 29_000)).toEqual({ isRight: false, wait: 1 })
  expect(await checkPin('2468', NOW + 30_000)).toEqual({ isRight: true, wait: 0 })
  expect(readKiosk()?.tries).toEqual({ wrong: 0, lockedUntil: 0 })
})

it('without room to store anything, opens with the right PIN and waits after five wrong ones', async () => {
  const setItem = () => {
    throw new DOMException('No room', 'QuotaExceededError')
  }
  const { getItem, removeItem } = localStorage
  const full = { getItem: getItem.bind(localStorage), removeItem: removeItem.bind(localStorage), setItem }
  vi.stubGlobal('localStorage', full)
  try {
    expect(await checkPin('2468', NOW)).toEqual({ isRight: true, wait: 0 })
    for (let count = 0; count < 4; count++) expect((await checkPin('0000', NOW)).wait).toBe(0)
    expect((await checkPin('0000', NOW)).wait).toBe(30)
    expect(await checkPin('2468', NOW)).toEqual({ isRight: false, wait: 30 })
    removeKiosk()
    expect(readKiosk()).toBeUndefined()
  } finally {
    vi.unstubAllGlobals()
  }
})

it.each([['no JSON'], ['null'], [''], ['{"idleSeconds":60}'], ['{"idleSeconds":1,"pin":{},"tries":{}}']])(
  'is a kiosk that no PIN opens when what is stored is %s',
  async (stored) => {
    localStorage.setItem('device:kiosk', stored)
    expect(readKiosk()).toMatchObject({ idleSeconds: 60, attract: 'featured' })
    expect((await checkPin('2468', NOW)).isRight).toBe(false)
    expect((await checkPin('', NOW)).isRight).toBe(false)
  },
)

it('is not a kiosk without stored settings', () => {
  localStorage.clear()
  expect(readKiosk()).toBeUndefined()
})

it('begins the next set-up with the last settings, without the PIN', () => {
  const settings = { name: 'Front door', showroom: 'poconos', attract: 'all', idleSeconds: 90 }
  storeKiosk(newKiosk({ ...settings, pin: { salt: 'a', hash: 'b', iterations: 1 } }))
  removeKiosk()
  expect(readKiosk()).toBeUndefined()
  expect(lastSettings()).toEqual(settings)
  localStorage.setItem('device:kiosk-before', 'no JSON')
  expect(lastSettings()).toEqual(DEFAULTS)
})
