import { describe, expect, it } from 'vitest'
import { givenTowns } from '../../../tests/fixtures/towns.ts'
import { fc } from '../../../tests/properties.ts'
import { type Town, towns } from '../../content/towns.ts'
import { distanceMiles } from '../geo.ts'
import { areaMap, type Place } from './area-map.ts'
import { around, type Box, boxesOverlap, contains, crossesBox, type Point } from './boxes.ts'

/** px of a unit where the map is 350 px wide, as on a screen of 390. */
const SCALE = 350 / 300
const FINGER = 44
/**
 * Enough where another dot is nearer than a finger is wide: two towns half a mile apart have 4 px between them on a phone. WCAG 2.5.8
 * asks for 24, and the list beside the map has a link of 44 px to each of them.
 */
const SHARED = 32

/** Boroughs of the county that are not served yet, near to others. */
const NEXT_TOWNS: readonly Town[] = [
  { slug: 'dunmore', name: 'Dunmore', type: 'Borough', latitude: 41.4198, longitude: -75.6324 },
  { slug: 'dickson-city', name: 'Dickson City', type: 'Borough', latitude: 41.4714, longitude: -75.6077 },
  { slug: 'throop', name: 'Throop', type: 'Borough', latitude: 41.4515, longitude: -75.6116 },
  { slug: 'blakely', name: 'Blakely', type: 'Borough', latitude: 41.4809, longitude: -75.5946 },
]

const pairs = <T>(all: readonly T[]) =>
  all.flatMap((one, index) => all.slice(index + 1).map((other) => [one, other] as const))

/** Up to 25 places around the county, never two on the same spot. */
const somePlaces = fc
  .uniqueArray(fc.record({ east: fc.integer({ min: 0, max: 40 }), north: fc.integer({ min: 0, max: 40 }) }), {
    minLength: 3,
    maxLength: 25,
    selector: ({ east, north }) => `${east} ${north}`,
  })
  .filter(
    (places) => new Set(places.map(({ east }) => east)).size > 1 && new Set(places.map(({ north }) => north)).size > 1,
  )
  .chain((spots) =>
    fc.array(fc.integer({ min: 3, max: 15 }), { minLength: spots.length, maxLength: spots.length }).map((lengths) =>
      spots.map(
        ({ east, north }, index): Place => ({
          name: String.fromCodePoint(65 + index).repeat(lengths[index] ?? 3),
          longitude: -75.9 + east / 100,
          latitude: 41.3 + north / 100,
        }),
      ),
    ),
  )

const inside = ({ x, y }: Point, corners: readonly Point[]) =>
  corners.every((corner, index) => {
    const next = corners[(index + 1) % corners.length] as Point
    // Corners are rounded to whole units.
    return (
      (next.x - corner.x) * (y - corner.y) - (next.y - corner.y) * (x - corner.x) >=
      -2 * Math.hypot(next.x - corner.x, next.y - corner.y)
    )
  })

function problems(places: readonly Place[]): string[] {
  const map = areaMap(places)
  const found: string[] = []
  const labels = map.towns.flatMap(({ label }) => label ?? [])
  for (const label of labels) {
    if (!contains(map.frame, label.box)) found.push(`${label.name} leaves the map`)
    for (const { place, ...dot } of map.towns) {
      if (boxesOverlap(label.box, around(dot, 3))) found.push(`${label.name} covers the dot of ${place.name}`)
      if (place.name !== label.name && label.leader && crossesBox(label.leader, around(dot, 3)))
        found.push(`the line of ${label.name} crosses ${place.name}`)
    }
  }
  for (const [one, other] of pairs(labels)) {
    if (boxesOverlap(one.box, other.box)) found.push(`${one.name} covers ${other.name}`)
    if (one.leader && crossesBox(one.leader, other.box)) found.push(`the line of ${one.name} crosses ${other.name}`)
  }
  for (const place of places)
    for (const { miles, label } of map.ringsAround(place)) {
      if (labels.some(({ box }) => boxesOverlap(box, label.box)))
        found.push(`${miles} miles from ${place.name} covers a name`)
      if (map.towns.some((dot) => boxesOverlap(label.box, around(dot, 3))))
        found.push(`${miles} miles from ${place.name} covers a dot`)
    }
  return found
}

