import { describe, expect, it } from 'vitest'
import { fc } from '../../tests/properties.ts'
import { bearing, type Coordinates, directionOf, distanceKm, distanceMiles, milesOf } from './geo.ts'

const scranton = { latitude: 41.40916, longitude: -75.6649 }
const carbondale = { latitude: 41.57369, longitude: -75.50185 }
const philadelphia = { latitude: 39.9526, longitude: -75.1652 }

describe('distance', () => {
  it.each<[string, Coordinates, Coordinates, number]>([
    ['one degree along the equator', { latitude: 0, longitude: 0 }, { latitude: 0, longitude: 1 }, 111.195],
    ['one degree along a meridian', { latitude: 41, longitude: -75 }, { latitude: 42, longitude: -75 }, 111.195],
    ['pole to pole', { latitude: 90, longitude: 0 }, { latitude: -90, longitude: 0 }, 20_015.115],
    ['Scranton to Carbondale', scranton, carbondale, 22.8],
    ['Scranton to Philadelphia', scranton, philadelphia, 167.3],
  ])('%s', (_name, from, to, kilometers) => {
    expect(Math.abs(distanceKm(from, to) - kilometers)).toBeLessThan(0.1)
  })

  it('converts to statute miles', () => {
    expect(milesOf(1.609344)).toBe(1)
    expect(distanceMiles(scranton, carbondale)).toBeCloseTo(distanceKm(scranton, carbondale) / 1.609344)
  })

  const point = fc.record({
    latitude: fc.double({ min: -89, max: 89, noNaN: true }),
    longitude: fc.double({ min: -180, max: 180, noNaN: true }),
  })
  it('is the same in both directions, and zero from a place to itself', () => {
    fc.assert(
      fc.property(
        point,
        point,
        (from, to) => distanceKm(from, from) === 0 && Math.abs(distanceKm(from, to) - distanceKm(to, from)) < 1e-6,
      ),
    )
  })

  it('keeps the bearing between 0 and 360 degrees', () => {
    fc.assert(fc.property(point, point, (from, to) => bearing(from, to) >= 0 && bearing(from, to) < 360))
  })
})

describe('direction', () => {
  const at = (north: number, east: number) => ({ latitude: 41 + north, longitude: -75 + east })
  it.each([
    [1, 0, 'north'],
    [1, 1.3, 'northeast'],
    [0, 1, 'east'],
    [-1, 1.3, 'southeast'],
    [-1, 0, 'south'],
    [-1, -1.3, 'southwest'],
    [0, -1, 'west'],
    [1, -1.3, 'northwest'],
    [1, -0.1, 'north'],
  ] as const)('%d degrees north and %d east is %s', (north, east, direction) => {
    expect(directionOf(at(0, 0), at(north, east))).toBe(direction)
  })

  it('finds Carbondale northeast of Scranton', () => {
    expect(directionOf(scranton, carbondale)).toBe('northeast')
    expect(directionOf(carbondale, scranton)).toBe('southwest')
  })
})
