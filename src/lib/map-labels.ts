/** A box on a drawing, in its own units; `x` and `y` are the top left corner. */
type Box = { x: number; y: number; width: number; height: number }

/** A name and the dot it belongs to; `radius` is the dot's. */
export type LabelRequest = { text: string; x: number; y: number; radius: number }
export type PlacedLabel = { text: string; x: number; y: number; anchor: 'start' | 'end' }

/** Average width of a letter of our font, as a share of its size. */
const LETTER = 0.57
/** Between a dot and its label. */
const GAP = 5

const overlap = (one: Box, other: Box) =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height

/**
 * Puts names beside dots, right or left of them, where nothing is in the way. The first wish is always granted; of the
 * others those without room are left out.
 * @param wishes in order of rank; `x` and `y` are the dot that is named
 * @param dots every dot of the drawing
 * @param frame what a label may not leave
 */
export function placeLabels(
  wishes: readonly LabelRequest[],
  dots: readonly { x: number; y: number }[],
  frame: { width: number; height: number },
  fontSize: number,
): PlacedLabel[] {
  const taken: Box[] = dots.map(({ x, y }) => ({ x: x - 4, y: y - 4, width: 8, height: 8 }))
  const placed: PlacedLabel[] = []
  for (const { text, x, y, radius } of wishes) {
    const width = text.length * fontSize * LETTER
    const right = { anchor: 'start' as const, left: x + radius + GAP }
    const left = { anchor: 'end' as const, left: x - radius - GAP - width }
    // Near the right edge a name is put on the left first: it then stays inside the border of what is drawn.
    const sides = (x > frame.width * 0.6 ? [left, right] : [right, left]).filter(
      (side) => side.left >= 0 && side.left + width <= frame.width,
    )
    const boxOf = (left: number): Box => ({ x: left, y: y - fontSize / 2, width, height: fontSize })
    const free = sides.find(({ left }) => !taken.some((box) => overlap(boxOf(left), box)))
    const side = free ?? (placed.length === 0 ? sides[0] : undefined)
    if (!side) continue
    taken.push(boxOf(side.left))
    placed.push({ text, x: x + (side.anchor === 'start' ? 1 : -1) * (radius + GAP), y, anchor: side.anchor })
  }
  return placed
}