describe('a map of places', () => {
  it('never puts a name or a distance over another one, a dot or a leader line, whichever places there are', () => {
    fc.assert(
      fc.property(somePlaces, (places) => {
        expect(problems(places)).toEqual([])
      }),
      { numRuns: 60 },
    )
  })

  it('gives a point of a press target to the nearest dot, and a name to its own', () => {
    fc.assert(
      fc.property(somePlaces, fc.infiniteStream(fc.double({ min: 0, max: 1, noNaN: true })), (places, shares) => {
        const { towns: drawn } = areaMap(places)
        const share = () => shares.next().value as number
        for (const { target, ...dot } of drawn) {
          const { x, y } = target[Math.floor(share() * target.length)] ?? dot
          const point = { x: dot.x + (x - dot.x) * 0.9 * share(), y: dot.y + (y - dot.y) * 0.9 * share() }
          if (!inside(point, target)) continue
          const distance = (other: Point) => Math.hypot(other.x - point.x, other.y - point.y)
          expect(distance(dot)).toBeLessThanOrEqual(Math.min(...drawn.map(distance)) + 2)
          for (const { label, place } of drawn)
            if (label && place !== dot.place) expect(inside(middle(label.box), target)).toBe(false)
        }
      }),
      { numRuns: 60 },
    )
  })

  it('is true to scale', () => {
    const map = areaMap(towns)
    const [ring] = map.ringsAround(towns[0] as Town)
    const perMile = (ring?.radius ?? 0) / 5
    for (const [one, other] of pairs(map.towns)) {
      const miles = Math.hypot(one.x - other.x, one.y - other.y) / perMile
      expect(Math.abs(miles - distanceMiles(one.place, other.place))).toBeLessThan(0.2)
    }
  })
})

const maps: readonly (readonly [name: string, towns: readonly Town[]])[] = [
  ['our towns', towns],
  ...NEXT_TOWNS.map((town) => [`the first 19 towns and ${town.name}`, [...givenTowns, town]] as const),
]

describe.each(maps)('the map of %s', (_name, towns) => {
  const map = areaMap(towns)

  it('names every town, in a size to read on the narrowest phone', () => {
    expect(
      map.towns.filter(({ label }) => !label).map(({ place }) => place.name),
      'There is no room for these names: a town less than a mile from others may need another LEADERS in place-labels.ts',
    ).toEqual([])
    expect(problems(towns)).toEqual([])
  })

  it.each(map.towns.map((town) => [town.place.name, town] as const))(
    'lets a finger press %s',
    (_name, { target, label, place, ...dot }) => {
      const others = map.towns.filter((other) => other.place !== place)
      const nearest = Math.min(...others.map(({ x, y }) => Math.hypot(x - dot.x, y - dot.y))) * SCALE
      const least = nearest < FINGER ? SHARED : FINGER
      const box = extentOf([...target, ...cornersOf(label?.box)])
      expect(Math.min(box.width, box.height) * SCALE).toBeGreaterThanOrEqual(least)
      expect(area(target) * SCALE ** 2).toBeGreaterThanOrEqual(least ** 2)
    },
  )

  it.each(towns.map((town) => [town.name, town] as const))('says how far the rings around %s are', (_name, town) => {
    const farthest = Math.max(...towns.map((other) => distanceMiles(town, other)))
    const miles = [5, 10, ...(farthest > 15 ? [15] : [])]
    expect(map.ringsAround(town).map(({ label }) => label.text)).toEqual(
      expect.arrayContaining(miles.map((each) => `${each} mi`)),
    )
  })
})

const middle = ({ x, y, width, height }: Box) => ({ x: x + width / 2, y: y + height / 2 })
const cornersOf = (box?: Box): Point[] => (box ? [box, { x: box.x + box.width, y: box.y + box.height }] : [])
const extentOf = (points: readonly Point[]): Box => {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)]
  const [x, y] = [Math.min(...xs), Math.min(...ys)]
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y }
}
const area = (corners: readonly Point[]) =>
  corners.reduce((sum, { x, y }, index) => {
    const next = corners[(index + 1) % corners.length] as Point
    return sum + (x * next.y - next.x * y) / 2
  }, 0)
