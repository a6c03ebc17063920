import { chakra } from '@chakra-ui/react'
import { useQuery } from '@tanstack/react-query'
import { Link } from '../../addresses/link.tsx'
import { paths } from '../../addresses/paths.ts'
import { vehiclesQuery } from '../../api/vehicles-query.ts'
import { priceLabel } from '../../lib/money.ts'
import { seatIndex } from '../../lib/seat-index.ts'
import { SeatPlan } from '../../ui/icon.tsx'
import { Wrap } from '../../ui/layout.tsx'

/** "How many seats do you need?": carts by number of seats. Hidden until the list has loaded. */
export function Seats() {
  const { data } = useQuery(vehiclesQuery())
  if (!data?.vehicles.length) return null
  return (
    <Box>
      <Question>How many seats do you need?</Question>
      <Grid>
        {seatIndex(data.vehicles).map(({ seats, count, from }) => (
          <Tile key={seats} asChild>
            <Link to={paths.inventorySeats(seats)}>
              <b data-part="seats">
                {seats}
                <SeatPlan seats={seats} height={30} />
              </b>
              <span data-part="offer">
                <strong data-part="price">{`${from === undefined ? '' : 'from '}${priceLabel(from)}`}</strong>
                <span>{` ${count} ${count === 1 ? 'cart' : 'carts'}`}</span>
              </span>
            </Link>
          </Tile>
        ))}
      </Grid>
    </Box>
  )
}

const Box = chakra(Wrap, { base: { paddingTop: '13' } })

const Question = chakra('h2', { base: { textStyle: 'strong', paddingBottom: '3' } })

const Grid = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: '1fr 1fr', md: 'repeat(4, 1fr)' },
    borderColor: 'line',
    borderBottomWidth: { base: '0', md: '1px' },
  },
})

const Tile = chakra('a', {
  base: {
    display: 'block',
    paddingBlock: { base: '6', md: '8' },
    paddingRight: { base: '16px', md: '4', lg: '7' },
    borderTopWidth: { base: '1px', md: '0' },
    '& + &': { borderLeftWidth: { md: '1px' }, paddingLeft: { md: '4', lg: '7' } },
    '@media (max-width: 767px)': { '&:nth-child(even)': { borderLeftWidth: '1px', paddingInline: '16px 0' } },
    '& [data-part=seats]': { display: 'flex', justifyContent: 'space-between', textStyle: 'numeral' },
    '& [data-part=offer]': {
      display: 'flex',
      flexWrap: 'wrap',
      justifyContent: 'space-between',
      gap: '0 12px',
      paddingTop: '4',
      textStyle: 'small',
      color: 'muted',
    },
    '& [data-part=price]': { fontWeight: '600', color: 'ink', width: { md: '100%', lg: 'auto' } },
    '&:hover [data-part=price]': { textDecoration: 'underline', textUnderlineOffset: '4px' },
  },
})
