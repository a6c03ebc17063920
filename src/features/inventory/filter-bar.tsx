import { chakra } from '@chakra-ui/react'
import type { FormEvent } from 'react'
import { useEarlyPress } from '../../before-hydration/early-press.ts'
import { Button } from '../../ui/button.tsx'
import { drawnBy, lineRoom } from '../../ui/forced-colors.ts'
import { SpriteIcon } from '../../ui/icon.tsx'
import { visuallyHidden, Wrap } from '../../ui/layout.tsx'
import { activeFilters } from './filter-labels.ts'
import { FilterSelect } from './filter-select.tsx'
import { NO_FILTERS } from './filters.ts'
import type { OptionCounts } from './option-counts.ts'
import { RadioChoice } from './radio-choice.tsx'
import { SearchField } from './search-field.tsx'
import type { FilterState } from './use-filters.ts'

type Props = {
  state: FilterState
  counts: OptionCounts
  /** Somebody is about to search. */
  onSearch: () => void
  onApply: () => void
  onOpenSheet: () => void
}

/** The filters in one row; below 1200 px only the search and the button that opens the rest in a sheet. */
export function FilterBar({ state, counts, onSearch, onApply, onOpenSheet }: Props) {
  const { view, type, choose, flush } = state
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
        <RadioChoice label="Brand" of="brand" value={filters.brand} onChoose={choose} counts={counts.brand} />
        <FilterSelect
          label="Category"
          of="category"
          value={filters.category}
          onChoose={choose}
          counts={counts.category}
        />
        <FilterSelect label="Price" of="price" value={filters.price} onChoose={choose} counts={counts.price} />
        <div data-cell="actions">
          <Button type="button" variant="quiet" size="sm" onClick={() => choose(NO_FILTERS)}>
            Clear All Filters
          </Button>
          <Button type="submit" size="sm">
            Apply Filters
          </Button>
        </div>
        <Button
          type="button"
          variant="outline"
          size="sm"
          aria-haspopup="dialog"
          data-cell="sheet"
          {...earlyPress}
          onClick={onOpenSheet}
        >
          <SpriteIcon name="filter" size={18} />
          {/* Those behind this button: the search stands beside it. */}
          Filters <b data-part="number">{activeFilters(filters).filter(({ key }) => key !== 'text').length || ''}</b>
        </Button>
      </Wrap>
    </Bar>
  )
}

const wide = '@media (min-width: 1200px)'
const narrow = '@media (max-width: 1199px)'

