import { chakra } from '@chakra-ui/react'
import { type FormEvent, useRef } from 'react'
import { SEATS_PARAM } from '../../addresses/paths.ts'
import { useEarlyPress } from '../../before-hydration/early-press.ts'
import { useDismiss } from '../../hooks/use-dismiss.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Wrap } from '../../ui/layout.tsx'
import { SIDEWAYS } from '../../ui/screens.ts'
import { CONTROL_HEIGHT, CONTROL_HEIGHT_SIDEWAYS, control, NARROW, WIDE } from './control-style.ts'
import { FilterSelect } from './filter-select.tsx'
import {
  ANY,
  type Counts,
  FILTERS,
  type FilterKey,
  filterOf,
  limitOption,
  type Option,
  type Options,
} from './filters.ts'
import { MaxPrice } from './max-price.tsx'
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

/** The filters that `FilterBar` writes into the row. All others are behind "More". */
const IN_ROW: readonly FilterKey[] = ['brand', SEATS_PARAM, 'max']
const IN_MORE = FILTERS.map(({ key }) => key).filter((key) => !IN_ROW.includes(key))

/** Up to this many brands are radio buttons, more are in a select. */
const MOST_IN_SIGHT = 3

/** All filters in one row; below 1280 px only the search, and the button that opens all filters in a sheet. */
export function FilterBar({ state, options, counts, onSearch, onApply, onOpenSheet }: Props) {
  const { view, type, flush } = state
  const { filters } = view
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
        <div data-part="seats">
          <BarFilter of={SEATS_PARAM} state={state} options={options[SEATS_PARAM]} counts={counts[SEATS_PARAM]} />
        </div>
        <UpTo state={state} counts={counts} />
        <More state={state} options={options} counts={counts} />
        <Button type="submit" variant="outline" data-part="apply">
          Apply Filters
        </Button>
        <Button
          type="button"
          variant="outline"
          size="sm"
          aria-haspopup="dialog"
          data-part="sheet"
          {...earlyPress}
          onClick={onOpenSheet}
        >
          <Icon name="filter" size={18} />
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
  return of === 'brand' && options.length > MOST_IN_SIGHT ? (
    <FilterSelect {...control} name={of} look="bar" />
  ) : (
    // Brands need no label.
    <RadioChoice {...control} look="quick" bar={of === 'brand' ? 'unlabeled' : 'labeled'} />
  )
}

/** The highest price in a disclosure, which says it while it is closed. */
function UpTo({ state: { view, choose, type, flush }, counts }: Pick<Props, 'state' | 'counts'>) {
  const fold = useRef<HTMLDetailsElement>(null)
  useDismiss(fold)
  const { max } = view.filters
  return (
    <details ref={fold} data-part="up-to">
      <summary data-set={max === ANY ? undefined : ''}>
        {max === ANY ? filterOf('max').label : limitOption(Number(max)).label}
        <Icon name="down" size={18} />
      </summary>
      <div>
        <MaxPrice look="quick" view={view} counts={counts.max} onChoose={choose} onType={type} onLeave={flush} />
      </div>
    </details>
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
        <Icon name="down" size={18} />
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

    '& [data-part=row]': { display: 'flex', gap: '2', paddingBlock: '10px', [SIDEWAYS]: { paddingBlock: '6px' } },
    [NARROW]: {
      '& [data-part=brand], & [data-part=seats], & [data-part=up-to], & [data-part=more], & [data-part=apply]': {
        display: 'none',
      },
      '& [data-part=sheet]': {
        minHeight: CONTROL_HEIGHT,
        [SIDEWAYS]: { minHeight: CONTROL_HEIGHT_SIDEWAYS },
        minWidth: '128px',
        fontSize: '16px',
      },
      '@media (max-width: 359px)': {
        '& [data-part=sheet]': { minWidth: '88px', paddingInline: '3', '& svg': { display: 'none' } },
      },
    },

    [WIDE]: {
      borderTop: '1px solid',
      borderColor: 'line',
      // Fixes the columns before their controls exist, because a browser may paint the bar when only half of it has
      // arrived. As wide as their texts in the site's font, at any size of text; otherwise everything would move when
      // the font arrives.
      '& [data-part=row]': {
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr) 14.25rem 18rem 10.5rem 6.875rem 7.25rem',
        gap: '3',
      },
      '& [data-part=sheet]': { display: 'none' },
      '& details': {
        position: 'relative',
        '& summary': {
          ...control,
          display: 'flex',
          alignItems: 'center',
          gap: '2',
          paddingInline: '14px',
          fontWeight: '500',
          whiteSpace: 'nowrap',
          '&:hover': { background: 'skeleton' },
        },
        '& summary svg': { flex: 'none', marginLeft: 'auto' },
        '& [data-set]': { fontWeight: '640', borderColor: 'accent' },
        '& [data-part=number]': { fontWeight: '640', color: 'accent' },
        '& > div': {
          position: 'absolute',
          right: '0',
          top: 'calc(100% + 10px)',
          minWidth: '300px',
          padding: '0 20px 20px',
          background: 'surface',
          boxShadow: 'var(--floating)',
        },
      },
      '& [data-part=up-to] > div': { width: 'max-content', paddingTop: '5' },
      '& [data-part=apply]': { paddingInline: '0', fontSize: '16px', fontWeight: '560', whiteSpace: 'nowrap' },
    },
  },
})
