import { expect, it } from 'vitest'
import models from '../../content/cart-models.json' with { type: 'json' }
import { drawnCart, OVERLAP, scaleOf, studioOf } from './drawn-cart.ts'

const cart = (folder: string, length?: string) => ({
  images: [`/images/carts/${folder}/front-960.webp`],
  specifications: { ...(length && { length }) },
})
const nomad = cart('denago-nomad')
const long = cart('denago-rover-xxl')

/** Percent of a column that the cart itself takes, without what is around it in its picture: `left` to `right` in px. */
const share = (vehicle: ReturnType<typeof cart>, scale: number, left: number, right: number) =>
  ((1 + OVERLAP / 100) * Number.parseFloat(drawnCart(vehicle, scale)?.width ?? '') * (right - left)) / 960

it('the longest cart takes nearly all of its column, and the others are as long beside it as their models', () => {
  const scale = scaleOf([nomad, long])
  expect(share(long, scale, 19, 901)).toBeCloseTo(88)
  expect(share(nomad, scale, 31, 910)).toBeCloseTo(
    (88 * models['denago-nomad'].length) / models['denago-rover-xxl'].length,
  )
})

it('a cart is as long as the catalogue states, where it states a length', () => {
  const stated = cart('denago-nomad', '10 ft')
  expect(scaleOf([stated])).toBeCloseTo(3.048 / 0.88)
  expect(share(stated, scaleOf([stated, long]), 31, 910)).toBeCloseTo((88 * 3.048) / models['denago-rover-xxl'].length)
})

it('all wheels are on one ground line', () => {
  const scale = scaleOf([nomad, long])
  /** In studio widths, as the heights of a studio and a picture are shares of their widths. */
  const groundOf = (vehicle: ReturnType<typeof cart>, ground: number) => {
    const { width = '', bottom = '' } = drawnCart(vehicle, scale) ?? {}
    const height = 85 / (100 + OVERLAP)
    return Number.parseFloat(bottom) * height + (Number.parseFloat(width) * (720 - ground)) / 960
  }
  expect(groundOf(nomad, 622)).toBeCloseTo(groundOf(long, 539))
  expect(groundOf(nomad, 622)).toBeCloseTo((100 * 11) / (100 + OVERLAP))
})

it('the studio behind the carts has their scale, and one of its own without carts', () => {
  const { meter } = studioOf(scaleOf([nomad, long]))
  const column = { width: 20, height: 17 }
  const meters = (0.88 * column.width) / models['denago-rover-xxl'].length
  expect(Number.parseFloat(meter)).toBeCloseTo((100 * meters) / column.height)
  expect(Number.parseFloat(studioOf(0).meter)).toBeGreaterThan(0)
})

it('is not drawn without drawings of the site', () => {
  const others = { images: ['https://example.com/cart.jpg'], specifications: {} }
  expect(scaleOf([others])).toBe(0)
  expect(drawnCart(others, scaleOf([others, nomad]))).toBeUndefined()
  expect(drawnCart({ images: [], specifications: {} }, 4)).toBeUndefined()
  expect(drawnCart(cart('constructor'), 4)).toBeUndefined()
})
