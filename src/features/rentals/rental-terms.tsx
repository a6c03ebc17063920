import { chakra } from '@chakra-ui/react'
import { rentalTerms } from '../../content/rental-plans.ts'
import { NextSection } from '../../ui/layout.tsx'

/** What each term is suited for. */
export const Terms = () => (
  <Box aria-labelledby="terms-title">
    <h2 id="terms-title">How long will you need it?</h2>
    <dl>
      {rentalTerms.map(({ id, label, description }) => (
        <div key={id}>
          <dt>{label}</dt>
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
      gridTemplateColumns: { sm: '1fr 1fr', lg: 'repeat(4, 1fr)' },
      columnGap: '8',
      borderTop: '1.5px solid',
      borderColor: 'ink',
    },
    '& dl > div': { paddingBlock: '4', borderBottom: '1px solid', borderColor: 'line' },
    '& dt': { textStyle: 'subhead', paddingBlock: '1' },
    '& dd': { textStyle: 'small', color: 'muted' },
  },
})
