import { chakra } from '@chakra-ui/react'
import type { ComponentType, ReactNode } from 'react'
import type { Coordinates } from '../lib/geo.ts'
import { placeLabels } from '../lib/map-labels.ts'

/** `to` is where the dot leads, when the map is given a link. */
export type MapPlace = Coordinates & { name: string; to?: string }

/** What lies off the map: in which direction, in degrees clockwise from north, under words that say how far. */
export type FarPlace = { words: string; bearing: number }

type Props = {
  /** Border of the county, [longitude, latitude] in degrees. */
  outline: readonly (readonly [longitude: number, latitude: number])[]
  /** Every place that gets a dot. */
  places: readonly MapPlace[]
  /** The place the page is about: a larger dot in the accent colour, always named. */
  marked?: MapPlace | undefined
  /** Further places to name, in order of rank, as far as there is room. */
  named?: readonly MapPlace[]
  /** Under the county, each with an arrow towards it. */
  beyond?: readonly FarPlace[]
  /** What the drawing shows, for those who do not see it. */
  label: string
  /** The router's link, for a map whose dots lead somewhere; without it the map is a picture. */
  link?: ComponentType<{ to: string; children: ReactNode }>
}

/** Width of the drawing in its own units, made to be shown at about as many px: text keeps its size. */
const WIDTH = 300
const MARGIN = 12
const TEXT = 14
/** Height of a line below the county. */
const LINE = 22
/** Radius of what can be pressed of a dot; two of them must not cover each other. */
const REACH = 7

/** Our own drawing of the county: works offline and uses no map service. As wide as its container. */
export function CountyMap({ outline, places, marked, named = [], beyond = [], label, link: Link }: Props) {
  const { point, height } = projection(outline)
  const dots = places.map(point)
  const wishes = [...(marked ? [marked] : []), ...named].map((place) => ({
    text: place.name,
    radius: place === marked ? 7 : 3,
    ...point(place),
  }))
  const border = outline.map(([longitude, latitude]) => point({ longitude, latitude }))
  return (
    <Drawing
      viewBox={`0 0 ${WIDTH} ${height + beyond.length * LINE}`}
      role={Link ? 'group' : 'img'}
      aria-label={[label, ...beyond.map(({ words }) => words)].join('. ')}
    >
      <path data-land="" d={`M${border.map(({ x, y }) => `${x} ${y}`).join('L')}Z`} />
      {/* A line without length, with round ends, is a dot: all of them in one element. */}
      <path data-dots="" d={dots.map(({ x, y }) => `M${x} ${y}h0`).join('')} />
      {marked && <path data-marked="" d={`M${point(marked).x} ${point(marked).y}h0`} />}
      <g aria-hidden={Link && true}>
        {placeLabels(wishes, dots, { width: WIDTH, height }, TEXT).map(({ text, x, y, anchor }) => (
          <text
            key={text}
            x={x}
            y={y}
            textAnchor={anchor === 'start' ? undefined : anchor}
            data-main={text === marked?.name ? '' : undefined}
          >
            {text}
          </text>
        ))}
        {beyond.map(({ words, bearing }, line) => (
          <FarOff key={words} words={words} bearing={bearing} y={height + (line + 0.5) * LINE} />
        ))}
      </g>
      {Link &&
        places.map(
          (place) => place.to && <Dot key={place.to} {...point(place)} name={place.name} to={place.to} link={Link} />,
        )}
    </Drawing>
  )
}

/** An arrow that would point north without its turn, and what lies there. */
const FarOff = ({ words, bearing, y }: FarPlace & { y: number }) => (
  <>
    <path d={`M20 ${y + 7}v-14l-5 5m5-5l5 5`} transform={`rotate(${Math.round(bearing)} 20 ${y})`} />
    <text x="36" y={y}>
      {words}
    </text>
  </>
)

type DotProps = { x: number; y: number; name: string; to: string; link: NonNullable<Props['link']> }

/** The press target of a dot, larger than the dot. */
const Dot = ({ x, y, name, to, link: Link }: DotProps) => (
  <Link to={to}>
    <title>{name}</title>
    <circle cx={x} cy={y} />
  </Link>
)

/** Degrees to the units of the drawing: at this size the earth is flat, but a degree of longitude is shorter. */
function projection(outline: Props['outline']) {
  const longitudes = outline.map(([longitude]) => longitude)
  const latitudes = outline.map(([, latitude]) => latitude)
  const west = Math.min(...longitudes)
  const north = Math.max(...latitudes)
  const south = Math.min(...latitudes)
  const perLongitude = (WIDTH - 2 * MARGIN) / (Math.max(...longitudes) - west)
  const perLatitude = perLongitude / Math.cos((((north + south) / 2) * Math.PI) / 180)
  return {
    point: ({ latitude, longitude }: Coordinates) => ({
      x: Math.round((longitude - west) * perLongitude + MARGIN),
      y: Math.round((north - latitude) * perLatitude + MARGIN),
    }),
    height: Math.round((north - south) * perLatitude + 2 * MARGIN),
  }
}

const Drawing = chakra('svg', {
  base: {
    width: '100%',
    height: 'auto',
    '& path': { fill: 'none', stroke: 'ink', strokeWidth: '1.5px', strokeLinecap: 'round', strokeLinejoin: 'round' },
    '& [data-land]': { fill: 'sunken', stroke: 'control', strokeWidth: '1px' },
    '& [data-dots]': { strokeWidth: '6px' },
    '& [data-marked]': { stroke: 'accent', strokeWidth: '14px' },
    '& text': {
      fontSize: `${TEXT}px`,
      fontWeight: '500',
      fill: 'ink',
      stroke: 'sunken',
      strokeWidth: '4px',
      paintOrder: 'stroke',
      dominantBaseline: 'central',
    },
    // Off the county's colour there is nothing to keep clear of.
    '& path + text': { stroke: 'none' },
    '& [data-main]': { fontWeight: '640' },
    '& circle': { r: `${REACH}px`, fill: 'transparent', cursor: 'pointer' },
    '& a:hover circle': { fill: 'accent' },
    '& a:focus-visible': { outline: 'none', '& circle': { stroke: 'ink', strokeWidth: '2px' } },
    // Dots stand closer than fingertips on a phone, where the list of towns is right beside the map.
    '@media (max-width: 699px)': { '& a': { display: 'none' } },
  },
})
