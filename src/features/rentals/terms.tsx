import { chakra } from '@chakra-ui/react'
import { rental } from '../../content/policy-figures.ts'
import { rentalKinds } from '../../content/rental-plans.ts'
import { NextSection } from '../../ui/layout.tsx'

/** All kinds of cart are rented for the same terms. */
const terms = rentalKinds[0]?.plans.map((plan) => plan.term) ?? []

/** What each term is good for, and how many hours are in it. */
export const Terms = () => (
  <Box aria-labelledby="terms-title">
    <h2 id="terms-title">How long will you need it?</h2>
    <dl>
      {terms.map(({ id, label, days, description }) => (
        <div key={id}>
          <dt>{label}</dt>
          <dd>{days * rental.incrementHours} hours</dd>
          <dd>{description}</dd>
        </div>
      ))}
    </dl>
  </Box>
)

const Box = chakra(NextSection, {
  base: {
    '& h2': { textStyle: 'heading', paddingBottom: '6' },
    '& dl': {
      display: 'grid',
      gridTemplateColumns: { base: '1fr', sm: '1fr 1fr', lg: 'repeat(4, 1fr)' },
      columnGap: '8',
      borderTop: '1.5px solid',
      borderColor: 'ink',
    },
    '& dl > div': { paddingBlock: '4', borderBottom: '1px solid', borderColor: 'line' },
    '& dt': { textStyle: 'strong' },
    '& dt + dd': { textStyle: 'stat', paddingBlock: '1' },
    '& dd': { textStyle: 'small', color: 'muted' },
  },
})
