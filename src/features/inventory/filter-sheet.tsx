import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { useSwipe } from '../../hooks/use-swipe.ts'
import { Button } from '../../ui/button.tsx'
import { BottomDialog, useDialog } from '../../ui/dialog.tsx'
import { Icon } from '../../ui/icon.tsx'
import { SIDEWAYS } from '../../ui/screens.ts'
import { FilterSelect } from './filter-select.tsx'
import {
  ANY,
  type Counts,
  FILTERS,
  type FilterKey,
  type Filters,
  filterOf,
  NO_FILTERS,
  type Option,
  type Options,
} from './filters.ts'
import { MaxPrice } from './max-price.tsx'
import { RadioChoice } from './radio-choice.tsx'
import type { FilterState, View } from './use-filters.ts'

type Props = {
  options: Options
  /** How many units each choice would leave. */
  counts: Counts
  /** How many units the filters leave. */
  found: number
  state: FilterState
  onApply: () => void
  onClose: () => void
}

/** How far a finger must move down from the handle to close the sheet, in px. */
const SWIPE = 60

/** The filters at the top of the sheet. All others follow in the order of {@link FILTERS}. */
const FIRST: readonly FilterKey[] = ['price', 'max']
const IN_SHEET = [...FIRST, ...FILTERS.map(({ key }) => key).filter((key) => !FIRST.includes(key))]

/** How many short choices fit side by side on a phone. */
const MOST_IN_ROW = 5

/**
 * The filters of small screens. A native modal dialog: the page behind is inert, and Escape closes it. Choices take
 * effect at once, behind the sheet. All changes of one opening are one step back in the history.
 */
export function FilterSheet({ options, counts, found, state, onApply, onClose }: Props) {
  const { dialog, close } = useDialog('filters')
  const swipe = useSwipe((_right, down) => down > SWIPE && close())
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
        <header {...swipe} data-part="head">
          <h2 id="filter-sheet-title">Filters</h2>
          <button type="button" aria-label="Close filters" onClick={close}>
            <Icon name="close" size={22} />
          </button>
        </header>
        {IN_SHEET.filter((key) => options[key].length > 1).map((key) => (
          <SheetFilter key={key} of={key} state={state} options={options[key]} counts={counts[key]} />
        ))}
        <footer data-part="foot">
          <Button
            type="button"
            variant="quiet"
            size="sm"
            data-part="clear"
            onClick={() => state.choose(NO_FILTERS, true)}
          >
            Clear All Filters
          </Button>
          <Button type="button" variant="primary" data-part="apply" onClick={apply}>
            {`Show ${found === 1 ? '1 cart' : `${found} carts`}`}
          </Button>
        </footer>
      </div>
    </Sheet>
  )
}

type SheetFilterProps = {
  of: FilterKey
  state: FilterState
  options: readonly Option[]
  counts: Record<string, number>
}

type ControlProps = Omit<SheetFilterProps, 'state'> & { view: View; onChange: (choice: Partial<Filters>) => void }

function SheetFilter({ state: { view, choose }, ...props }: SheetFilterProps) {
  const Control = CONTROLS[props.of] ?? AnyChoice
  // Replaces the sheet's history entry, which then stays when the sheet is closed: Back from it undoes all choices.
  return <Control {...props} view={view} onChange={(choice) => choose(choice, true)} />
}

const controlOf = ({ of, options, counts, view, onChange }: ControlProps) => ({
  label: filterOf(of).label,
  options,
  counts,
  value: view.filters[of],
  onChoose: (value: string) => onChange({ [of]: value }),
})

const AnyChoice = (props: ControlProps) =>
  props.options.length > MOST_IN_ROW ? (
    <FilterSelect {...controlOf(props)} name={props.of} look="sheet" />
  ) : (
    <RadioChoice {...controlOf(props)} look="row" />
  )

function PriceBands(props: ControlProps) {
  const { price, max } = props.view.filters
  return (
    <RadioChoice
      {...controlOf(props)}
      look="lines"
      // "Any price" is not selected while a limit applies, and a press on it removes the limit.
      value={price === ANY && max !== ANY ? undefined : price}
      onChoose={(price) => props.onChange(price === ANY ? { price, max: ANY } : { price })}
    />
  )
}

const HighestPrice = ({ view, counts, onChange }: ControlProps) => (
  <MaxPrice look="sheet" view={view} counts={counts} onChoose={onChange} onType={onChange} />
)

/** The filters with a control of their own. */
const CONTROLS: Partial<Record<FilterKey, (props: ControlProps) => ReactNode>> = {
  price: PriceBands,
  max: HighestPrice,
}

const Sheet = chakra(BottomDialog, {
  base: {
    // Keeps the focused element above the foot.
    scrollPaddingBottom: 'calc(88px + env(safe-area-inset-bottom))',
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
    // Aligns the cross with the rules below it.
    '& [data-part=head] button': {
      width: '44px',
      height: '44px',
      marginRight: '-14px',
      display: 'grid',
      placeItems: 'center',
    },

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

    // The prices, which are the tallest, beside the next two filters, all between the head and the foot.
    [SIDEWAYS]: {
      maxWidth: '764px',
      scrollPaddingBottom: 'calc(64px + env(safe-area-inset-bottom))',
      '& [data-part=content]': {
        display: 'grid',
        gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
        columnGap: '5',
        alignItems: 'start',
      },
      '& [data-part=head], & [data-part=foot]': { gridColumn: '1 / -1' },
      '& [data-part=head]': { paddingTop: '2', marginBottom: '-12px' },
      '& [data-part=head]::before': { top: '6px' },
      '& [data-part=foot]': { paddingBlock: '6px calc(6px + env(safe-area-inset-bottom))' },
    },
  },
})
