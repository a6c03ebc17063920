import { readFileSync } from 'node:fs'
import sharp from 'sharp'
import { expect, test } from 'vitest'

/** Alpha of each pixel in the size of the logo: the mark is a mask in the header, so its colour does not count. */
const alphaOf = (picture: Buffer) =>
  sharp(picture, { density: 150 })
    .ensureAlpha()
    .resize(466, 248, { fit: 'fill' })
    .extractChannel('alpha')
    .raw()
    .toBuffer()

test('the mark in the header and /logo.png are the same drawing', async () => {
  const [mark, logo, other] = await Promise.all(
    ['icons/mark.svg', 'logo.png', 'icons/icon-monochrome-512.png'].map((file) =>
      alphaOf(readFileSync(`public/${file}`)),
    ),
  )
  const difference = (one: Buffer = Buffer.alloc(0), two: Buffer = Buffer.alloc(0)) =>
    one.reduce((sum, alpha, index) => sum + Math.abs(alpha - (two[index] ?? 0)), 0) / one.length
  // Two programs draw edges differently; another drawing differs everywhere.
  expect(difference(mark, logo)).toBeLessThan(3)
  expect(difference(other, logo)).toBeGreaterThan(20)
})
