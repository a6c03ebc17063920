import { readdirSync } from 'node:fs'
import sharp from 'sharp'

const CARTS = 'public/images/carts'
const VIEWS = ['front', 'side', 'rear'] as const
/** How much a pixel differs from its neighbours where a cart begins: the studio around it has no edge as sharp. */
const EDGE = 40

/** The outermost places of a cart in its picture, from 0 to 1 across and down. */
export type CartBounds = { picture: string; points: readonly (readonly [x: number, y: number])[] }

/** Bounds of every picture of a cart from these sides: leftmost, rightmost, uppermost and lowest. */
export const cartBounds = (): Promise<CartBounds[]> =>
  Promise.all(
    readdirSync(CARTS)
      .flatMap((cart) => VIEWS.map((view) => `${cart}/${view}`))
      .map(async (picture) => ({ picture, points: await outermost(`${CARTS}/${picture}-480.avif`) })),
  )

async function outermost(file: string) {
  const { data, info } = await sharp(file).greyscale().raw().toBuffer({ resolveWithObject: true })
  const { width, height } = info
  const difference = (one: number, other: number) => Math.abs((data[one] ?? 0) - (data[other] ?? 0))
  const edges: (readonly [number, number])[] = []
  for (let y = 1; y < height - 1; y += 1)
    for (let x = 1; x < width - 1; x += 1) {
      const at = y * width + x
      if (difference(at - 1, at + 1) > EDGE || difference(at - width, at + width) > EDGE)
        edges.push([x / width, y / height])
    }
  const first = (order: (one: readonly [number, number], other: readonly [number, number]) => number) =>
    edges.reduce((best, each) => (order(each, best) < 0 ? each : best))
  return [
    first(([x], [other]) => x - other),
    first(([x], [other]) => other - x),
    first(([, y], [, other]) => y - other),
    first(([, y], [, other]) => other - y),
  ]
}
