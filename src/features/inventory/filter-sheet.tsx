import { chakra } from '@chakra-ui/react'
import { X } from 'lucide'
import { useRef } from 'react'
import { useBackCloses } from '../../hooks/back-closes.ts'
import { useModal } from '../../hooks/use-modal.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { FilterSelect } from './filter-select.tsx'
import { type Filters, NO_FILTERS } from './filters.ts'
import { MaxPrice } from './max-price.tsx'
import type { OptionCounts } from './option-counts.ts'
import { RadioChoice } from './radio-choice.tsx'
import type { FilterState } from './use-filters.ts'

type Props = {
  /** How many units each choice would leave. */
  counts: OptionCounts
  /** How many units the filters leave. */
  found: number
  state: FilterState
  onApply: () => void
  onClose: () => void
}

/** How far, in px, a finger must move down from the handle to close the sheet. */
const SWIPE = 60

/**
 * The filters of small screens. A native modal dialog: the page behind is inert, Escape closes it. Choices take effect
 * at once, behind the sheet; all that one opening of it changes is one step back in the history.
 */
export function FilterSheet({ counts, found, state, onApply, onClose }: Props) {
  const { choose, view } = state
  const { filters } = view
  const dialog = useModal()
  const touchY = useRef(0)
  // Closed by the dialog itself, which gives the focus back to where it was; only then it leaves the page.
  const close = () => dialog.current?.close()
  useBackCloses('filters', close)
  // In the entry of the sheet, which then stays when the sheet is closed: Back from it undoes all choices.
  const change = (choice: Partial<Filters>) => choose(choice, true)
  // "Any price" is no choice while a limit holds, and takes the limit away.
  const hasLimit = filters.price === 'all' && filters.max > 0
  const choosePrice = ({ price }: Pick<Filters, 'price'>) => change(price === 'all' ? { price, max: 0 } : { price })
  const apply = () => {
    close()
    onApply()
  }
  return (
    <Sheet
      ref={dialog}
      aria-labelledby="filter-sheet-title"
      onClose={onClose}
      onClick={(event) => event.target === dialog.current && close()}
    >
      <div data-part="content">
        <header
          data-part="head"
          onTouchStart={({ touches }) => {
            touchY.current = touches[0]?.clientY ?? 0
          }}
          onTouchEnd={({ changedTouches }) => {
            if ((changedTouches[0]?.clientY ?? 0) - touchY.current > SWIPE) close()
          }}
        >
          <h2 id="filter-sheet-title">Filters</h2>
          <button type="button" aria-label="Close filters" onClick={close}>
            <Icon as={X} size={22} />
          </button>
        </header>
        <RadioChoice
          label="Price"
          of="price"
          value={hasLimit ? undefined : filters.price}
          onChoose={choosePrice}
          counts={counts.price}
        />
        <MaxPrice view={view} counts={counts.upTo} onChoose={change} onType={change} />
        <RadioChoice label="Brand" of="brand" value={filters.brand} onChoose={change} counts={counts.brand} />
        <FilterSelect
          label="Category"
          of="category"
          value={filters.category}
          onChoose={change}
          counts={counts.category}
        />
        <RadioChoice
          label="Seats"
          of="seats"
          value={filters.seats}
          onChoose={change}
          words={(option) => (option === 'all' ? 'Any' : option)}
          counts={counts.seats}
        />
        <footer data-part="foot">
          <Button type="button" variant="quiet" size="sm" data-part="clear" onClick={() => change(NO_FILTERS)}>
            Clear All Filters
          </Button>
          <Button type="button" variant="primary" data-part="apply" onClick={apply}>
            {`Apply, show ${found}`}
          </Button>
        </footer>
      </div>
    </Sheet>
  )
}

