import { createHash } from 'node:crypto'
import { copyFile, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { type Card, DRAWING, draw, type Sources } from '../../server/share-pictures/draw.ts'

type SharedCard = Card & { path: string; picture?: string | undefined; landscape: string }

/** Enough to keep two cores busy without holding every picture in memory. */
const AT_A_TIME = 4

const MARK = 'logo.png'

/**
 * Draws the pictures of shared links into the build. A picture with the text and files of an earlier build comes from `cache`. Pictures
 * that no card uses are removed from it.
 * @param folders `files` has the site's own files (`public/`), `out` the build, `cache` the pictures of earlier builds
 * @returns how many had to be drawn
 */
export async function writeSharePictures(
  cards: readonly SharedCard[],
  folders: { files: string; out: string; cache: string },
): Promise<number> {
  await mkdir(folders.cache, { recursive: true })
  const kept = new Set(await readdir(folders.cache))
  const mark = await readFile(join(folders.files, MARK))
  const waiting = [...cards]
  const used = new Set<string>()
  let drawn = 0
  const worker = async () => {
    for (let card = waiting.shift(); card; card = waiting.shift()) {
      const sources = { mark, ...(await pictureOf(card, folders.files)) }
      const name = nameOf(card, sources)
      used.add(name)
      if (!kept.has(name)) {
        await writeFile(join(folders.cache, name), await draw(card, sources))
        drawn++
      }
      const target = join(folders.out, decodeURIComponent(card.path))
      await mkdir(dirname(target), { recursive: true })
      await copyFile(join(folders.cache, name), target)
    }
  }
  await Promise.all(Array.from({ length: AT_A_TIME }, worker))
  for (const name of kept) if (!used.has(name)) await rm(join(folders.cache, name))
  return drawn
}

/** The cart's picture, or the landscape if it has none. A test of the catalogue finds paths without a file. */
async function pictureOf({ picture, landscape }: SharedCard, files: string): Promise<Omit<Sources, 'mark'>> {
  const cart = picture && (await readFile(join(files, picture)).catch(() => undefined))
  if (cart) return { picture: cart, kind: 'cart' }
  return { picture: await readFile(join(files, landscape)), kind: 'landscape' }
}

/** A hash of everything that the picture is made from. */
function nameOf({ sender, title, figure, note }: SharedCard, { mark, picture, kind }: Sources): string {
  const hash = createHash('sha256').update(JSON.stringify([DRAWING, kind, sender, title, figure, note]))
  return `${hash.update(mark).update(picture).digest('hex').slice(0, 24)}.jpg`
}
