import { describe, expect, it } from 'vitest'
import { fc } from '../../tests/properties.ts'
import { delayMs, LONGEST_DELAY_MS, SHORTEST_DELAY_MS } from './delay.ts'

describe('the delay before the next attempt', () => {
  it('lies between 5 seconds and 15 minutes, for any number of attempts and any Retry-After', () => {
    const inputs = [fc.integer({ min: 1, max: 1e9 }), fc.double({ min: 0, max: 1, noNaN: true }), fc.nat()] as const
    fc.assert(
      fc.property(...inputs, (attempts, random, wish) => {
        const delay = delayMs(attempts, random, wish)
        expect(delay).toBeGreaterThanOrEqual(SHORTEST_DELAY_MS)
        expect(delay).toBeLessThanOrEqual(LONGEST_DELAY_MS)
        expect(delay).toBeGreaterThanOrEqual(Math.min(wish, LONGEST_DELAY_MS))
      }),
    )
  })

  it('may grow with every attempt, and differs between devices', () => {
    expect([1, 2, 3, 8, 500].map((attempts) => delayMs(attempts, 1))).toEqual([
      10_000, 20_000, 40_000, 900_000, 900_000,
    ])
    expect(delayMs(4, 0)).toBe(5_000)
    expect(delayMs(4, 0.5)).toBe(42_500)
  })
})
