import type { Box, Point } from './boxes.ts'
import type { Label, Named } from './place-labels.ts'

/** Half of the square in which a dot can be pressed, if no other dot is near. */
const REACH = 36

/** The side on which the dot lies: `normal · point <= limit`. */
type HalfPlane = { normal: Point; limit: number }

/**
 * The area that selects a town when pressed: every point near its dot that is closer to it than to any other dot,
 * without the names of other towns. A convex polygon, as its corners.
 */
export function pressTarget(town: Named, towns: readonly Named[], labels: readonly Label[], frame: Box): Point[] {
  const left = Math.max(frame.x, town.x - REACH)
  const right = Math.min(frame.x + frame.width, town.x + REACH)
  const top = Math.max(frame.y, town.y - REACH)
  const bottom = Math.min(frame.y + frame.height, town.y + REACH)
  const square = [
    { x: left, y: top },
    { x: right, y: top },
    { x: right, y: bottom },
    { x: left, y: bottom },
  ]
  const others = towns.filter((other) => other !== town)
  const nearest = others.reduce((cell, other) => cut(cell, nearer(town, other)), square)
  const names = labels.filter(({ name }) => name !== town.name)
  const free = names.reduce<readonly Point[]>((cell, { box }) => leaveOut(cell, box, town), nearest)
  return free.map(({ x, y }) => ({ x: Math.round(x), y: Math.round(y) }))
}

const excess = ({ normal, limit }: HalfPlane, { x, y }: Point) => normal.x * x + normal.y * y - limit

const nearer = (town: Point, other: Point): HalfPlane => {
  const normal = { x: other.x - town.x, y: other.y - town.y }
  return { normal, limit: (normal.x * (town.x + other.x) + normal.y * (town.y + other.y)) / 2 }
}

/** The largest part of the cell on one side of the box that contains the town. */
function leaveOut(cell: readonly Point[], { x, y, width, height }: Box, town: Point): readonly Point[] {
  const sides = [
    { normal: { x: 1, y: 0 }, limit: x },
    { normal: { x: -1, y: 0 }, limit: -(x + width) },
    { normal: { x: 0, y: 1 }, limit: y },
    { normal: { x: 0, y: -1 }, limit: -(y + height) },
  ]
  return sides
    .filter((side) => excess(side, town) <= 0)
    .map((side) => cut(cell, side))
    .reduce((largest, part) => (area(part) > area(largest) ? part : largest), [])
}

/** Sutherland-Hodgman: the part of a convex polygon inside a half-plane. */
function cut(corners: readonly Point[], half: HalfPlane): Point[] {
  return corners.flatMap((corner, index) => {
    const next = corners[(index + 1) % corners.length] as Point
    const [here, there] = [excess(half, corner), excess(half, next)]
    const share = here / (here - there)
    const crossing = { x: corner.x + (next.x - corner.x) * share, y: corner.y + (next.y - corner.y) * share }
    return [...(here <= 0 ? [corner] : []), ...(here * there < 0 ? [crossing] : [])]
  })
}

const area = (corners: readonly Point[]): number =>
  corners.reduce((sum, { x, y }, index) => {
    const next = corners[(index + 1) % corners.length] as Point
    return sum + (x * next.y - next.x * y) / 2
  }, 0)
