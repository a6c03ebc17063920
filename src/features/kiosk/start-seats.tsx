import { chakra } from '@chakra-ui/react'
import type { Ref } from 'react'
import { Link } from '../../addresses/link.tsx'
import { paths } from '../../addresses/paths.ts'
import type { Vehicle } from '../../contract/vehicle-schema.ts'
import { dollars } from '../../lib/money.ts'
import { seatIndex } from '../../lib/seat-index.ts'
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
              <span>{from === undefined ? `${count} ${count === 1 ? 'cart' : 'carts'}` : `from ${dollars(from)}`}</span>
            </PlanAndPrice>
          </Link>
        </SeatRow>
      ))}
    </SeatList>
  </Seats>
)

export const LANDSCAPE = '@media (orientation: landscape)'

const Seats = chakra('div', {
  base: {
    gridArea: 'seats',
    display: 'flex',
    flexDirection: 'column',
    '& h1': { textStyle: 'heading', padding: '28px var(--gutter) 20px' },
    [LANDSCAPE]: {
      borderLeft: '1px solid',
      borderColor: 'line',
      '& h1': { paddingInline: '36px var(--gutter)' },
    },
  },
})

const SeatList = chakra('ul', {
  base: {
    flex: '1',
    display: 'grid',
    gridAutoRows: '1fr',
    borderBottom: '1px solid',
    borderColor: 'line',
    // The links that follow begin with a line.
    [LANDSCAPE]: { borderBottom: '0' },
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
    },
    '& a:active': { background: 'sunken' },
  },
})

const SeatCount = chakra('b', {
  base: {
    fontSize: 'clamp(56px, 11vmin, 128px)',
    [LANDSCAPE]: { fontSize: 'clamp(56px, 7.4vmin, 96px)' },
    lineHeight: '.95',
    fontWeight: '500',
    letterSpacing: '-.04em',
    fontVariantNumeric: 'tabular-nums',
  },
})

const CountUnit = chakra('span', { base: { textStyle: 'stat', letterSpacing: '-.015em' } })

const PlanAndPrice = chakra('span', {
  base: {
    display: 'grid',
    justifyItems: 'end',
    gap: '2',
    textStyle: 'subhead',
    '--meter': 'clamp(24px, 5.2vmin, 64px)',
    [LANDSCAPE]: { '--meter': 'clamp(18px, 2.9vmin, 48px)' },
  },
})
