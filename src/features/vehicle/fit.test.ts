import { describe, expect, it } from 'vitest'
import measures from '../../content/cart-models.json' with { type: 'json' }
import { feet } from '../../lib/feet.ts'
import { cartSize, fitWords, sourceWords } from './fit.ts'

const drawn = { length: feet(10, 7), height: feet(6, 4), width: feet(5, 3) }

describe('whether a cart fits', () => {
  it('is in feet and inches', () => {
    expect(fitWords(cartSize(drawn, {})).map(({ words }) => words)).toEqual([
      'Fits, with 8 in to spare.',
      'Fits, with 1 ft 8 in to spare.',
      'Needs a deck 11 feet long. Or let us deliver.',
      'The roof’s 7 in above their head.',
    ])
    expect(fitWords(cartSize(drawn, { height: '88 in' }))[0]?.words).toBe('Won’t clear it. The cart is 4 in too tall.')
  })

  it('takes the figures of the catalogue where it has them, and says which those are', () => {
    const sourceOf = (stated: Parameters<typeof cartSize>[1]) => sourceWords(cartSize(drawn, stated))
    expect(cartSize(drawn, { seatingCapacity: 4, length: '9 ft 4 in' })).toMatchObject({ ...drawn, length: feet(9, 4) })
    expect(sourceOf({ length: '9 ft 4 in' })).toBe(
      'Length from the spec sheet. Height and width measured from our 3D model. Tight spot? Ask us to measure the real cart.',
    )
    expect(sourceOf({ length: '112 in', height: '76 in', width: '48 in' })).toBe('From the spec sheet.')
    expect(sourceOf({ length: 'long' })).toMatch(/^Measured from our 3D model\./)
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
