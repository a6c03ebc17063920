import { expect, it } from 'vitest'
import { afterWrongPin, NO_ATTEMPTS, secondsLocked } from './pin-attempts.ts'

const NOW = 1_800_000_000_000
const wait = (wrong: number) => {
  let attempts = NO_ATTEMPTS
  for (let count = 0; count < wrong; count++) attempts = afterWrongPin(attempts, NOW)
  return secondsLocked(attempts, NOW)
}

it('takes four wrong PINs without a wait, then waits 30 seconds and each time twice as long', () => {
  expect([1, 4, 5, 6, 7, 8].map(wait)).toEqual([0, 0, 30, 60, 120, 240])
})

it('waits a day at most', () => {
  expect(wait(60)).toBe(86_400)
})

it('takes a PIN again when the wait is over', () => {
  expect(secondsLocked({ wrong: 5, lockedUntil: NOW }, NOW)).toBe(0)
  expect(secondsLocked({ wrong: 5, lockedUntil: NOW + 1 }, NOW)).toBe(1)
})
