import { chakra } from '@chakra-ui/react'
import type { Location } from '../../content/dealer.ts'
import { centralTown } from '../../content/service-area.ts'
import { towns } from '../../content/towns.ts'
import { type Coordinates, distanceMiles } from '../../lib/geo.ts'

const WIDTH = 300
const HEIGHT = 170
/** Its height as a share of its width. */
export const MAP_SHAPE = HEIGHT / WIDTH
/** From the outermost dots to the edge; wider on sides with names. */
const MARGIN = { x: 80, y: 16 }

/** A showroom and the towns around it, true to scale, north at the top. */
export function PlaceMap({ place: { city, coordinates } }: { place: Location }) {
  const isCity = distanceMiles(coordinates, centralTown) < 1
  const drawn = [coordinates, ...towns]
  const [west, east] = extent(drawn.map(({ longitude }) => longitude))
  const [south, north] = extent(drawn.map(({ latitude }) => latitude))
  const shrink = Math.cos((((south + north) / 2) * Math.PI) / 180)
  const perDegree = Math.min(
    (WIDTH - 2 * MARGIN.x) / ((east - west) * shrink),
    (HEIGHT - 2 * MARGIN.y) / (north - south),
  )
  const at = ({ latitude, longitude }: Coordinates) => ({
    x: Math.round(WIDTH / 2 + (longitude - (west + east) / 2) * shrink * perDegree),
    y: Math.round(HEIGHT / 2 - (latitude - (south + north) / 2) * perDegree),
  })
  const dot = (to: Coordinates) => `M${at(to).x} ${at(to).y}h0`
  const name = (to: Coordinates, text: string) => (
    <text x={at(to).x + 11} y={at(to).y}>
      {text}
    </text>
  )
  return (
    <Drawing viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={`Map of ${city} and the towns we serve`}>
      {/* A line without length, with round ends, is a dot. */}
      <path data-towns="" d={towns.map(dot).join('')} />
      {!isCity && (
        <>
          <path
            data-route=""
            d={`M${at(coordinates).x} ${at(coordinates).y}L${at(centralTown).x} ${at(centralTown).y}`}
          />
          <path data-city="" d={dot(centralTown)} />
          {name(centralTown, centralTown.name)}
        </>
      )}
      <path data-place="" d={dot(coordinates)} />
      {name(coordinates, city)}
    </Drawing>
  )
}

const extent = (values: readonly number[]) => [Math.min(...values), Math.max(...values)] as const

const Drawing = chakra('svg', {
  base: {
    width: '100%',
    height: 'auto',
    background: 'skeleton',
    '& path': { fill: 'none', stroke: 'ink', strokeLinecap: 'round' },
    '& [data-towns]': { stroke: 'control', strokeWidth: '4px' },
    '& [data-route]': { strokeWidth: '1px', strokeDasharray: '2 4' },
    '& [data-city]': { strokeWidth: '7px' },
    '& [data-place]': { stroke: 'accent', strokeWidth: '12px' },
    '& text': {
      fontSize: '14px',
      '@container (min-width: 360px)': { fontSize: '12px' },
      fontWeight: '580',
      fill: 'ink',
      stroke: 'skeleton',
      strokeWidth: '5px',
      strokeLinejoin: 'round',
      paintOrder: 'stroke',
      dominantBaseline: 'central',
    },
  },
})
