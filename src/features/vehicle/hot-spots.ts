import measures from '../../content/cart-models.json' with { type: 'json' }
import type { Vehicle } from '../../contract/vehicle-schema.ts'
import { modelName } from '../../lib/model-file.ts'

/** Where a part is in the model, in meters: along the cart, up, and across. */
type Point = readonly number[]

export type SpotName = 'seats' | 'rearBench' | 'lightBar' | 'tires'
export type HotSpot = {
  name: SpotName
  /** What the vehicle's data says about it. */
  label: string
  position: Point
  /** The direction from which it is visible, and a camera that shows it. */
  normal: Point
  orbit: string
}

const KINDS: Record<SpotName, { words: RegExp; normal: Point; orbit: string }> = {
  // Not from behind, where the closed rear or the backs of the seats hide them.
  seats: { words: /\bseats\b|\brows\b/i, normal: [1, 0.8, 0], orbit: '150deg 62deg auto' },
  rearBench: {
    words: /\brear(?:-facing)? bench\b|\bfacing back\b/i,
    normal: [-0.7, 0.7, 0],
    orbit: '235deg 64deg auto',
  },
  lightBar: { words: /\blight bar\b/i, normal: [1, 0.2, 0], orbit: '110deg 74deg auto' },
  tires: { words: /\btires\b/i, normal: [0, 0, -1], orbit: '160deg 82deg auto' },
}

type Said = Pick<Vehicle, 'features' | 'specifications'>

/**
 * Parts that a vehicle's data names and its model contains, each with the first sentence that names it. Nothing else is
 * pointed out.
 */
export function hotSpots(
  { features, specifications }: Said,
  points: Readonly<Partial<Record<SpotName, Point>>>,
): HotSpot[] {
  const seats = specifications.seatingCapacity
  // A sentence that names two parts belongs to the first.
  const used = new Set<string>()
  return (Object.keys(KINDS) as SpotName[]).flatMap((name) => {
    const { words, normal, orbit } = KINDS[name]
    const said = features.find((feature) => words.test(feature) && !used.has(feature))
    if (said) used.add(said)
    const label = said ?? (name === 'seats' && seats ? `${seats} seats` : undefined)
    const position = points[name]
    return label && position ? { name, label, position, normal, orbit } : []
  })
}

/** The hot spots of a vehicle, by the model that its pictures name. */
export function spotsOf({ features, specifications, images }: Vehicle): HotSpot[] {
  const measured: Readonly<Record<string, { spots: Partial<Record<SpotName, Point>> }>> = measures
  return hotSpots({ features, specifications }, measured[modelName(images) ?? '']?.spots ?? {})
}
