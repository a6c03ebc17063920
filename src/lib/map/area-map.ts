import { type Coordinates, MILES_PER_DEGREE } from '../geo.ts'
import type { Box, Point } from './boxes.ts'
import { type Label, placeLabels } from './place-labels.ts'
import { pressTarget } from './press-targets.ts'
import { type Ring, ringLabels } from './ring-labels.ts'

export type Place = Coordinates & { name: string }
export type DrawnTown<Of extends Place> = Point & { place: Of; label: Label | undefined; target: Point[] }
export type AreaMap<Of extends Place> = {
  frame: Box
  towns: DrawnTown<Of>[]
  ringsAround: (place: Of) => Ring[]
  /** Corners of the border, some of them outside the frame. */
  border: Point[]
}

/** Width of the drawing in its own units, which are a little smaller than px on the narrowest phone. */
const WIDTH = 300
/** From the outermost dots to the edge. */
const MARGIN = 22
/** From the border in the north to the edge. */
const OUTSIDE = 6
/** Size of the names, in units: 13 px on a screen of 320. */
export const MAP_TEXT = 14
const RINGS = [5, 10, 15]

/**
 * Places true to scale, in units of the drawing. At this size the earth is flat, but a degree of longitude is shorter
 * than one of latitude. Names and press targets do not depend on the place in the middle of the rings.
 * @param border of the area around them. The drawing shows its north, and what of it is near the places elsewhere.
 */
export function areaMap<Of extends Place>(places: readonly Of[], border: readonly Coordinates[] = []): AreaMap<Of> {
  const [west, east] = extent(places.map(({ longitude }) => longitude))
  const [south, north] = extent(places.map(({ latitude }) => latitude))
  const shrink = Math.cos((((north + south) / 2) * Math.PI) / 180)
  const perMile = (WIDTH - 2 * MARGIN) / ((east - west) * shrink * MILES_PER_DEGREE)
  const perLatitude = perMile * MILES_PER_DEGREE
  const toBorder = Math.max(...border.map(({ latitude }) => latitude - north), 0) * perLatitude
  const top = Math.max(MARGIN, Math.round(toBorder) + OUTSIDE)
  const frame = { x: 0, y: 0, width: WIDTH, height: Math.round((north - south) * perLatitude + top + MARGIN) }
  const pointOf = ({ longitude, latitude }: Coordinates): Point => ({
    x: Math.round((longitude - west) * shrink * perLatitude + MARGIN),
    y: Math.round((north - latitude) * perLatitude + top),
  })
  const dots = places.map((place) => ({ place, name: place.name, ...pointOf(place) }))
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
    border: border.map(pointOf),
  }
}

const extent = (values: readonly number[]) => [Math.min(...values), Math.max(...values)] as const