const Sheet = chakra('dialog', {
  base: {
    position: 'fixed',
    inset: 'auto 0 0 0',
    margin: '0 auto',
    padding: '0',
    width: '100%',
    maxWidth: '640px',
    maxHeight: '92dvh',
    background: 'page',
    color: 'ink',
    borderRadius: 'sheet',
    // In dark mode it has the color of what it lies on.
    boxShadow: '0 0 0 1px var(--c-colors-line)',
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    '&[open]': { animation: 'sheet-in 280ms var(--ease)' },
    '&::backdrop': { background: 'color-mix(in srgb, var(--c-colors-night) 60%, transparent)' },
    '@media (prefers-reduced-motion: reduce)': { '&[open]': { animation: 'fade-in 280ms' } },
    '& [data-part=content]': { paddingInline: '5' },

    '& [data-part=head]': { display: 'flex', alignItems: 'center', justifyContent: 'space-between', paddingTop: '6' },
    '& [data-part=head]::before': {
      content: '""',
      position: 'absolute',
      top: '12px',
      left: 'calc(50% - 18px)',
      width: '36px',
      height: '4px',
      borderRadius: '2px',
      background: 'control',
    },
    '& h2': { textStyle: 'heading' },
    // The cross ends where the rules below it end.
    '& [data-part=head] button': {
      width: '44px',
      height: '44px',
      marginRight: '-14px',
      display: 'grid',
      placeItems: 'center',
    },

    '& [data-cell]': { display: 'block', position: 'relative', paddingTop: '18px' },
    '& [data-part=label]': { display: 'block', textStyle: 'label', fontSize: '14px', color: 'subtle' },
    '& input[type=radio]': {
      appearance: 'none',
      flex: 'none',
      width: '20px',
      height: '20px',
      border: '1.5px solid',
      borderColor: 'control',
      borderRadius: '50%',
      '&:checked': { border: '6px solid', borderColor: 'accent' },
      '&:checked + [data-part=words]': { fontWeight: '640' },
    },
    '& [role=radiogroup] label': {
      display: 'flex',
      alignItems: 'center',
      gap: '14px',
      minHeight: '48px',
      fontWeight: '520',
      cursor: 'pointer',
    },
    '& [data-cell=price] [data-part=choices]': { paddingTop: '6px' },
    '& [data-cell=price] label': { borderTop: '1px solid', borderColor: 'line' },
    '& [data-part=count]': { color: 'muted', fontWeight: '420', fontVariantNumeric: 'tabular-nums' },
    '& [data-cell=price] [data-part=count]': { marginLeft: 'auto', fontSize: '16px' },
    '& :is([data-cell=brand], [data-cell=seats]) [data-part=choices]': {
      display: 'grid',
      gridAutoFlow: 'column',
      marginTop: '6px',
      border: '1.5px solid',
      borderColor: 'control',
      borderRadius: 'control',
      background: 'surface',
      '& label': { position: 'relative', gap: '2', minHeight: '60px', padding: '0 10px 14px' },
      '& [data-part=count]': {
        position: 'absolute',
        left: '38px',
        bottom: '7px',
        fontSize: '13px',
        lineHeight: '17px',
      },
      '& label + label': { borderLeft: '1px solid', borderColor: 'line' },
      // The longest brand beside its radio, on the narrowest phones.
      '@media (max-width: 359px)': {
        '& label': { gap: '1', paddingInline: '6px' },
        '& [data-part=count]': { left: '30px' },
      },
    },
    // The choices stand on the page; here is the field for any other price.
    '& [data-cell=max] [data-part=choices]': { display: 'none' },
    '& [data-cell=max] input': { width: '100%', marginTop: '6px' },
    '& [data-cell=max] label': { display: 'block' },
    '& [data-cell=max] label::before': { top: '21px' },
    '& [data-part=problem]': { textStyle: 'small', color: 'error', paddingTop: '1' },
    '& [data-part=reading]': { textStyle: 'small', color: 'muted', paddingTop: '1' },
    '& select': {
      appearance: 'none',
      width: '100%',
      height: '54px',
      marginTop: '6px',
      paddingInline: '14px',
      border: '1.5px solid',
      borderColor: 'control',
      borderRadius: 'control',
      background: 'surface',
    },
    '& [data-cell] svg': { position: 'absolute', right: '14px', bottom: '18px', pointerEvents: 'none' },

    '& [data-part=foot]': {
      position: 'sticky',
      bottom: '0',
      display: 'flex',
      alignItems: 'center',
      gap: '5',
      marginTop: '5',
      marginInline: '-20px',
      padding: '12px 20px calc(12px + env(safe-area-inset-bottom))',
      borderTop: '1px solid',
      borderColor: 'line',
      background: 'page',
      '& [data-part=clear]': { paddingInline: '0', borderInlineWidth: '0' },
      '& [data-part=apply]': { flex: '1', fontVariantNumeric: 'tabular-nums' },
    },
  },
})
