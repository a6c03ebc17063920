import type { ShareCard } from '../../src/seo/share-cards.ts'
import type { Sources } from './draw.ts'

/** Kept in memory, 60 KB each. */
const MOST_PICTURES = 200
/** How many may wait to be drawn. With more, a request would wait for seconds. */
const MOST_WAITING = 20

const MARK = '/logo.png'

/** @returns the bytes of a picture of the site or of a photograph, by its path; undefined if there is none */
type ReadPicture = (path: string) => Promise<Buffer | undefined>

type Log = { error: (details: object, message: string) => void }

/** Pictures for shared links to vehicles that have changed since the build, drawn one after the other when requested. */
export class ChangedPictures {
  readonly #log: Log
  /** By the vehicle's id. `key` is what the picture shows. */
  readonly #pictures = new Map<string, { key: string; picture: Promise<Buffer | undefined> }>()
  #last: Promise<unknown> = Promise.resolve()
  #waiting = 0

  constructor(log: Log) {
    this.#log = log
  }

  /** @returns the picture as JPEG; undefined if it cannot be drawn, or if too many wait */
  get(id: string, card: ShareCard, read: ReadPicture): Promise<Buffer | undefined> {
    const key = JSON.stringify(card)
    const known = this.#pictures.get(id)
    if (known?.key !== key && this.#waiting >= MOST_WAITING) return Promise.resolve(undefined)
    const entry = known?.key === key ? known : { key, picture: this.#draw(id, card, read) }
    this.#pictures.delete(id)
    this.#pictures.set(id, entry)
    const [oldest] = this.#pictures
    if (this.#pictures.size > MOST_PICTURES && oldest) this.#pictures.delete(oldest[0])
    return entry.picture
  }

  #draw(id: string, card: ShareCard, read: ReadPicture): Promise<Buffer | undefined> {
    this.#waiting++
    const picture = this.#last
      .then(() => draw(card, read))
      .catch((error: Error) => {
        // The next request tries again.
        this.#pictures.delete(id)
        this.#log.error({ picture: card.path, error: error.message }, 'a picture for shared links cannot be drawn')
        return undefined
      })
      .finally(() => {
        this.#waiting--
      })
    this.#last = picture
    return picture
  }
}

async function draw(card: ShareCard, read: ReadPicture): Promise<Buffer> {
  // Its fonts take time and memory that only a server with changed vehicles needs.
  const drawing = await import('./draw.ts')
  const mark = await readOrThrow(MARK, read)
  return drawing.draw(card, { mark, ...(await pictureOf(card, read)) })
}

/** The cart's picture, or the landscape if it has none. */
async function pictureOf({ picture, landscape }: ShareCard, read: ReadPicture): Promise<Omit<Sources, 'mark'>> {
  const cart = picture === undefined ? undefined : await read(picture)
  if (cart) return { picture: cart, kind: 'cart' }
  return { picture: await readOrThrow(landscape, read), kind: 'landscape' }
}

async function readOrThrow(path: string, read: ReadPicture): Promise<Buffer> {
  const bytes = await read(path)
  if (!bytes) throw new Error(`${path} does not exist`)
  return bytes
}
