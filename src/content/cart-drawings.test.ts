import { existsSync, readdirSync } from 'node:fs'
import { expect, it } from 'vitest'
import { cartDrawings } from './cart-drawings.ts'

const pictures = new URL('../../public/images/carts/', import.meta.url)

it('measures every cart that is drawn from the side, and no other', () => {
  const drawn = readdirSync(pictures).filter((folder) => existsSync(new URL(`${folder}/side-960.webp`, pictures)))
  expect(Object.keys(cartDrawings).sort()).toEqual(drawn.sort())
})

it.each(Object.entries(cartDrawings))('%s fills its picture from side to side, on the lower half', (_, drawing) => {
  const { left, right, ground } = drawing
  // The camera keeps its distance by the length of the cart, so each takes most of the width.
  expect((right - left) / 960).toBeGreaterThan(0.85)
  expect((right - left) / 960).toBeLessThan(0.95)
  expect(ground).toBeGreaterThan(360)
  expect(ground).toBeLessThan(720)
})
