import { chakra } from '@chakra-ui/react'
import { useQuery } from '@tanstack/react-query'
import { vehiclesQuery } from '../../api/vehicles-query.ts'
import { Wrap } from '../../ui/layout.tsx'
import { SIDEWAYS } from '../../ui/screens.ts'

/** The heading of the page, and how many carts there are. */
export function InventoryHero() {
  const { data } = useQuery(vehiclesQuery())
  const total = data?.vehicles.length
  return (
    <Hero>
      <h1>Inventory</h1>
      {total !== undefined && (
        <p data-part="words">{`${total === 1 ? '1 cart' : `${total} carts`}. Prices are before tax and title.`}</p>
      )}
    </Hero>
  )
}

const Hero = chakra(Wrap, {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'flex-end',
    justifyContent: 'space-between',
    gap: '6px 16px',
    paddingBlock: { base: '12px 6px', sm: '24px 20px', lg: '48px 32px' },
    '& h1': { textStyle: 'display' },
    '@media (max-width: 699px)': { '& h1': { textStyle: 'title' } },
    [SIDEWAYS]: { paddingBlock: '6px 2px', '& h1': { textStyle: 'heading' } },
    // A phone shows the first cart instead, and the count below.
    '& [data-part=words]': {
      display: { base: 'none', sm: 'block' },
      textStyle: 'small',
      color: 'muted',
      paddingBottom: '2',
      textWrap: 'balance',
    },
  },
})
