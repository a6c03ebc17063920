import { chakra } from '@chakra-ui/react'
import { SEATS_PARAM } from '../../addresses/paths.ts'
import { type Counts, filterOf, type Options } from './filters.ts'
import { MaxPrice } from './max-price.tsx'
import { RadioChoice } from './radio-choice.tsx'
import type { FilterState } from './use-filters.ts'

type Props = { state: FilterState; options: Options; counts: Counts }

/** What most people ask first, one touch each: how many seats, and up to which price. */
export const QuickFilters = ({ state: { view, choose, type, flush }, options, counts }: Props) => (
  <Row role="group" aria-label="Seats and price" data-screen-only="">
    <RadioChoice
      look="quick"
      label={filterOf(SEATS_PARAM).label}
      options={options.seats}
      value={view.filters.seats}
      onChoose={(seats) => choose({ seats })}
      counts={counts.seats}
    />
    <MaxPrice look="quick" view={view} counts={counts.max} onChoose={choose} onType={type} onLeave={flush} />
  </Row>
)

const Row = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '10px 40px',
    paddingTop: '5',
    '@media (scripting: none)': { display: 'none' },
  },
})
