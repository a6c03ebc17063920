import { variantsOf } from './picture-sources.ts'

/** The files to store of a catalogue's pictures, one for each picture, and how many pictures are on other sites. */
export type PicturePlan = { files: readonly string[]; elsewhere: number }

/**
 * One form of each picture, the smallest that fills the screen.
 * @param images paths from the catalogue, in any order, possibly with duplicates
 * @param pixels width of the screen in dots
 * @param format the best format of this browser
 */
export function planPictures(images: readonly string[], pixels: number, format: 'avif' | 'webp'): PicturePlan {
  const files = new Set<string>()
  const elsewhere = new Set<string>()
  for (const path of images) {
    const variants = variantsOf(path)
    if (!variants) (/^\/(?!\/)/.test(path) ? files : elsewhere).add(path)
    else if (format === 'webp') files.add(variants.webp)
    else files.add((variants.avif.find(({ width }) => width >= pixels) ?? variants.avif.at(-1))?.url ?? variants.webp)
  }
  return { files: [...files], elsewhere: elsewhere.size }
}
