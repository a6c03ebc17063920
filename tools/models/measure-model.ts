import { type Part, readModel } from './model-geometry.ts'
import { sideOutline } from './side-outline.ts'

type Where = (x: number, y: number, z: number) => boolean
export type Box = { minX: number; maxX: number; minY: number; maxY: number; minZ: number; maxZ: number }

/**
 * The sizes of a model that pages need, in meters: length, height and width, and the positions of its parts. Its front is at +X, its left
 * side at -Z. A part that the model lacks is absent.
 */
export async function measureModel(file: URL) {
  const parts = await readModel(file)
  const all = box(parts)
  // The dashboard, which has a padded edge of the same material, is in front of all seats.
  const seats = boxOf(parts, 'seat', (x) => x < 0)
  const front = boxOf(parts, 'seat', (x, _, z) => x < 0 && x > seats.maxX - 0.6 && z < 0)
  const rear = boxOf(parts, 'seat', (x) => x < seats.minX + 0.45)
  const bar = boxOf(parts, 'led', (_, y) => y > all.maxY - 0.35)
  const wheel = boxOf(parts, 'rubber', (x, y, z) => x > 0.3 && y < 0.7 && z < 0)
  const spots = {
    seats: point((front.minX + front.maxX) / 2, front.minY + 0.15, (front.minZ + front.maxZ) / 2),
    // A bench that faces back begins behind the back of the row before it, and is lower than that.
    ...(rear.maxY < seats.maxY - 0.2 && { rearBench: point((rear.minX + rear.maxX) / 2, rear.minY + 0.12, 0) }),
    ...(bar.maxX > -Infinity && { lightBar: point(bar.maxX, (bar.minY + bar.maxY) / 2, 0) }),
    tires: point((wheel.minX + wheel.maxX) / 2, (wheel.minY + wheel.maxY) / 2, wheel.minZ),
  }
  return { length: rounded(all.maxX - all.minX), height: rounded(all.maxY), width: rounded(all.maxZ - all.minZ), spots }
}

/** The path of a model's outline from the side, in centimeters. Glass is left out. */
export async function outlineOf(file: URL): Promise<string> {
  const parts = await readModel(file)
  return sideOutline(
    parts.filter(({ material }) => material !== 'glass'),
    box(parts),
  )
}

const rounded = (meters: number) => Math.round(meters * 100) / 100
const point = (...axes: number[]) => axes.map(rounded)

const boxOf = (parts: readonly Part[], name: string, where?: Where) =>
  box(
    parts.filter(({ material }) => material === name),
    where,
  )

/** The bounds of the corners in an area. Without corners, the lower bounds are Infinity and the upper ones -Infinity. */
function box(parts: readonly Part[], where: Where = () => true): Box {
  const found = { minX: Infinity, maxX: -Infinity, minY: Infinity, maxY: -Infinity, minZ: Infinity, maxZ: -Infinity }
  for (const { triangles } of parts) {
    for (let each = 0; each < triangles.length; each += 3) {
      const [x = 0, y = 0, z = 0] = triangles.subarray(each, each + 3)
      if (!where(x, y, z)) continue
      found.minX = Math.min(found.minX, x)
      found.maxX = Math.max(found.maxX, x)
      found.minY = Math.min(found.minY, y)
      found.maxY = Math.max(found.maxY, y)
      found.minZ = Math.min(found.minZ, z)
      found.maxZ = Math.max(found.maxZ, z)
    }
  }
  return found
}
