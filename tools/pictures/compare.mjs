import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import pixelmatch from 'pixelmatch'
import sharp from 'sharp'

/** Ignores one step of 255 in a color: rounded corners vary by that much from one run to the next. */
const THRESHOLD = 0.01

/**
 * Compares two folders of pictures pixel by pixel, and draws the differences.
 * @param {string} before
 * @param {string} after
 * @param {string} drawings folder for the drawings, emptied first
 * @returns {Promise<{ compared: number, differences: string[] }>} one line for each pair that differs
 */
export async function comparePictures(before, after, drawings) {
  rmSync(drawings, { recursive: true, force: true })
  const names = [...new Set([...picturesIn(before), ...picturesIn(after)])].sort()
  const differences = []
  for (const name of names) {
    const difference = await compare(join(before, name), join(after, name), join(drawings, name))
    if (difference) differences.push(`${name}: ${difference}`)
  }
  return { compared: names.length, differences }
}

const picturesIn = (/** @type {string} */ folder) => readdirSync(folder).filter((name) => name.endsWith('.png'))

/**
 * @param {string} before
 * @param {string} after
 * @param {string} drawing
 * @returns {Promise<string | undefined>}
 */
async function compare(before, after, drawing) {
  if (!existsSync(before)) return 'only in the second folder'
  if (!existsSync(after)) return 'only in the first folder'
  const [one, other] = await Promise.all([pixelsOf(before), pixelsOf(after)])
  const { width, height } = one.info
  if (width !== other.info.width || height !== other.info.height) {
    return `${width} x ${height} before, ${other.info.width} x ${other.info.height} after`
  }
  if (one.data.equals(other.data)) return undefined
  const drawn = Buffer.alloc(one.data.length)
  const count = pixelmatch(one.data, other.data, drawn, width, height, { threshold: THRESHOLD, includeAA: true })
  if (count === 0) return undefined
  mkdirSync(join(drawing, '..'), { recursive: true })
  await sharp(drawn, { raw: { width, height, channels: 4 } })
    .png()
    .toFile(drawing)
  return `${count} pixels differ, see ${drawing}`
}

const pixelsOf = (/** @type {string} */ file) => sharp(file).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
