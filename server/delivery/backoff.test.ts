import { expect, test } from 'vitest'
import { fc } from '../../tests/properties.ts'
import { backoffMs } from './backoff.ts'
import { DeliveryError } from './sink.ts'

const away = new DeliveryError('unreachable', 'away')
const HOUR = 3_600_000

test('the wait doubles from ten seconds to an hour', () => {
  expect([1, 2, 3, 9, 10, 500].map((attempts) => backoffMs(away, attempts, 0))).toEqual([
    10_000,
    20_000,
    40_000,
    2_560_000,
    HOUR,
    HOUR,
  ])
})

test('a denied delivery waits an hour, in which a person can correct the settings', () => {
  expect(backoffMs(new DeliveryError('denied', 'no'), 1, 0)).toBe(HOUR)
})

test('a refused delivery waits as long as it has been refused so far, one to twelve hours', () => {
  const refused = new DeliveryError('refused', 'no')
  const waits = [0, 1, 2, 5, 12, 60].map((hours) => backoffMs(refused, 1, 0, hours * HOUR) / HOUR)
  expect(waits).toEqual([1, 1, 2, 5, 12, 12])
})

test('the receiver may ask for a longer wait, up to an hour', () => {
  expect(backoffMs(new DeliveryError('unreachable', 'later', 120_000), 1, 0)).toBe(120_000)
  expect(backoffMs(new DeliveryError('unreachable', 'later', 9 * HOUR), 1, 0)).toBe(HOUR)
})

test('no wait is shorter than eight seconds or longer than an hour', () => {
  const wait = fc.tuple(fc.integer({ min: 1, max: 10_000 }), fc.double({ min: 0, max: 1, noNaN: true }), fc.integer())
  fc.assert(
    fc.property(wait, ([attempts, random, asked]) => {
      const waited = backoffMs(new DeliveryError('unreachable', 'away', asked), attempts, random)
      return waited >= 8_000 && waited <= HOUR
    }),
  )
})
