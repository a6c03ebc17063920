import { chakra } from '@chakra-ui/react'
import { Link } from '../../addresses/link.tsx'
import { paths } from '../../addresses/paths.ts'
import { rentalQuestions } from '../../content/rental-questions.ts'
import { Arrow } from '../../ui/icon.tsx'
import { ArrowLink, NextSection } from '../../ui/layout.tsx'

/** What people ask before they call. Every figure comes from the rental policy. */
export const Questions = () => (
  <Box aria-labelledby="questions-title">
    <div>
      <h2 id="questions-title">Before you call</h2>
      <ArrowLink asChild>
        <Link to={paths.policy('rental-policy')}>
          Read the full rental policy <Arrow />
        </Link>
      </ArrowLink>
    </div>
    <dl>
      {rentalQuestions.map(({ question, answer }) => (
        <div key={question}>
          <dt>{question}</dt>
          <dd>{answer}</dd>
        </div>
      ))}
    </dl>
  </Box>
)

const Box = chakra(NextSection, {
  base: {
    display: 'grid',
    gap: '20px 48px',
    gridTemplateColumns: { lg: '1fr 2fr' },
    '& h2': { textStyle: 'heading', paddingBottom: '2' },
    '& dl': { borderTop: '1.5px solid', borderColor: 'ink' },
    '& dl > div': { paddingBlock: '5', borderBottom: '1px solid', borderColor: 'line' },
    '& dt': { textStyle: 'strong' },
    '& dd': { color: 'muted', maxWidth: '40em', paddingTop: '1' },
  },
})
