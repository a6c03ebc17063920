import type { Part } from './model-geometry.ts'

type Point = readonly [x: number, y: number]
type Grid = { full: Uint8Array; columns: number; rows: number }

/** The outline is found on a grid of squares: the side of one in meters, and the allowed error of the line in squares. */
const SQUARE = 0.01
const TOLERANCE = 1.2
/** How many times smaller the error is around the tires, because corners show on round shapes first. */
const ROUNDER = 2
/** Tires are below this height, in meters. */
const HIGHEST_TIRE = 0.7
/** Holes and pieces smaller than this are left out, in squares. */
const SMALLEST = 60
/** Empty squares around the cart. */
const EDGE = 2

/**
 * The outline of a cart from its left side, as an SVG path in centimeters. Its front is at the left and its roof at y = 0. Holes are drawn
 * in the opposite direction.
 */
export function sideOutline(
  parts: readonly Part[],
  { minX, maxX, maxY }: { minX: number; maxX: number; maxY: number },
): string {
  const columns = Math.ceil((maxX - minX) / SQUARE) + 2 * EDGE
  const rows = Math.ceil(maxY / SQUARE) + 2 * EDGE
  const empty = (): Grid => ({ full: new Uint8Array(columns * rows), columns, rows })
  const [grid, rubber] = [empty(), empty()]
  for (const { material, triangles } of parts) {
    for (let each = 0; each < triangles.length; each += 9) {
      const corners = [0, 3, 6].map((corner): Point => {
        const [x = 0, y = 0] = triangles.subarray(each + corner, each + corner + 2)
        return [(maxX - x) / SQUARE + EDGE, (maxY - y) / SQUARE + EDGE]
      })
      fill(grid, corners)
      if (material === 'rubber') fill(rubber, corners)
    }
  }
  const highest = rows - EDGE - HIGHEST_TIRE / SQUARE
  const isAtTire = ([x, y]: Point) =>
    y > highest && [0, 1].some((left) => [0, 1].some((up) => rubber.full[(y - up) * columns + x - left] === 1))
  return loops(grid)
    .filter((loop) => Math.abs(area(loop)) >= SMALLEST)
    .map(
      (loop) =>
        `M${simplified(loop, isAtTire)
          .map(([x, y]) => `${x - EDGE} ${y - EDGE}`)
          .join(' ')}z`,
    )
    .join('')
}

function fill({ full, columns, rows }: Grid, corners: readonly Point[]) {
  const xs = corners.map(([x]) => x)
  const ys = corners.map(([, y]) => y)
  const [left, right] = [Math.max(0, Math.floor(Math.min(...xs))), Math.min(columns - 1, Math.ceil(Math.max(...xs)))]
  const [top, bottom] = [Math.max(0, Math.floor(Math.min(...ys))), Math.min(rows - 1, Math.ceil(Math.max(...ys)))]
  for (let y = top; y <= bottom; y++) {
    for (let x = left; x <= right; x++) if (touches(corners, [x + 0.5, y + 0.5])) full[y * columns + x] = 1
  }
}

/** Whether a point is in a triangle, or at most half a square away from it. */
function touches(corners: readonly Point[], point: Point): boolean {
  const [a, b, c] = corners
  if (!a || !b || !c) return false
  const turn = Math.sign(cross(a, b, c)) || 1
  const sides = [
    [a, b],
    [b, c],
    [c, a],
  ] as const
  const lengths = sides.map(([from, to]) => away(from, to))
  if (lengths.filter((length) => length > 0).length < 2) return false
  return sides.every(([from, to], each) => {
    const length = lengths[each] ?? 0
    return length === 0 || (cross(from, to, point) * turn) / length >= -0.5
  })
}

/** The borders between full and empty squares, as closed lines along the grid. */
function loops({ full, columns, rows }: Grid): Point[][] {
  const at = (x: number, y: number) => x >= 0 && y >= 0 && x < columns && y < rows && full[y * columns + x] === 1
  const key = ([x, y]: Point) => y * (columns + 1) + x
  const ends = new Map<number, Point[]>()
  const add = (from: Point, to: Point) => ends.set(key(from), [...(ends.get(key(from)) ?? []), to])
  for (let y = 0; y < rows; y++) {
    for (let x = 0; x < columns; x++) {
      if (!at(x, y)) continue
      if (!at(x, y - 1)) add([x, y], [x + 1, y])
      if (!at(x + 1, y)) add([x + 1, y], [x + 1, y + 1])
      if (!at(x, y + 1)) add([x + 1, y + 1], [x, y + 1])
      if (!at(x - 1, y)) add([x, y + 1], [x, y])
    }
  }
  const found: Point[][] = []
  for (const [start, left] of ends) {
    for (let next = left.pop(); next; next = left.pop()) {
      const loop: Point[] = [[start % (columns + 1), Math.floor(start / (columns + 1))]]
      while (next && key(next) !== start) {
        loop.push(next)
        next = ends.get(key(next))?.pop()
      }
      found.push(loop)
    }
  }
  return found
}

const area = (loop: readonly Point[]) =>
  loop.reduce((sum, [x, y], each) => {
    const [nextX, nextY] = loop[(each + 1) % loop.length] ?? [0, 0]
    return sum + (x * nextY - nextX * y) / 2
  }, 0)

/** Removes points that are nearly on the line between others (the Ramer-Douglas-Peucker algorithm). */
function simplified(loop: readonly Point[], isAtTire: (point: Point) => boolean): Point[] {
  const [first] = loop
  if (!first) return []
  const distances = loop.map((point) => away(first, point))
  const far = distances.indexOf(Math.max(...distances))
  const half = (line: readonly Point[]) => thinned(line, isAtTire).slice(0, -1)
  return [...half(loop.slice(0, far + 1)), ...half([...loop.slice(far), first])]
}

function thinned(line: readonly Point[], isAtTire: (point: Point) => boolean): Point[] {
  const [from, to] = [line[0], line.at(-1)]
  if (!from || !to) return []
  const distances = line.map((point) => {
    const length = away(from, to)
    const distance = length === 0 ? away(from, point) : Math.abs(cross(from, to, point)) / length
    return isAtTire(point) ? distance * ROUNDER : distance
  })
  const most = Math.max(...distances)
  if (most <= TOLERANCE) return [from, to]
  const farthest = distances.indexOf(most)
  return [...thinned(line.slice(0, farthest + 1), isAtTire).slice(0, -1), ...thinned(line.slice(farthest), isAtTire)]
}

const away = ([x, y]: Point, [otherX, otherY]: Point) => Math.hypot(otherX - x, otherY - y)

/** Twice the signed area of the triangle of three points. The sign tells on which side of the first two the third is. */
const cross = ([fromX, fromY]: Point, [toX, toY]: Point, [x, y]: Point) =>
  (toX - fromX) * (y - fromY) - (toY - fromY) * (x - fromX)