/** One class for the bar; its cells have names. Every control fills its cell, so the whole cell is the touch target. */
const Bar = chakra('form', {
  base: {
    position: 'sticky',
    top: '0',
    zIndex: '5',
    background: 'page',
    borderBottom: '1px solid',
    borderColor: 'line',
    // Filtering needs JavaScript: without it the bar is hidden.
    '@media (scripting: none)': { display: 'none' },
    '& [data-cell]': { position: 'relative' },
    '& input, & select': { appearance: 'none', background: 'transparent', outlineOffset: '-2px', width: '100%' },
    '& input::placeholder': { color: 'subtle', opacity: '1' },
    // The browsers' own is small and blue, and not every one has it.
    '& input::-webkit-search-cancel-button': { display: 'none' },
    '& label > svg': { position: 'absolute', pointerEvents: 'none' },
    '& [data-cell=search] label > svg': { color: 'subtle' },
    '& [data-cell=search] > button': {
      position: 'absolute',
      right: '2px',
      bottom: { base: '2px', '2xl': '7px' },
      display: 'grid',
      placeItems: 'center',
      width: '44px',
      height: '44px',
    },
    '& [data-part=number]': { minWidth: '1ch', fontVariantNumeric: 'tabular-nums' },

    [narrow]: {
      '& [data-part=row]': { display: 'flex', gap: '2', paddingBlock: '10px' },
      '& [data-cell=brand], & [data-cell=category], & [data-cell=price], & [data-cell=actions]': { display: 'none' },
      '& [data-cell=search]': { flex: '1', minWidth: '0' },
      '& [data-cell=search] [data-part=label]': visuallyHidden,
      '& input': {
        height: '48px',
        paddingLeft: '44px',
        paddingRight: '48px',
        border: '1.5px solid',
        borderColor: 'control',
        borderRadius: 'control',
        background: 'surface',
        fontSize: '16px',
        // No button to clear what is not there.
        '&:placeholder-shown': { paddingRight: '2', textOverflow: 'ellipsis' },
      },
      '@media (max-width: 359px)': {
        '& input': { paddingLeft: '38px' },
        '& button[data-cell=sheet]': { minWidth: '88px', paddingInline: '3', '& svg': { display: 'none' } },
      },
      '& [data-cell=search] label > svg': { left: '15px', top: 'calc(50% - 9px)' },
      '& button[data-cell=sheet]': { minHeight: '48px', minWidth: '128px' },
    },

    [wide]: {
      borderTop: '1px solid',
      borderColor: 'line',
      // Columns have their place before their cells are there: a browser may draw the bar when half of it has arrived. As wide as
      // the words of brand and actions are in the font of the site: all would move when the font arrives.
      '& [data-part=row]': {
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr) 286px repeat(2, clamp(160px, 14.6vw, 210px)) 286px',
        height: '76px',
      },
      '& button[data-cell=sheet]': { display: 'none' },
      '& [data-cell]': { borderRight: '1px solid', borderColor: 'line' },
      '& [data-part=label]': {
        position: 'absolute',
        left: '6',
        top: '17px',
        color: 'subtle',
        fontSize: '13px',
        lineHeight: '17px',
        fontWeight: '520',
        pointerEvents: 'none',
      },
      '& input, & select': {
        height: '75px',
        padding: '34px 24px 17px',
        fontSize: '17px',
        lineHeight: '24px',
        cursor: 'pointer',
      },
      '& [data-cell=search]': {
        '& [data-part=label], & label > svg': { left: '0' },
        '& label > svg': { top: '37px' },
      },
      // Its outline begins beside the words, in the gutter of the page.
      '& input[type=search]': {
        marginLeft: '-12px',
        width: 'calc(100% + 12px)',
        paddingInline: '42px 46px',
        fontWeight: '450',
        cursor: 'text',
      },
      '& [data-cell=brand], & [data-cell=actions]': { whiteSpace: 'nowrap' },
      '& select:hover': { background: 'skeleton' },
      '& [data-cell=brand] label:hover [data-part=words]': { color: 'ink' },
      '& select': { fontWeight: '580', paddingRight: '46px', textOverflow: 'ellipsis' },
      '& [data-cell=category] svg, & [data-cell=price] svg': { right: '6', top: '37px' },
      '& [data-active]::after': {
        content: '""',
        position: 'absolute',
        left: '6',
        right: '6',
        top: '59px',
        height: '2px',
        ...drawnBy('accent'),
      },
      '& [data-cell=brand] [data-part=choices]': { display: 'flex', height: '100%', paddingInline: '4' },
      '& [data-cell=brand] label': {
        position: 'relative',
        display: 'flex',
        gap: '3px',
        padding: '34px 6px 0 8px',
        cursor: 'pointer',
      },
      // Around the brand alone, below the label of all.
      '& [data-cell=brand] input': {
        position: 'absolute',
        inset: '35px 0 8px',
        height: 'auto',
        padding: '0',
        outlineOffset: '0',
      },
      '& [data-cell=brand] [data-part=words]': {
        display: 'block',
        height: '27px',
        paddingInline: '2px',
        ...lineRoom,
        fontSize: '17px',
        lineHeight: '24px',
        fontWeight: '500',
        color: 'muted',
      },
      '& [data-cell=brand] [data-part=count]': {
        minWidth: '2ch',
        fontSize: '13px',
        lineHeight: '17px',
        color: 'subtle',
        fontVariantNumeric: 'tabular-nums',
      },
      // That of all is in the line below.
      '& [data-cell=brand] label:first-of-type [data-part=count]': { display: 'none' },
      '& [data-cell=brand] :checked + [data-part=words]': { color: 'ink', fontWeight: '580', borderColor: 'accent' },
      '& [data-cell=actions]': { display: 'flex', alignItems: 'center', gap: '3', paddingLeft: '4', border: '0' },
      '& [data-cell=actions] [type=button]': { fontSize: '17px', fontWeight: '520' },
    },
  },
})
