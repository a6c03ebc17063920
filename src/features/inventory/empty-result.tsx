import { chakra } from '@chakra-ui/react'
import { Link } from '../../addresses/link.tsx'
import { paths } from '../../addresses/paths.ts'
import type { Vehicle } from '../../contract/vehicle-schema.ts'
import { Button } from '../../ui/button.tsx'
import { Arrow, Icon } from '../../ui/icon.tsx'
import { Actions } from '../../ui/layout.tsx'
import { type Heart, VehicleCard } from '../../ui/vehicle-card.tsx'
import { activeFilters } from './active-filters.ts'
import { closestTo } from './closest.ts'
import { type Filters, NO_FILTERS, type Options } from './filters.ts'
import type { Hits } from './search/load-search.ts'

type Props = {
  filters: Filters
  options: Options
  vehicles: readonly Vehicle[]
  hits: Hits | undefined
  heart: Heart
  onChoose: (choice: Partial<Filters>) => void
}

/** One row of cards on a wide screen. */
const OFFERED = 3

/**
 * What to do when nothing matches: remove a filter, remove all, ask, or see the closest carts, or
 * any in stock if none is close.
 */
export function EmptyResult({ filters, options, vehicles, hits, heart, onChoose }: Props) {
  const closest = closestTo(vehicles, filters, OFFERED, hits)
  const offered = closest.length > 0 ? closest : vehicles.filter(({ inStock }) => inStock).slice(0, OFFERED)
  return (
    <>
      <Box>
        <h2>No vehicles match your current filters</h2>
        <p data-part="words">Try dropping a filter, or tell us what you’re after.</p>
        <ul data-part="filters">
          {activeFilters(filters, options).map(({ key, label }) => (
            <li key={key}>
              <button type="button" aria-label={`Remove ${label}`} onClick={() => onChoose({ [key]: NO_FILTERS[key] })}>
                <span>{label}</span> <Icon name="close" size={18} />
              </button>
            </li>
          ))}
        </ul>
        <Actions data-part="actions">
          <Button asChild variant="primary">
            <Link to={paths.contact}>
              Help me find one <Arrow />
            </Link>
          </Button>
          <Button type="button" variant="outline" onClick={() => onChoose(NO_FILTERS)}>
            Clear All Filters
          </Button>
        </Actions>
      </Box>
      {offered.length > 0 && (
        <Offered aria-labelledby="offered">
          <h2 id="offered">{closest.length > 0 ? 'The closest we have' : 'While you’re here'}</h2>
          <div data-part="cards">
            {offered.map((vehicle) => (
              <VehicleCard
                key={vehicle.id}
                vehicle={vehicle}
                to={paths.vehicle(vehicle.id)}
                link={Link}
                heart={heart}
              />
            ))}
          </div>
        </Offered>
      )}
    </>
  )
}

const Box = chakra('div', {
  base: {
    display: 'grid',
    columnGap: '16',
    // Beside the words and the filters, the buttons end on the same line.
    gridTemplateColumns: { lg: 'minmax(0, 1fr) auto' },
    paddingBlock: { base: '28px 56px', lg: '40px 72px' },
    '& h2': { textStyle: 'title', marginBottom: '14px', gridColumn: { lg: '1 / -1' } },
    '& [data-part=words]': { textStyle: 'lead', color: 'muted' },
    '& [data-part=filters]': { display: 'flex', flexWrap: 'wrap', gap: '2', marginTop: '5' },
    '& li': { minWidth: '0' },
    '& li button': {
      display: 'flex',
      alignItems: 'center',
      gap: '3',
      minHeight: '44px',
      paddingInline: '14px',
      border: '1px solid',
      borderColor: 'control',
      borderRadius: 'control',
      fontWeight: '560',
      textAlign: 'left',
      overflowWrap: 'anywhere',
      '&:hover': { borderColor: 'ink' },
    },
    '& li span': { minWidth: '0' },
    '& li svg': { flex: 'none' },
    '& [data-part=actions]': {
      marginTop: { base: '7', lg: '0' },
      gridArea: { lg: '2 / 2 / span 2' },
      alignSelf: 'end',
    },
  },
})

const Offered = chakra('section', {
  base: {
    paddingBottom: { base: '14', lg: '18' },
    '& h2': { textStyle: 'heading', paddingBottom: '6' },
    '& [data-part=cards]': {
      display: 'grid',
      gap: '44px 32px',
      gridTemplateColumns: { sm: '1fr 1fr', xl: 'repeat(3, 1fr)' },
      '& > *': { minWidth: '0' },
    },
  },
})
