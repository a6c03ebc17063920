import { chakra } from '@chakra-ui/react'
import { SEATS_PARAM } from '../../addresses/paths.ts'
import { type Counts, type FilterKey, filterOf, type Options } from './filters.ts'
import { MaxPrice } from './max-price.tsx'
import { RadioChoice } from './radio-choice.tsx'
import type { FilterState } from './use-filters.ts'

type Props = { state: FilterState; options: Options; counts: Counts }

/** What most people ask first, one touch each: how many seats, new or used where there are both, and up to which price. */
export const QuickFilters = (props: Props) => {
  const { view, choose, type, flush } = props.state
  return (
    <Row role="group" aria-label="Seats, condition and price" data-screen-only="">
      <Quick {...props} of={SEATS_PARAM} />
      {props.options.condition.length > 1 && (
        <Wide>
          <Quick {...props} of="condition" />
        </Wide>
      )}
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

/** A phone has it in the sheet alone: the first cart stays in sight. */
const Wide = chakra('div', { base: { display: { base: 'none', sm: 'block' } } })

const Row = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '10px 40px',
    paddingTop: '5',
    '@media (scripting: none)': { display: 'none' },
  },
})
