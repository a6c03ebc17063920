import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { Button } from '../../ui/button.tsx'
import { SIDEWAYS } from '../../ui/screens.ts'
import { NARROW } from './control-style.ts'
import { FilterSelect } from './filter-select.tsx'
import { ANY, FILTERS, type Filters } from './filters.ts'
import { SORTS, type Sort } from './order.ts'

type Props = {
  /** Id of the count, which names the results. */
  id: string
  found: number
  total: number | undefined
  filters: Filters
  onChoose: (choice: Partial<Filters>) => void
  onClear: () => void
  /** The time of the list, or why it could not be read. Its room is reserved, so nothing moves when it appears. */
  children: ReactNode
}

const isSet = (filters: Filters) => filters.text !== '' || FILTERS.some(({ key }) => filters[key] !== ANY)

/** With a search, the first order is by best match. */
const BY_MATCH = SORTS.map(({ value, label }) => ({ value, label: value === 'featured' ? 'Best match' : label }))

/**
 * Above the cards: how many there are, their order, and the time of the list. The count is announced whenever it
 * changes.
 */
export const ResultLine = ({ id, found, total, filters, onChoose, onClear, children }: Props) => (
  <Line>
    <p id={id} role="status">
      {total !== undefined && `Showing ${found} of ${total} total vehicles`}
    </p>
    <FilterSelect
      name="sort"
      label="Sort"
      options={filters.text.trim() ? BY_MATCH : SORTS}
      value={filters.sort}
      onChoose={(sort) => onChoose({ sort: sort as Sort })}
      icon="sort"
      look="order"
    />
    <Button
      type="button"
      variant="quiet"
      data-part="clear"
      data-idle={isSet(filters) ? undefined : ''}
      onClick={onClear}
    >
      Clear All Filters
    </Button>
    <div data-part="as-of">{children}</div>
  </Line>
)

const Line = chakra('header', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: { base: '0 16px', sm: '6px 16px' },
    padding: { base: '12px 0 8px', sm: '20px 0 28px' },
    textStyle: 'small',
    // Wide enough for any count, so that the rest of the line never moves.
    '& [role=status]': {
      flex: { base: '1', sm: 'none' },
      minWidth: { sm: '17em' },
      minHeight: '22px',
      fontWeight: '620',
    },

    // Below 1280 px the sheet has it.
    '& [data-part=clear]': { height: '44px', minHeight: '0', marginBlock: '-11px', [NARROW]: { display: 'none' } },
    // Keeps the focus that its press had, until the visitor moves it.
    '& [data-idle]:not(:focus)': { visibility: 'hidden' },

    '& [data-part=as-of]': { position: 'relative', flex: { base: '1 0 100%', lg: '1' }, minHeight: '24px' },
    // On one line, so that more of the first cart is in sight.
    [SIDEWAYS]: {
      padding: '10px 0',
      '& [role=status]': { order: '-2', minWidth: '0' },
      '& [data-part=as-of]': { order: '-1', flex: '1 0 auto' },
    },
  },
})
