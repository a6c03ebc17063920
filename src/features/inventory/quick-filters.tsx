import { chakra } from '@chakra-ui/react'
import { SEATS_PARAM } from '../../addresses/paths.ts'
import { SIDEWAYS } from '../../ui/screens.ts'
import { WIDE } from './control-style.ts'
import { type Counts, type FilterKey, filterOf, type Options } from './filters.ts'
import { MaxPrice } from './max-price.tsx'
import { RadioChoice } from './radio-choice.tsx'
import type { FilterState } from './use-filters.ts'

type Props = { state: FilterState; options: Options; counts: Counts }

/** The filters in this row, before "Budget". The first is always shown, so that the row keeps its height while loading. */
const QUICK = [SEATS_PARAM, 'condition'] as const satisfies readonly FilterKey[]

/** The most common questions, one touch each. The bar of wide screens has them. */
export const QuickFilters = (props: Props) => {
  const { view, choose, type, flush } = props.state
  return (
    <Row role="group" aria-label="Quick filters" data-screen-only="">
      <First>
        {QUICK.map(
          (key) => (key === QUICK[0] || props.options[key].length > 1) && <Quick key={key} {...props} of={key} />,
        )}
      </First>
      <MaxPrice look="quick" view={view} counts={props.counts.max} onChoose={choose} onType={type} onLeave={flush} />
    </Row>
  )
}

const Quick = ({ of, state, options, counts }: Props & { of: FilterKey }) => (
  <RadioChoice
    look="quick"
    label={filterOf(of).label}
    options={options[of]}
    value={state.view.filters[of]}
    onChoose={(value) => state.choose({ [of]: value })}
    counts={counts[of]}
  />
)

/** A phone, also sideways, has room for the first choice. The sheet has the others. */
const First = chakra('div', {
  base: {
    display: { base: 'flex', sm: 'contents' },
    gap: '3',
    '@media (max-width: 699px)': {
      '& > :not(:first-of-type)': { display: 'none' },
    },
    [SIDEWAYS]: { '& > :not(:first-of-type)': { display: 'none' } },
  },
})

const Row = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: { sm: 'space-between' },
    gap: { base: '6px', sm: '10px 40px' },
    paddingTop: { base: '2', sm: '5' },
    '@media (max-width: 699px)': { '& > *': { width: '100%', maxWidth: 'none' } },
    [SIDEWAYS]: {
      justifyContent: 'flex-start',
      gap: '10px 24px',
      paddingTop: '2',
    },
    [WIDE]: { display: 'none' },
    '@media (scripting: none)': { display: 'none' },
  },
})
