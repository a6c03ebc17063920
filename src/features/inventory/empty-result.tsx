import { chakra } from '@chakra-ui/react'
import { Link } from '../../addresses/link.tsx'
import { paths } from '../../addresses/paths.ts'
import type { Vehicle } from '../../contract/vehicle-schema.ts'
import { Button } from '../../ui/button.tsx'
import { Arrow, Icon } from '../../ui/icon.tsx'
import { Actions } from '../../ui/layout.tsx'
import { SIDEWAYS } from '../../ui/screens.ts'
import { ThreeCarts } from '../../ui/three-carts.tsx'
import type { Heart } from '../../ui/vehicle-card.tsx'
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

/**
 * What to do when nothing matches: remove one of several filters, remove all, ask, or see the closest carts, or any in stock if none
 * is close.
 */
export function EmptyResult({ filters, options, vehicles, hits, heart, onChoose }: Props) {
  const closest = closestTo(vehicles, filters, hits)
  const offered = closest.length > 0 ? closest : vehicles.filter(({ inStock }) => inStock)
  const active = activeFilters(filters, options)
  const onlySearched = active.every(({ key }) => key === 'text')
  return (
    <Result>
      <Box>
        <h2>No vehicles match your current filters</h2>
        <p data-part="words">
          {onlySearched ? 'Check the spelling,' : 'Try dropping a filter,'} or tell us what you’re after.
        </p>
        {active.length > 1 && (
          <ul data-part="filters">
            {active.map(({ key, label }) => (
              <li key={key}>
                <button
                  type="button"
                  aria-label={`Remove ${label}`}
                  onClick={() => onChoose({ [key]: NO_FILTERS[key] })}
                >
                  <span>{label}</span> <Icon name="close" size={18} />
                </button>
              </li>
            ))}
          </ul>
        )}
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
      <ThreeCarts
        title={closest.length > 0 ? 'The closest we have' : 'While you’re here'}
        vehicles={offered}
        to={paths.vehicle}
        link={Link}
        heart={heart}
      />
    </Result>
  )
}

const Result = chakra('div', { base: { paddingBottom: { base: '14', lg: '18' } } })

const Box = chakra('div', {
  base: {
    display: 'grid',
    columnGap: '16',
    // Beside the words and the filters, the buttons end on the same line.
    gridTemplateColumns: { lg: 'minmax(0, 1fr) auto' },
    paddingTop: { base: '7', lg: '10' },
    '& h2': { textStyle: 'title', marginBottom: '14px', gridColumn: { lg: '1 / -1' } },
    // The buttons are on the first screen of a phone held sideways.
    [SIDEWAYS]: {
      columnGap: '8',
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      paddingTop: '2',
      '& h2': { textStyle: 'heading', marginBottom: '2', gridColumn: '1 / -1' },
      '& [data-part=actions]': { marginTop: '0', gridArea: '2 / 2 / span 2', alignSelf: 'start' },
    },
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
