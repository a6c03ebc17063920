/** A box on a drawing, in its own units; `x` and `y` are the top left corner. */
type Box = { x: number; y: number; width: number; height: number }

/** A name and the dot it belongs to; `radius` is the dot's. */
export type LabelRequest = { text: string; x: number; y: number; radius: number }
export type PlacedLabel = { text: string; x: number; y: number; anchor: 'start' | 'middle' | 'end' }

/** Average width of a letter of our font, as a share of its size. */
const LETTER = 0.57
/** Between a dot and its label. */
const GAP = 5

const overlap = (one: Box, other: Box) =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height

const inside = ({ x, width }: Box, frame: { width: number }) => x >= 0 && x + width <= frame.width

/**
 * Puts names beside dots, right or left of them, where nothing is in the way. The first wish is always granted, above
 * or below its dot if need be, where it covers the fewest other dots; of the others those without room are left out.
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
    const beside = radius + GAP
    const over = beside + fontSize / 2
    const right = { anchor: 'start' as const, x: x + beside, y, left: x + beside }
    const left = { anchor: 'end' as const, x: x - beside, y, left: x - beside - width }
    const above = { anchor: 'middle' as const, x, y: y - over, left: x - width / 2 }
    const below = { ...above, y: y + over }
    const first = placed.length === 0
    // Near the right edge a name is put on the left first: it then stays inside the border of what is drawn.
    const spots = [...(x > frame.width * 0.6 ? [left, right] : [right, left]), ...(first ? [below, above] : [])]
      .map((spot) => ({ ...spot, box: { x: spot.left, y: spot.y - fontSize / 2, width, height: fontSize } }))
      .filter(({ box }) => inside(box, frame))
    const covered = ({ box }: { box: Box }) => taken.filter((other) => overlap(box, other)).length
    const least = Math.min(...spots.map(covered))
    const spot = spots.find((spot) => covered(spot) === least)
    if (!spot || (least > 0 && !first)) continue
    taken.push(spot.box)
    placed.push({ text, x: spot.x, y: spot.y, anchor: spot.anchor })
  }
  return placed
}
