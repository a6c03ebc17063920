import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { markOf } from './mark.ts'

/** Alpha of each pixel at one size: the header gives the mark its color. */
const shapeOf = (picture: Buffer) =>
  sharp(picture).ensureAlpha().resize(192, 102, { fit: 'fill' }).extractChannel('alpha').raw().toBuffer()

async function difference(one: Buffer, other: Buffer): Promise<number> {
  const [first, second] = await Promise.all([shapeOf(one), shapeOf(other)])
  return first.reduce((sum, alpha, at) => sum + Math.abs(alpha - (second[at] ?? 0)), 0) / first.length
}

const logo = () => readFile('public/logo.png')

test('the mark of the header is the drawing of /logo.png, and another logo gives another mark', async () => {
  expect(await difference(await markOf(await logo()), await logo())).toBeLessThan(3)
  const other = await readFile('public/icons/icon-monochrome-512.png')
  expect(await difference(await markOf(other), await logo())).toBeGreaterThan(20)
})

test('the mark is small: each page loads it', async () => {
  expect((await markOf(await logo())).length).toBeLessThan(3_000)
})

test('a logo without a transparent background is refused: it has no shape', async () => {
  const opaque = await sharp(await logo())
    .flatten({ background: 'white' })
    .png()
    .toBuffer()
  await expect(markOf(opaque)).rejects.toThrow('public/logo.png needs a transparent background')
})
