import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { FORCED_COLORS } from '../../ui/forced-colors.ts'
import { visuallyHidden } from '../../ui/layout.tsx'
import { BEST_MATCH } from './filter-labels.ts'
import { FilterSelect } from './filter-select.tsx'
import type { Filters } from './filters.ts'

type Props = {
  /** Id of the count, which names the results. */
  id: string
  found: number
  total: number | undefined
  filters: Filters
  onChoose: (choice: Partial<Filters>) => void
  /** The time of the list, or why it could not be read. Its room is kept, so nothing moves when it appears. */
  children: ReactNode
}

/** Above the cards: how many there are, in which order, and the time of the list. The count is announced whenever it changes. */
export const ResultLine = ({ id, found, total, filters, onChoose, children }: Props) => (
  <Line>
    <p id={id} role="status">
      {total !== undefined && `Showing ${found} of ${total} total vehicles`}
    </p>
    <FilterSelect
      label="Sort"
      of="sort"
      value={filters.sort}
      onChoose={onChoose}
      icon="sort"
      first={filters.text.trim() ? BEST_MATCH : undefined}
    />
    <div data-part="as-of">{children}</div>
  </Line>
)

const Line = chakra('header', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '6px 16px',
    padding: '20px 0 28px',
    textStyle: 'small',
    // Wide enough for any count, so that what follows stands still.
    '& [role=status]': {
      flex: { base: '1', sm: 'none' },
      minWidth: { sm: '17em' },
      minHeight: '22px',
      fontWeight: '620',
    },

    // On a phone an icon with the native select over it, from 700 px on the order in words.
    '& [data-cell=sort]': {
      position: 'relative',
      // Above the next line, which its lower edge reaches into.
      zIndex: '1',
      display: 'flex',
      alignItems: 'center',
      justifyContent: { base: 'flex-end', sm: 'flex-start' },
      minWidth: '44px',
      // At the right edge, where the time of the list has a line of its own.
      marginLeft: { sm: 'auto', lg: '0' },
      height: '44px',
      marginBlock: '-11px',
      '@media (scripting: none)': { display: 'none' },
      '@media print': { display: 'none' },
      '&:hover': { background: { sm: 'skeleton' }, boxShadow: { sm: '0 0 0 8px var(--c-colors-skeleton)' } },
      '&:focus-within': { outline: '2px solid', outlineColor: 'ink', outlineOffset: { sm: '2px' } },
      '&[data-active] svg': {
        color: 'accent',
        [FORCED_COLORS]: { outline: '1.5px solid', outlineOffset: '4px' },
      },
    },
    '& [data-part=label]': visuallyHidden,
    '& select': {
      appearance: 'none',
      position: { base: 'absolute', sm: 'static' },
      inset: '0',
      width: { base: '100%', sm: 'auto' },
      // As wide as the order that is chosen, where a browser can.
      fieldSizing: 'content',
      height: '100%',
      opacity: { base: '0', sm: '1' },
      paddingLeft: { sm: '30px' },
      marginLeft: { sm: '-26px' },
      background: 'transparent',
      fontWeight: '520',
      outline: 'none',
      cursor: 'pointer',
    },
    '& [data-cell=sort] svg': { order: '-1', pointerEvents: 'none' },

    '& [data-part=as-of]': { position: 'relative', flex: { base: '1 0 100%', lg: '1' }, minHeight: '24px' },
  },
})
