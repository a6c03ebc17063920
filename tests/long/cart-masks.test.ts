import sharp from 'sharp'
import { expect, it } from 'vitest'
import outlines from '../../src/content/cart-outlines.json' with { type: 'json' }
import { cartMask } from '../../src/features/compare/drawn-cart.ts'
import { cartBounds } from '../cart-bounds.ts'

type Place = readonly [x: number, y: number]

/** How much of a picture its mask shows at some places, from 0 to 255; drawn at a quarter of its size. */
async function shown(mask: string, places: readonly Place[]): Promise<number[]> {
  const { data, info } = await sharp(Buffer.from(mask), { density: 18 })
    .extractChannel('alpha')
    .raw()
    .toBuffer({ resolveWithObject: true })
  return places.map(([x, y]) => data[Math.floor(y * info.height) * info.width + Math.floor(x * info.width)] ?? 0)
}

it('the mask of a side picture shows all of the cart, and nothing of the studio far from it', async () => {
  const sides = await cartBounds(['side'])
  expect(sides.length).toBe(Object.keys(outlines).length)
  for (const { picture, points } of sides) {
    const [front = [0, 0], rear = [0, 0], roof = [0, 0]] = points
    const studio: Place[] = [
      [front[0], roof[1]],
      [rear[0], roof[1]],
      [0.5, 0.01],
      [0.5, 0.99],
    ]
    const alpha = await shown(cartMask(picture.replace('/side', '') as keyof typeof outlines), [...points, ...studio])
    const ofCart = alpha.slice(0, points.length)
    const ofStudio = alpha.slice(points.length)
    expect({ [picture]: Math.min(...ofCart) > 200 || ofCart }).toEqual({ [picture]: true })
    expect({ [picture]: Math.max(...ofStudio) < 16 || ofStudio }).toEqual({ [picture]: true })
  }
})
