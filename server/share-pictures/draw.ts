import sharp from 'sharp'
import { fonts, linesOf, outlines, type Style, widthOf } from './text.ts'

/** Increase it when the drawing changes, so that pictures of earlier builds are drawn again. */
export const DRAWING = 1

/** The content of a picture. `src/seo/share-cards.ts` describes each field. */
export type Card = { sender: string; title: string; figure?: string; note: string }

/** The files that a picture is made from. */
export type Sources = {
  mark: Buffer
  /** Picture of the cart in its studio (4:3) or, without one, of a landscape (16:9). */
  picture: Buffer
  kind: 'cart' | 'landscape'
}

const WIDTH = 1200
const HEIGHT = 630
const MARGIN = 64
/** Width of the text, in px. The cart begins to the right of it. */
const TEXT_WIDTH = { cart: 372, landscape: 452 }
const INK = '#12201C'
const MUTED = '#2A3732'

const style = (font: Style['font'], size: number, tracking: number, color = INK): Style => ({
  font,
  size,
  tracking,
  color,
})
const SENDER = style(fonts.semibold, 24, -0.015)
const NOTE = style(fonts.medium, 24, -0.01, MUTED)

/** The picture of a shared link as JPEG, 1200 x 630: text left, cart or lake right. */
export async function draw(card: Card, { mark, picture, kind }: Sources): Promise<Buffer> {
  const right = kind === 'cart' ? await cartRight(picture) : await landscapeRight(picture)
  const icon = await sharp(mark).resize({ width: 84 }).toBuffer()
  return sharp(Buffer.from(ground()))
    .composite([
      { input: right.image, left: WIDTH - right.width, top: 0 },
      { input: icon, left: MARGIN, top: 56 },
      { input: Buffer.from(text(card, TEXT_WIDTH[kind])), left: 0, top: 0 },
    ])
    .jpeg({ quality: 82, mozjpeg: true })
    .toBuffer()
}

/** The studio background of the carts, extended to the left. */
const ground = () =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}"><defs><linearGradient id="g" x2="0" y2="1"><stop stop-color="#C4C9CD"/><stop offset="1" stop-color="#E0E3E5"/></linearGradient></defs><rect width="100%" height="100%" fill="url(#g)"/></svg>`

/** The cart's picture. Its left edge fades into the same gray. */
async function cartRight(cart: Buffer) {
  const width = 840
  const fade = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${HEIGHT}"><defs><linearGradient id="f"><stop stop-opacity="0"/><stop offset=".12"/></linearGradient></defs><rect width="100%" height="100%" fill="url(#f)"/></svg>`
  const image = await sharp(cart)
    .resize(width, HEIGHT, { fit: 'cover' })
    .ensureAlpha()
    .composite([{ input: Buffer.from(fade), blend: 'dest-in' }])
    .png({ compressionLevel: 1 })
    .toBuffer()
  return { image, width }
}

/** The right part of a landscape, which has the cart in the lake picture. */
async function landscapeRight(landscape: Buffer) {
  const width = 640
  const image = await sharp(landscape)
    .resize({ height: HEIGHT })
    .extract({ left: 1120 - width, top: 0, width, height: HEIGHT })
    .png({ compressionLevel: 1 })
    .toBuffer()
  return { image, width }
}

function text({ sender, title, figure, note }: Card, room: number): string {
  const head = titleStyle(title, room)
  const lines = linesOf(title, head, room)
  const large = figure && fitting(figure, room)
  const below = linesOf(note, NOTE, room)
  const notes = below.map((line, index) => outlines(line, NOTE, MARGIN, HEIGHT - 56 - (below.length - 1 - index) * 32))
  const figureAt = HEIGHT - 56 - below.length * 32 - 20
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">`,
    outlines(sender, SENDER, MARGIN + 100, 88),
    ...lines.map((line, index) => outlines(line, head, MARGIN, 196 + index * head.size * 1.06)),
    ...(large ? [outlines(figure, large, MARGIN, figureAt)] : []),
    ...notes,
    '</svg>',
  ].join('')
}

/** The largest size at which the title takes three lines at most. */
const titleStyle = (title: string, room: number) =>
  largest([68, 58, 50], -0.03, (candidate) => linesOf(title, candidate, room).length <= 3)

/** The largest size at which the figure fits. */
const fitting = (figure: string, room: number) =>
  largest([72, 60, 48], -0.035, (candidate) => widthOf(figure, candidate) <= room)

/** The first of these sizes that fits, or else the last one. */
const largest = (sizes: readonly number[], tracking: number, suits: (candidate: Style) => boolean) => {
  const styles = sizes.map((size) => style(fonts.semibold, size, tracking))
  return styles.find(suits) ?? (styles.at(-1) as Style)
}
