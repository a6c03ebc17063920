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
      <path d={`M${start + LABEL} ${height8}H${end + RIGHT}`} strokeDasharray="10 6" />
      <path d={`M${start} ${height7}H${end + RIGHT}`} strokeDasharray="10 6" />
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

/** A standing figure, drawn to the height of a person. */
function Person({ ground }: { ground: number }) {
  const height = cm(THINGS.person)
  return (
    <g data-part="person" transform={`translate(36 ${ground - height}) scale(${height / 175})`}>
      <circle cx="0" cy="12" r="12" />
      <path d="M-18 30h36q8 2 8 12l3 50h-9l-4-42v124h-13l-3-70-3 70h-13v-124l-4 42h-9l3-50q0-10 8-12z" />
    </g>
  )
}

const Drawing = chakra('svg', {
  base: {
    width: '100%',
    height: 'auto',
    stroke: 'control',
    strokeWidth: '2',
    fill: 'none',
    '@media (max-width: 359px)': { '& text': { fontSize: '24px' } },
    '& [data-part=cart]': { fill: 'ink', stroke: 'none' },
    '& [data-part=person]': { fill: 'subtle', stroke: 'none' },
    // In units of the drawing: 12 to 18 px on the screen at any width.
    '& text': { fontSize: { base: '20px', sm: '13px', md: '22px', xl: '14px' }, fill: 'muted', stroke: 'none' },
  },
})
