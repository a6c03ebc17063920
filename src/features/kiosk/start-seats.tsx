import { chakra } from '@chakra-ui/react'
import type { Ref } from 'react'
import { Link } from '../../addresses/link.tsx'
import { paths } from '../../addresses/paths.ts'
import type { Vehicle } from '../../contract/vehicle-schema.ts'
import { dollars } from '../../lib/money.ts'
import { seatIndex } from '../../lib/seat-index.ts'
import { LANDSCAPE, LARGE_KIOSK } from '../../ui/screens.ts'
import { SeatSilhouette } from './seat-silhouette.tsx'

type Props = {
  vehicles: readonly Vehicle[]
  heading: Ref<HTMLHeadingElement>
}

/** The carts by seats: beside the picture, or below it on an upright screen. */
export const StartSeats = ({ vehicles, heading }: Props) => (
  <Seats>
    <h1 id="kiosk-start" ref={heading} tabIndex={-1}>
      How many seats do you need?
    </h1>
    <SeatList>
      {seatIndex(vehicles).map(({ seats, from, count }) => (
        <SeatRow key={seats}>
          <Link to={paths.inventorySeats(seats)}>
            <SeatCount>
              {seats}
              <CountUnit> seats</CountUnit>
            </SeatCount>
            <PlanAndPrice>
              <SeatSilhouette seats={seats} vehicles={vehicles} />
              <span data-part="price">
                {from === undefined ? `${count} ${count === 1 ? 'cart' : 'carts'}` : `from ${dollars(from)}`}
              </span>
            </PlanAndPrice>
          </Link>
        </SeatRow>
      ))}
    </SeatList>
  </Seats>
)

/** A phone's screen. */
export const NARROW = '@media (max-width: 599px)'
export const LOW_LANDSCAPE = '@media (orientation: landscape) and (max-height: 599px)'

/** Screens without room for a row for each number of seats. */
const LOW = '@media (orientation: portrait) and (max-height: 1199px)'

const Seats = chakra('div', {
  base: {
    gridArea: 'seats',
    display: 'flex',
    flexDirection: 'column',
    '& h1': { textStyle: 'heading', padding: '28px var(--gutter) 20px' },
    [NARROW]: { '& h1': { textStyle: 'subhead', paddingBlock: '16px 12px' } },
    [LANDSCAPE]: {
      borderLeft: '1px solid',
      borderColor: 'line',
      '& h1': { paddingInline: '36px var(--gutter)' },
    },
    [LOW_LANDSCAPE]: {
      '& h1': { textStyle: 'strong', padding: '8px 20px' },
    },
  },
})

const twoColumns = {
  gridTemplateColumns: '1fr 1fr',
  '& li:nth-of-type(even)': { borderLeft: '1px solid', borderColor: 'line' },
} as const

const SeatList = chakra('ul', {
  base: {
    flex: '1',
    display: 'grid',
    gridAutoRows: '1fr',
    borderBottom: '1px solid',
    borderColor: 'line',
    // The links that follow begin with a line.
    [LANDSCAPE]: { borderBottom: '0' },
    [LOW]: {
      ...twoColumns,
      '& li:nth-of-type(odd) a': { paddingLeft: 'var(--gutter)' },
      '& li:nth-of-type(even) a': { paddingRight: 'var(--gutter)' },
    },
    [LOW_LANDSCAPE]: twoColumns,
  },
})

const SeatRow = chakra('li', {
  base: {
    borderTop: '1px solid',
    borderColor: 'line',
    '& a': {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: '4',
      height: '100%',
      minHeight: '84px',
      padding: '10px var(--gutter)',
      // Aligned with the line above and "Start over".
      [LANDSCAPE]: { paddingInline: '36px var(--gutter)' },
      [LOW]: { paddingInline: '24px' },
      // One below the other.
      [NARROW]: {
        flexDirection: 'column',
        alignItems: 'start',
        justifyContent: 'center',
        gap: '1',
        padding: '8px 20px',
      },
      [LOW_LANDSCAPE]: { minHeight: '60px', padding: '4px 20px', flexWrap: 'wrap', gap: '0 12px' },
    },
    '& a:active': { background: 'sunken' },
  },
})

const SeatCount = chakra('b', {
  base: {
    fontSize: 'clamp(40px, 11vmin, 128px)',
    [LANDSCAPE]: { fontSize: 'clamp(32px, 7.4vmin, 96px)' },
    whiteSpace: 'nowrap',
    lineHeight: '.95',
    fontWeight: '500',
    letterSpacing: '-.04em',
    fontVariantNumeric: 'tabular-nums',
  },
})

const CountUnit = chakra('span', {
  base: {
    textStyle: 'stat',
    letterSpacing: '-.015em',
    [LOW]: { textStyle: 'subhead' },
    [LOW_LANDSCAPE]: { textStyle: 'small' },
  },
})

const PlanAndPrice = chakra('span', {
  base: {
    display: 'grid',
    justifyItems: 'end',
    gap: '2',
    textStyle: 'subhead',
    '--meter': 'clamp(24px, 5.2vmin, 64px)',
    [LOW]: { '--meter': 'clamp(18px, 4vmin, 40px)' },
    [NARROW]: { justifyItems: 'start', '--meter': '20px' },
    [LOW_LANDSCAPE]: { textStyle: 'small', '& svg': { display: 'none' } },
    [LANDSCAPE]: { '--meter': 'clamp(18px, 2.9vmin, 48px)' },
    [LARGE_KIOSK]: {
      gridAutoFlow: 'column',
      alignItems: 'center',
      gap: '40px',
      textAlign: 'right',
      // As wide as the highest price, so that the carts end at one line.
      '& [data-part=price]': { minWidth: '7.2em' },
    },
  },
})
