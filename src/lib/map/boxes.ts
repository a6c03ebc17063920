/** Geometry of a drawing, in its own units; y grows downwards. */
export type Point = { x: number; y: number }
/** `x` and `y` are the top left corner. */
export type Box = Point & { width: number; height: number }
export type Segment = readonly [Point, Point]

export const boxesOverlap = (one: Box, other: Box): boolean =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height

/** The square around a point. */
export const around = ({ x, y }: Point, half: number): Box => ({
  x: x - half,
  y: y - half,
  width: 2 * half,
  height: 2 * half,
})

export const contains = (outer: Box, inner: Box): boolean =>
  inner.x >= outer.x &&
  inner.y >= outer.y &&
  inner.x + inner.width <= outer.x + outer.width &&
  inner.y + inner.height <= outer.y + outer.height

/** Whether any part of the segment lies inside the box (Liang-Barsky clipping). */
export function crossesBox([from, to]: Segment, box: Box): boolean {
  let enter = 0
  let leave = 1
  for (const [start, delta, low, high] of [
    [from.x, to.x - from.x, box.x, box.x + box.width],
    [from.y, to.y - from.y, box.y, box.y + box.height],
  ] as const) {
    if (delta === 0) {
      if (start <= low || start >= high) return false
      continue
    }
    const [near, far] = delta > 0 ? [low, high] : [high, low]
    enter = Math.max(enter, (near - start) / delta)
    leave = Math.min(leave, (far - start) / delta)
  }
  return enter < leave
}

const side = ([from, to]: Segment, { x, y }: Point) =>
  Math.sign((to.x - from.x) * (y - from.y) - (to.y - from.y) * (x - from.x))

export const segmentsCross = (one: Segment, other: Segment): boolean =>
  side(one, other[0]) * side(one, other[1]) <= 0 && side(other, one[0]) * side(other, one[1]) <= 0
