import { PHOTOGRAPH_WIDTHS } from '../contract/photographs.ts'

/** One picture in its stored forms: AVIF in several widths, and WebP for browsers without AVIF. */
export type Variants = { avif: readonly { url: string; width: number }[]; webp: string }

export type View = 'front' | 'side' | 'rear' | 'seats' | 'dashboard'

const WIDTHS: Record<View, readonly number[]> = {
  front: [480, 960, 1600, 2400],
  side: [480, 960, 1200],
  rear: [480, 960, 1200],
  seats: [480, 960],
  dashboard: [480, 960],
}
const DRAWING = /^(\/images\/carts\/[^/]+\/(front|side|rear|seats|dashboard))-\d+\.(?:webp|avif)$/
const PHOTOGRAPH = /^(\/photos\/[0-9a-f]+)-\d+\.(?:webp|avif)$/

/**
 * The stored forms of a drawing (`/images/carts/{folder}/{view}-960.webp`) or of a photograph
 * (`/photos/{id}-960.webp`). Undefined for any other path or origin, which is a plain image.
 */
export function variantsOf(path: string): Variants | undefined {
  const base = pictureKey(path)
  if (!base) return undefined
  const view = viewOf(path)
  const widths = view ? WIDTHS[view] : PHOTOGRAPH_WIDTHS
  return { avif: widths.map((width) => ({ url: `${base}-${width}.avif`, width })), webp: `${base}-960.webp` }
}

/** What a drawing shows of the cart; undefined for any other picture. */
export const viewOf = (path: string): View | undefined => DRAWING.exec(path)?.[2] as View | undefined

/** Whether a picture is one of the site's drawings of the model, not a picture of the unit itself. */
export const isDrawing = (path: string): boolean => DRAWING.test(path)

/** Whether a picture shows a part of a cart that fills it, with no studio around that could go on at its edges. */
export const fillsFrame = (path: string): boolean => ['seats', 'dashboard'].includes(viewOf(path) ?? '')

/**
 * The alternative text of a cart's picture. It says if the picture is a drawing, and works for a missing picture too.
 */
export const pictureWords = (name: string, path: string | undefined): string =>
  path && !isDrawing(path) ? name : `Illustration of the ${name}`

/** The pictures that are shown of a unit: its own, or else the drawings. */
export function shownPictures(images: readonly string[]): readonly string[] {
  const own = images.filter((path) => !isDrawing(path))
  return own.length > 0 ? own : images
}

/**
 * A key that all forms of one picture share, so that a stored form can replace another; undefined if it has no forms.
 */
export const pictureKey = (path: string): string | undefined => (DRAWING.exec(path) ?? PHOTOGRAPH.exec(path))?.[1]

/**
 * The best stored form of a picture: the smallest that is as wide as asked, or else the widest.
 * @returns undefined when no form is stored
 */
export function bestForm(asked: string, stored: readonly string[]): string | undefined {
  const key = pictureKey(asked)
  if (!key) return undefined
  const neededWidth = widthOf(asked)
  const forms = stored.filter((path) => pictureKey(path) === key).sort((one, other) => widthOf(one) - widthOf(other))
  return forms.find((path) => widthOf(path) >= neededWidth) ?? forms.at(-1)
}

/** In px, from the file's name. */
const widthOf = (path: string) => Number(/-(\d+)\.\w+$/.exec(path)?.[1])

/** For a vehicle without any picture. */
export const PLACEHOLDER = '/images/placeholder-480.webp'
