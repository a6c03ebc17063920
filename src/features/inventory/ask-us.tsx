import { chakra } from '@chakra-ui/react'
import { Link } from '../../addresses/link.tsx'
import { paths } from '../../addresses/paths.ts'
import { dealer } from '../../content/dealer.ts'
import { hours } from '../../content/hours.ts'
import { towns } from '../../content/towns.ts'
import { useCurrentDays } from '../../hooks/use-current-days.ts'
import type { HoursPrinted } from '../../lib/printed-hours.ts'
import { Button } from '../../ui/button.tsx'
import { Arrow } from '../../ui/icon.tsx'
import { pressable, Section } from '../../ui/layout.tsx'
import { NOTHING_FOUND } from '../../ui/page-marks.ts'

const said = ({ days, hours }: HoursPrinted) => `${days} ${hours}`

const columnsOf = ([weekdays, ...weekend]: readonly HoursPrinted[]) => [
  {
    term: 'Call',
    fact: <a href={`tel:${dealer.phone.e164}`}>{dealer.phone.label}</a>,
    more: 'Toll-free. A real person picks up.',
  },
  {
    term: 'Hours',
    fact: weekdays && said({ ...weekdays, ...weekdays.apart }),
    more: [...(weekdays?.apart?.lines ?? []), ...weekend].map(said).join(', '),
  },
  { term: 'Service area', fact: <>{towns.length} municipalities</>, more: 'In Lackawanna County' },
]

/** Links to ask, call and visit, for a visitor who did not find a cart. */
export const AskUs = () => (
  <Box aria-labelledby="ask-us">
    <header data-part="head">
      <h2 id="ask-us">Can't Find What You're Looking For?</h2>
      <Button asChild variant="primary" data-screen-only="">
        <Link to={paths.contact}>
          Help me find one <Arrow />
        </Link>
      </Button>
    </header>
    <dl>
      {columnsOf(useCurrentDays().linesOf(hours.showroom)).map(({ term, fact, more }) => (
        <div key={term} data-part="column">
          <dt>{term}</dt>
          <dd data-part="fact">{fact}</dd>
          <dd>{more}</dd>
        </div>
      ))}
    </dl>
  </Box>
)

const Box = chakra(Section, {
  base: {
    '& > [data-part=head]': {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'flex-end',
      justifyContent: 'space-between',
      gap: '16px',
      paddingBlock: '7',
      borderTop: '1.5px solid',
      borderColor: 'ink',
      // An empty list has the same offer just above.
      [`main${NOTHING_FOUND} &`]: { display: 'none' },
    },
    '& h2': { textStyle: 'title', maxWidth: '13em' },
    '& dl': {
      display: 'grid',
      gridTemplateColumns: { lg: 'repeat(3, 1fr)' },
      borderTop: '1px solid',
      borderColor: 'line',
    },
    '& [data-part=column]': {
      paddingBlock: { base: '5', lg: '6' },
      borderBottom: '1px solid',
      borderColor: 'line',
    },
    '& [data-part=column] + [data-part=column]': { paddingLeft: { lg: '8' }, borderLeftWidth: { lg: '1px' } },
    '& dt': { textStyle: 'label', color: 'subtle' },
    '& dd': { textStyle: 'small', color: 'muted' },
    '& [data-part=fact]': { textStyle: 'heading', color: 'ink', '& a': pressable },
  },
})
