// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { contactWords, readSeller, storeSeller } from './seller.ts'

beforeEach(() => localStorage.clear())

afterEach(() => vi.restoreAllMocks())

const refuse = () => {
  throw new DOMException('Refused')
}

it('keeps the name and the event, without the spaces around them', () => {
  storeSeller({ seller: ' Sam Reed ', event: 'Lake day' })
  expect(readSeller()).toEqual({ seller: 'Sam Reed', event: 'Lake day' })
})

it('removes blank values, and keeps at most what the server accepts', () => {
  storeSeller({ seller: 'x'.repeat(70), event: ' ' })
  expect(readSeller()).toEqual({ seller: 'x'.repeat(60) })
  storeSeller({ seller: '' })
  expect(localStorage.getItem('device:seller')).toBeNull()
})

it('says so when there is no room, and then removes the earlier seller', () => {
  expect(storeSeller({ seller: 'Sam Reed' })).toBe(true)
  const full = new Proxy(localStorage, {
    get: (storage, key) => (key === 'setItem' ? refuse : Reflect.get(storage, key)),
  })
  vi.spyOn(window, 'localStorage', 'get').mockReturnValue(full)
  expect(storeSeller({ seller: 'Ann Lee' })).toBe(false)
  expect(readSeller()).toEqual({})
})

it('says that nothing was stored where the browser refuses all of it', () => {
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(refuse)
  expect(storeSeller({ seller: 'Sam Reed' })).toBe(false)
})

it.each(['no JSON', 'null', '[]', '{"seller":7,"event":{}}'])('reads nothing from %s', (stored) => {
  localStorage.setItem('device:seller', stored)
  expect(readSeller()).toEqual({})
})

it('names whom to ask for', () => {
  expect(contactWords({ seller: 'Sam Reed', event: 'Lake day' })).toBe('Your contact: Sam Reed, Lake day.')
  expect(contactWords({})).toBeUndefined()
})
