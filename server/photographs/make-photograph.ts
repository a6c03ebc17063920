import { createHash } from 'node:crypto'
import sharp, { type Sharp } from 'sharp'
import { PHOTOGRAPH_WIDTHS, photographPath } from '../../src/contract/photographs.ts'

/** A photograph that cannot be used. The message is a sentence for the person who chose it. */
export class PhotographError extends Error {
  override name = 'PhotographError'
}

/** One size and type of a photograph, as stored and sent. */
type PhotographForm = { path: string; bytes: Buffer }

export type Photograph = {
  /** Made from the content, so the same file gives the same photograph. */
  id: string
  /** The path in a vehicle's list of pictures. */
  path: string
  forms: readonly PhotographForm[]
}

const MOST_BYTES = 40_000_000
/** Checked when the file is opened: a small file can contain a picture that fills the memory. */
const MOST_PIXELS = 80_000_000
/** In px. A narrower picture would be blurred on most screens. */
const LEAST_WIDTH = 960

/** The longer side divided by the shorter one. */
const MOST_RATIO = 4

/** sharp's names. It detects the format from the content, not from the file name. */
const FORMATS: readonly string[] = ['jpeg', 'png', 'webp', 'heif', 'tiff']

/** How a file in the iPhone format begins: one of its brands says so. The packages of sharp cannot decode it. */
const HEIC = /^ftyp(?:.{4})*?he[iv]/s

const HEIC_SENTENCE =
  'It’s HEIC, the iPhone format, which we can’t read. Save it as JPEG. For new photos, choose Most Compatible in the iPhone’s Settings > Camera > Formats.'

const WEBP_WIDTH = 960

/** Out of 9. Twice the effort takes six times as long and saves a tenth. */
const EFFORT = 2

/**
 * Makes the sizes and types of a photograph that the site shows: upright, and without the camera's data, such as the
 * place.
 * @throws PhotographError when it is too large, too narrow, no picture, or incomplete
 */
export async function makePhotograph(file: Buffer): Promise<Photograph> {
  if (file.length > MOST_BYTES)
    throw new PhotographError(
      `It’s ${Math.ceil(file.length / 1_000_000)} MB. The limit is ${MOST_BYTES / 1_000_000} MB. Make it smaller.`,
    )
  if (file.length === 0) throw new PhotographError('The file is empty.')
  if (HEIC.test(file.toString('latin1', 4, 36))) throw new PhotographError(HEIC_SENTENCE)
  const picture = sharp(file, { failOn: 'truncated', limitInputPixels: MOST_PIXELS })
  await check(picture)
  try {
    const id = createHash('sha256').update(file).digest('hex').slice(0, 16)
    // Unpacked once: a file of 2 KB may hold as many pixels as allowed, which take more than a gigabyte.
    const { data, info } = await picture
      .autoOrient()
      .resize({ width: Math.max(...PHOTOGRAPH_WIDTHS), withoutEnlargement: true })
      .toColourspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true })
    const resized = (width: number) => sharp(data, { raw: info }).resize({ width, withoutEnlargement: true })
    const forms = await Promise.all([
      ...PHOTOGRAPH_WIDTHS.map(async (width) => ({
        path: photographPath(id, width, 'avif'),
        bytes: await resized(width).avif({ quality: 58, effort: EFFORT }).toBuffer(),
      })),
      resized(WEBP_WIDTH)
        .webp({ quality: 80 })
        .toBuffer()
        .then((bytes) => ({ path: photographPath(id, WEBP_WIDTH, 'webp'), bytes })),
    ])
    return { id, path: photographPath(id, WEBP_WIDTH, 'webp'), forms }
  } catch (error) {
    throw new PhotographError('The file’s cut off. Copy it from the camera again.', { cause: error })
  }
}

async function check(picture: Sharp): Promise<void> {
  const found = await picture.metadata().catch((error: Error) => {
    const isHuge = /pixel limit/i.test(error.message)
    throw new PhotographError(
      isHuge
        ? `It has more than ${MOST_PIXELS / 1_000_000} million pixels. Make it smaller.`
        : 'We can’t read this file as a picture. Choose a JPEG, PNG, WebP, AVIF or TIFF.',
      { cause: error },
    )
  })
  if (!FORMATS.includes(found.format ?? ''))
    throw new PhotographError('That’s not a photo. Save it as JPEG, PNG, WebP, AVIF or TIFF.')
  if ((found.pages ?? 1) > 1)
    throw new PhotographError('That’s an animation or a multipage file. Choose a file with one picture.')
  const { width, height } = found.autoOrient
  if (Math.max(width, height) > MOST_RATIO * Math.min(width, height))
    throw new PhotographError(`It’s too long and narrow: ${width} by ${height} pixels. Crop it to the cart.`)
  if (width < LEAST_WIDTH)
    throw new PhotographError(`It’s ${width} pixels wide and needs at least ${LEAST_WIDTH}. Send the original photo.`)
}
