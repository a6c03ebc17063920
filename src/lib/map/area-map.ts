import { type Coordinates, MILES_PER_DEGREE } from '../geo.ts'
import type { Box, Point } from './boxes.ts'
import { type Label, placeLabels } from './place-labels.ts'
import { pressTarget } from './press-targets.ts'
import { type Ring, ringLabels } from './ring-labels.ts'

export type Place = Coordinates & { name: string }
export type DrawnTown<Of extends Place> = Point & { place: Of; label: Label | undefined; target: Point[] }
export type AreaMap<Of extends Place> = { frame: Box; towns: DrawnTown<Of>[]; ringsAround: (place: Of) => Ring[] }

/** Width of the drawing in its own units, which are a little smaller than px on the narrowest phone. */
const WIDTH = 300
/** From the outermost dots to the edge. */
const MARGIN = 22
/** Size of the names, in units: 13 px on a screen of 320. */
export const MAP_TEXT = 14
const RINGS = [5, 10, 15]

/**
 * Places true to scale, in units of the drawing. At this size the earth is flat, but a degree of longitude is shorter
 * than one of latitude. Names and press targets do not depend on the place in the middle of the rings.
 */
export function areaMap<Of extends Place>(places: readonly Of[]): AreaMap<Of> {
  const [west, east] = extent(places.map(({ longitude }) => longitude))
  const [south, north] = extent(places.map(({ latitude }) => latitude))
  const shrink = Math.cos((((north + south) / 2) * Math.PI) / 180)
  const perMile = (WIDTH - 2 * MARGIN) / ((east - west) * shrink * MILES_PER_DEGREE)
  const perLatitude = perMile * MILES_PER_DEGREE
  const frame = { x: 0, y: 0, width: WIDTH, height: Math.round((north - south) * perLatitude + 2 * MARGIN) }
  const dots = places.map((place) => ({
    place,
    name: place.name,
    x: Math.round((place.longitude - west) * shrink * perLatitude + MARGIN),
    y: Math.round((north - place.latitude) * perLatitude + MARGIN),
  }))
  const labels = placeLabels(dots, frame, MAP_TEXT)
  return {
    frame,
    towns: dots.map((dot) => ({
      ...dot,
      label: labels.find(({ name }) => name === dot.name),
      target: pressTarget(dot, dots, labels, frame),
    })),
    ringsAround(center) {
      const dot = dots.find(({ place }) => place.name === center.name)
      const rings = RINGS.map((miles) => ({ miles, radius: Math.round(miles * perMile) }))
      return dot ? ringLabels(dot, rings, dots, labels, frame, MAP_TEXT) : []
    },
  }
}

const extent = (values: readonly number[]) => [Math.min(...values), Math.max(...values)] as const
