// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest'
import { readSeller, storeSeller } from './seller.ts'

beforeEach(() => localStorage.clear())

it('keeps the name and the event, without the spaces around them', () => {
  storeSeller({ seller: ' Sam Reed ', event: 'Lake day' })
  expect(readSeller()).toEqual({ seller: 'Sam Reed', event: 'Lake day' })
})

it('forgets what is blank, and keeps no more than the server takes', () => {
  storeSeller({ seller: 'x'.repeat(70), event: ' ' })
  expect(readSeller()).toEqual({ seller: 'x'.repeat(60) })
  storeSeller({ seller: '' })
  expect(localStorage.getItem('seller')).toBeNull()
})

it.each(['no JSON', 'null', '[]', '{"seller":7,"event":{}}'])('reads nothing from %s', (stored) => {
  localStorage.setItem('seller', stored)
  expect(readSeller()).toEqual({})
})
