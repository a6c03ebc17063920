import { chakra } from '@chakra-ui/react'
import { type ComponentType, type ReactNode, useMemo } from 'react'
import type { Coordinates } from '../lib/geo.ts'
import { listed } from '../lib/listed.ts'
import { areaMap, type DrawnTown, MAP_TEXT } from '../lib/map/area-map.ts'
import type { Point } from '../lib/map/boxes.ts'

/** `to` is where the town links to. A town without it is only drawn and named. */
export type MapTown = Coordinates & { name: string; to?: string }

/** A showroom off the map: its direction in degrees clockwise from north, and words for its distance. */
export type FarShowroom = { words: string; bearing: number }

export type AreaMapProps = {
  places: readonly MapTown[]
  /** The place in the middle of the rings, with a larger dot in the accent color. */
  center: MapTown
  /** Corners of the county. */
  border?: readonly Coordinates[]
  /** Shown below the map, each with an arrow towards it. */
  beyond?: readonly FarShowroom[]
  /** What the drawing shows, for screen readers. */
  label: string
  /** The router's link. */
  link: ComponentType<{ to: string; children: ReactNode }>
}

/**
 * Our own drawing of a county and places in it, true to scale, with rings around one of them. It works offline and uses no map service.
 * Every place is named and can be pressed within a fingertip's reach. As wide as its container.
 */
export function AreaMapDrawing({ places, center, border, beyond = [], label, link: Link }: AreaMapProps) {
  const { frame, towns, ringsAround, border: corners } = useMemo(() => areaMap(places, border), [places, border])
  const middle = towns.find(({ place }) => place.name === center.name)
  const rings = ringsAround(center)
  return (
    <Figure>
      <Drawing viewBox={`0 0 ${frame.width} ${frame.height}`} role="group" aria-label={label}>
        {corners.length > 0 && <path data-border="" d={`M${corners.map(at).join('L')}Z`} />}
        <g>
          {middle && rings.map(({ miles, radius }) => <circle key={miles} cx={middle.x} cy={middle.y} r={radius} />)}
          {rings.map(({ miles, label }) => (
            <text key={miles} x={label.x} y={label.y}>
              {label.text}
            </text>
          ))}
        </g>
        {towns.map((town) => (
          <Town key={town.place.name} {...town} isCenter={town === middle} link={Link} />
        ))}
      </Drawing>
      <figcaption>
        <p>
          Rings mark {listed(rings.map((ring) => String(ring.miles)))} miles from {center.name}.
        </p>
        {beyond.map(({ words, bearing }) => (
          <p key={words} data-part="beyond">
            <svg width="16" height="16" viewBox="0 0 16 16" aria-hidden="true">
              <path d="M8 15v-14l-5 5m5-5l5 5" transform={`rotate(${Math.round(bearing)} 8 8)`} />
            </svg>
            {words}
          </p>
        ))}
      </figcaption>
    </Figure>
  )
}

const at = ({ x, y }: Point) => `${x} ${y}`

type TownProps = DrawnTown<MapTown> & { isCenter: boolean; link: AreaMapProps['link'] }

function Town({ place, isCenter, label, target, link: Link, ...dot }: TownProps) {
  const drawn = (
    <>
      {label?.leader && <path d={`M${label.leader.map(at).join('L')}`} />}
      {/* A line of length 0 with round ends is a dot. */}
      <path data-dot={isCenter ? 'center' : ''} d={`M${at(dot)}h0`} />
      {label && (
        <text
          data-part={isCenter ? 'center' : undefined}
          x={label.x}
          y={label.y}
          textAnchor={label.anchor === 'start' ? undefined : label.anchor}
        >
          {label.name}
        </text>
      )}
    </>
  )
  if (place.to === undefined) return drawn
  return (
    <Link to={place.to}>
      <path data-target="" d={`M${target.map(at).join('L')}Z${label ? boxPath(label.box) : ''}`} />
      {drawn}
    </Link>
  )
}

const boxPath = ({ x, y, width, height }: Point & { width: number; height: number }) =>
  `M${Math.round(x)} ${Math.round(y)}h${Math.round(width)}v${Math.round(height)}h${-Math.round(width)}z`

const Figure = chakra('figure', {
  base: {
    containerType: 'inline-size',
    maxWidth: '560px',
    '& figcaption': { textStyle: 'small', color: 'muted', paddingTop: '3' },
    '& [data-part=beyond]': {
      display: 'flex',
      alignItems: 'center',
      gap: '2',
      paddingTop: '1',
      color: 'ink',
      fontWeight: '520',
    },
    '& figcaption path': {
      fill: 'none',
      stroke: 'currentColor',
      strokeWidth: '1.75px',
      strokeLinecap: 'round',
      strokeLinejoin: 'round',
    },
  },
})

const Drawing = chakra('svg', {
  base: {
    width: '100%',
    height: 'auto',
    background: 'skeleton',
    '& path': { fill: 'none', stroke: 'ink', strokeWidth: '1px', strokeLinecap: 'round' },
    '& [data-border]': { fill: 'surface', stroke: 'control' },
    '& [data-dot]': { strokeWidth: '6px' },
    '& [data-dot="center"]': { stroke: 'accent', strokeWidth: '12px' },
    '& text': {
      // In units of the drawing, which grow with it: 14 px or a little more at every width.
      fontSize: `${MAP_TEXT}px`,
      '@container (min-width: 400px)': { fontSize: '11px' },
      '@container (min-width: 500px)': { fontSize: '9.5px' },
      fontWeight: '520',
      fill: 'ink',
      stroke: 'surface',
      strokeWidth: '4px',
      strokeLinejoin: 'round',
      paintOrder: 'stroke',
      dominantBaseline: 'central',
    },
    '& circle': { fill: 'none', stroke: 'control', strokeWidth: '1px', strokeDasharray: '2 4' },
    '& g text': { fill: 'subtle', textAnchor: 'middle' },
    '& [data-part=center]': { fontWeight: '640' },
    '& [data-target]': { stroke: 'transparent', pointerEvents: 'fill' },
    '& a': { cursor: 'pointer', WebkitTapHighlightColor: 'transparent' },
    '& a:hover, & a:active, & a:focus-visible': {
      '& text': { fill: 'accent' },
      '& [data-dot]': { stroke: 'accent', strokeWidth: '10px' },
    },
    // The outline is around the name, because the shape of the press target runs through other names.
    '& a:focus-visible': {
      outline: 'none',
      '& text': { outline: '2px solid', outlineColor: 'ink', outlineOffset: '0' },
    },
  },
})
