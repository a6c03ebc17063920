import { describe, expect, it } from 'vitest'
import measures from '../../content/cart-models.json' with { type: 'json' }
import { feet } from '../../lib/feet.ts'
import { cartSize, fitWords, sourceWords } from './fit.ts'

const drawn = { length: feet(10, 7), height: feet(6, 4), width: feet(5, 3) }

describe('whether a cart fits', () => {
  it('is said in feet and inches', () => {
    expect(fitWords(cartSize(drawn, {})).map(({ words }) => words)).toEqual([
      '8 in of room above the roof.',
      '1 ft 8 in of room above the roof.',
      'The cart is 4 ft 1 in longer.',
      'The roof is 7 in higher.',
    ])
    expect(fitWords(cartSize(drawn, { height: '88 in' }))[0]?.words).toBe('4 in too low.')
  })

  it('takes the figures of the catalogue where it has them, and says which those are', () => {
    const sourceOf = (stated: Parameters<typeof cartSize>[1]) => sourceWords(cartSize(drawn, stated))
    expect(cartSize(drawn, { seatingCapacity: 4, length: '9 ft 4 in' })).toMatchObject({ ...drawn, length: feet(9, 4) })
    expect(sourceOf({ length: '9 ft 4 in' })).toMatch(
      /^Length from the catalogue; height and width measured from our illustration, which may differ/,
    )
    expect(sourceOf({ length: '112 in', height: '76 in', width: '48 in' })).toBe('Figures of the catalogue.')
    expect(sourceOf({ length: 'long' })).toMatch(/^Measured from our illustration, which may differ/)
  })

  it.each(Object.entries(measures))('%s is as large as such carts are', (_, { length, height, width }) => {
    expect(length).toBeGreaterThan(2.5)
    expect(length).toBeLessThan(5)
    expect(height).toBeGreaterThan(1.8)
    expect(height).toBeLessThan(feet(7))
    expect(width).toBeGreaterThan(1.2)
    expect(width).toBeLessThan(1.7)
  })
})
