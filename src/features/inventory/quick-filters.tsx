import { chakra } from '@chakra-ui/react'
import { lineRoom } from '../../ui/forced-colors.ts'
import { MaxPrice } from './max-price.tsx'
import type { OptionCounts } from './option-counts.ts'
import { RadioChoice } from './radio-choice.tsx'
import type { FilterState } from './use-filters.ts'

type Props = { state: FilterState; counts: OptionCounts }

/** What most people ask first, one touch each: how many seats, and up to which price. */
export const QuickFilters = ({ state: { view, choose, type, flush }, counts }: Props) => (
  <Row role="group" aria-label="Seats and price" data-screen-only="">
    <RadioChoice
      label="Seats"
      of="seats"
      value={view.filters.seats}
      onChoose={choose}
      words={(option) => (option === 'all' ? 'Any' : option)}
      counts={counts.seats}
    />
    <MaxPrice view={view} counts={counts.upTo} onChoose={choose} onType={type} onLeave={flush} />
  </Row>
)

/** Each choice is a cell with how many carts it leaves below it. */
const Row = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '10px 40px',
    paddingTop: '5',
    '@media (scripting: none)': { display: 'none' },
    // The error of a price, on a line of its own.
    '& [data-part=problem]': { width: '100%', textStyle: 'small', color: 'error' },
    '& [data-part=reading]': { width: '100%', textStyle: 'small', color: 'muted' },
    '& [data-cell]': { display: 'flex', alignItems: 'center', gap: '3', minWidth: '0' },
    '& [data-part=label]': { flex: 'none', width: '42px', textStyle: 'small', color: 'muted' },
    '& [data-part=choices]': {
      display: 'flex',
      flex: 'none',
      border: '1.5px solid',
      borderColor: 'control',
      borderRadius: 'control',
      background: 'surface',
    },
    '& [data-part=choices] label': {
      position: 'relative',
      display: 'grid',
      alignContent: 'center',
      justifyItems: 'center',
      minWidth: { base: '54px', md: '60px' },
      height: '52px',
      paddingInline: '8px',
      cursor: 'pointer',
    },
    '& [data-part=choices] label:hover': { background: 'skeleton' },
    '& [data-part=choices] label + label': { borderLeft: '1px solid', borderColor: 'line' },
    '& [data-part=choices] input': {
      appearance: 'none',
      position: 'absolute',
      inset: '0',
      margin: '0',
      cursor: 'pointer',
      outlineOffset: '-2px',
    },
    '& [data-part=words]': {
      fontSize: '16px',
      lineHeight: '20px',
      fontWeight: '500',
      fontVariantNumeric: 'tabular-nums',
      ...lineRoom,
    },
    '& :checked + [data-part=words]': { fontWeight: '640', borderColor: 'accent' },
    '& [data-part=count]': {
      // A count of more digits moves nothing.
      width: '0',
      display: 'flex',
      justifyContent: 'center',
      fontSize: '13px',
      lineHeight: '17px',
      color: 'subtle',
      fontVariantNumeric: 'tabular-nums',
    },

    // A limit that was typed, beside its field.
    '& [data-part=choices] [data-part=typed]': { display: { base: 'grid', md: 'none' } },
    // Wider than its words in any weight.
    '& [data-cell=max] [data-part=choices] label + label': { minWidth: '78px' },
    '@media (max-width: 699px)': {
      '& [data-cell=seats]': { width: '100%' },
      '& [data-cell=seats] [data-part=choices]': { flex: '1', minWidth: '0' },
      '& [data-cell=seats] label': { flex: '1', minWidth: '0' },
      '& [data-cell=max]': { width: '100%' },
      '& [data-cell=max] [data-part=choices]': { flex: '1', minWidth: '0' },
      '& [data-cell=max] [data-part=choices] label + label, & [data-cell=max] label': {
        flex: '1 0 auto',
        minWidth: '0',
        paddingInline: '0',
      },
      '& [data-cell=max] [data-part=words]': { fontSize: '14px' },
      // One that was typed takes the room of the first: there is none for six.
      '& [data-part=choices]:has([data-part=typed]) [data-part=lowest]': { display: 'none' },
      // Any other price is typed in the sheet with all filters.
      '& [data-part=amount]': { display: 'none' },
    },
    '@media (max-width: 374px)': {
      '& [data-cell=max] [data-part=words]': { fontSize: '13px', letterSpacing: '-.03em' },
      '& [data-part=label]': { width: '34px', fontSize: '13px' },
      '& [data-cell]': { gap: '1' },
    },
  },
})
