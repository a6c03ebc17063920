import { chakra } from '@chakra-ui/react'
import { type FormEvent, useRef } from 'react'
import { useEarlyPress } from '../../before-hydration/early-press.ts'
import { useDismiss } from '../../hooks/use-dismiss.ts'
import { Button } from '../../ui/button.tsx'
import { SpriteIcon } from '../../ui/icon.tsx'
import { Wrap } from '../../ui/layout.tsx'
import { CONTROL_HEIGHT, control, NARROW, WIDE } from './control-style.ts'
import { FilterSelect } from './filter-select.tsx'
import {
  ANY,
  type Counts,
  FILTERS,
  type FilterKey,
  filterOf,
  NO_FILTERS,
  type Option,
  type Options,
} from './filters.ts'
import { RadioChoice } from './radio-choice.tsx'
import { SearchField } from './search-field.tsx'
import type { FilterState } from './use-filters.ts'

type Props = {
  state: FilterState
  options: Options
  counts: Counts
  /** The visitor is about to search. */
  onSearch: () => void
  onApply: () => void
  onOpenSheet: () => void
}

/** The filters behind "More": the search and "Up to", which are in sight, find nearly the same carts. */
const IN_MORE = ['category', 'price'] as const satisfies readonly FilterKey[]

/** Up to this many choices are radio buttons, more are in a select. */
const MOST_IN_SIGHT = 3

/**
 * Search, brand and the rest in one row; below 1200 px only the search, and the button that opens all filters in a
 * sheet.
 */
export function FilterBar({ state, options, counts, onSearch, onApply, onOpenSheet }: Props) {
  const { view, type, choose, flush } = state
  const { filters } = view
  const isSet = filters.text !== '' || FILTERS.some(({ key }) => filters[key] !== ANY)
  const earlyPress = useEarlyPress('filters', onOpenSheet)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    flush()
    onApply()
  }
  return (
    <Bar role="search" aria-label="Inventory" onSubmit={submit} data-screen-only="">
      <Wrap data-part="row">
        <SearchField view={view} onSearch={(text) => type({ text })} onEnter={onSearch} onLeave={flush} />
        <div data-part="brand">
          <BarFilter of="brand" state={state} options={options.brand} counts={counts.brand} />
        </div>
        <More state={state} options={options} counts={counts} />
        <div data-part="actions">
          <Button type="button" variant="quiet" data-idle={isSet ? undefined : ''} onClick={() => choose(NO_FILTERS)}>
            Clear All Filters
          </Button>
          <Button type="submit" variant="outline">
            Apply Filters
          </Button>
        </div>
        <Button
          type="button"
          variant="outline"
          size="sm"
          aria-haspopup="dialog"
          data-part="sheet"
          {...earlyPress}
          onClick={onOpenSheet}
        >
          <SpriteIcon name="filter" size={18} />
          {/* Counts the filters behind this button, not the search beside it. */}
          Filters <b data-part="number">{FILTERS.filter(({ key }) => filters[key] !== ANY).length || ''}</b>
        </Button>
      </Wrap>
    </Bar>
  )
}

type BarFilterProps = {
  of: FilterKey
  state: FilterState
  options: readonly Option[]
  counts: Record<string, number>
}

function BarFilter({ of, state: { view, choose }, options, counts }: BarFilterProps) {
  const control = {
    label: filterOf(of).label,
    options,
    counts,
    value: view.filters[of],
    onChoose: (value: string) => choose({ [of]: value }),
  }
  return options.length > MOST_IN_SIGHT ? (
    <FilterSelect {...control} name={of} look="bar" />
  ) : (
    <RadioChoice {...control} look="quick" />
  )
}

/** Rarely used filters in a disclosure. */
function More({ state: { view, choose }, options, counts }: Pick<Props, 'state' | 'options' | 'counts'>) {
  const fold = useRef<HTMLDetailsElement>(null)
  useDismiss(fold)
  return (
    <details ref={fold} data-part="more">
      <summary>
        More <b data-part="number">{IN_MORE.filter((key) => view.filters[key] !== ANY).length || ''}</b>
        <SpriteIcon name="down" size={18} />
      </summary>
      <div>
        {IN_MORE.filter((key) => options[key].length > 1).map((key) => (
          <FilterSelect
            key={key}
            name={key}
            label={filterOf(key).label}
            options={options[key]}
            counts={counts[key]}
            value={view.filters[key]}
            onChoose={(value) => choose({ [key]: value })}
            look="sheet"
          />
        ))}
      </div>
    </details>
  )
}

/** One class for the bar; its controls have their own. */
const Bar = chakra('form', {
  base: {
    position: 'sticky',
    top: '0',
    zIndex: '5',
    background: 'page',
    borderBottom: '1px solid',
    borderColor: 'line',
    // Filtering needs JavaScript, so the bar is hidden without it.
    '@media (scripting: none)': { display: 'none' },
    '& [data-part=number]': { minWidth: '1ch', fontVariantNumeric: 'tabular-nums' },

    '& [data-part=row]': { display: 'flex', gap: '2', paddingBlock: '10px' },
    [NARROW]: {
      '& [data-part=brand], & [data-part=actions], & [data-part=more]': { display: 'none' },
      '& [data-part=sheet]': { minHeight: CONTROL_HEIGHT, minWidth: '128px', fontSize: '16px' },
      '@media (max-width: 359px)': {
        '& [data-part=sheet]': { minWidth: '88px', paddingInline: '3', '& svg': { display: 'none' } },
      },
    },

    [WIDE]: {
      borderTop: '1px solid',
      borderColor: 'line',
      // Fixes the columns before their controls exist, because a browser may paint the bar when only half of it has
      // arrived. As wide as the texts of brand and actions in the site's font, at any size of text; otherwise everything
      // would move when the font arrives.
      '& [data-part=row]': {
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr) 18.125rem 6.875rem 19.375rem',
        gap: '5',
      },
      '& [data-part=sheet]': { display: 'none' },
      '& [data-part=more]': {
        position: 'relative',
        '& summary': {
          ...control,
          display: 'flex',
          alignItems: 'center',
          gap: '2',
          paddingInline: '4',
          fontWeight: '500',
          '&:hover': { background: 'skeleton' },
        },
        '& summary svg': { marginLeft: 'auto' },
        '& [data-part=number]': { fontWeight: '640', color: 'accent' },
        '& > div': {
          position: 'absolute',
          left: '0',
          top: 'calc(100% + 10px)',
          width: '300px',
          padding: '0 20px 20px',
          background: 'surface',
          boxShadow: 'var(--floating)',
        },
      },
      '& [data-part=actions]': {
        display: 'flex',
        alignItems: 'stretch',
        justifyContent: 'flex-end',
        gap: '3',
        whiteSpace: 'nowrap',
      },
      // Keeps the focus that its press had, until the visitor moves it.
      '& [data-idle]:not(:focus)': { visibility: 'hidden' },
      '& [data-part=actions] button': { fontSize: '16px', fontWeight: '560' },
    },
  },
})
