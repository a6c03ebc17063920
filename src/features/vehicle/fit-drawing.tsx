import { chakra } from '@chakra-ui/react'
import { type CartSize, THINGS } from './fit.ts'

type Size = Pick<CartSize, 'length' | 'height'>
type Props = {
  /** Path in centimeters, with the ground at the height of the illustration. */
  outline: string
  /** Size of the illustration, and so of the outline. */
  drawn: Size
  /** Size to draw it in. */
  size: Size
}

/** Space around the cart in the drawing, in cm. */
const [LEFT, RIGHT, ABOVE, BELOW] = [80, 60, 30, 8]
/** Room for a label beside a line, in cm. */
const LABEL = 140
const cm = (meters: number) => Math.round(meters * 100)

/** The cart in a garage, below a 7-foot and an 8-foot door, with a person beside it. */
export function FitDrawing(cart: Props) {
  const end = LEFT + cm(cart.size.length)
  const ground = cm(THINGS.door8) + ABOVE
  const start = LEFT - 12
  const height8 = ground - cm(THINGS.door8)
  const height7 = ground - cm(THINGS.door7)
  return (
    <Drawing viewBox={`0 0 ${end + RIGHT} ${ground + BELOW}`} aria-hidden="true">
      {/* The lines are close, so their labels are at opposite ends, and the upper line ends before the lower label. */}
      <path d={`M${start + LABEL} ${height8}H${end + RIGHT}`} strokeDasharray="1 7" />
      <path d={`M${start} ${height7}H${end + RIGHT}`} strokeDasharray="1 7" />
      <text x={end + RIGHT} y={height8 - 6} textAnchor="end">
        8-foot door
      </text>
      <text x={start} y={height7 - 8}>
        7-foot door
      </text>
      <path d={`M0 ${ground}H${end + RIGHT}`} />
      <Person ground={ground} />
      <Cart {...cart} left={LEFT} ground={ground} />
    </Drawing>
  )
}

function Cart({ outline, drawn, size, left, ground }: Props & { left: number; ground: number }) {
  const scale = `scale(${size.length / drawn.length} ${size.height / drawn.height})`
  return (
    <path
      data-part="cart"
      d={outline}
      fillRule="evenodd"
      transform={`translate(${left} ${ground - cm(size.height)}) ${scale}`}
    />
  )
}

/** The right half of a standing figure of 175 cm, which overlaps the other half a little, so that no seam shows. */
const HALF =
  'M-.5 0C6 0 9 5 9 11S6.5 21 4.5 23.5V28.5C8 31 17 31.5 20 34.5S23.5 44 24 50L26.5 76C27 82 26.5 88 26 92 25.5 95.5 21.8 95.5 21.6 92L20.5 78 16.5 50C16.5 60 15 66 15 72 16 80 17 88 16.5 98L14 132C14 142 12.5 156 12 168 14 170 17 172 17 175H4C4 165 3 150 3.5 136L1 96H-.5Z'

/** A standing figure, drawn to the height of a person. */
function Person({ ground }: { ground: number }) {
  const height = cm(THINGS.person)
  return (
    <g data-part="person" transform={`translate(36 ${ground - height}) scale(${height / 175})`}>
      <path d={HALF} />
      <path d={HALF} transform="scale(-1 1)" />
    </g>
  )
}

const Drawing = chakra('svg', {
  base: {
    width: '100%',
    height: 'auto',
    stroke: 'control',
    strokeWidth: '2.5',
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
    fill: 'none',
    '@media (max-width: 359px)': { '& text': { fontSize: '24px' } },
    // Its outline is measured in steps of a centimeter, which the round stroke smooths.
    '& [data-part=cart]': { fill: 'ink', stroke: 'ink', strokeWidth: '1.5' },
    '& [data-part=person]': { fill: 'subtle', stroke: 'none' },
    // In units of the drawing: 12 to 18 px on the screen at any width.
    '& text': { fontSize: { base: '20px', sm: '13px', md: '22px', xl: '14px' }, fill: 'muted', stroke: 'none' },
  },
})
