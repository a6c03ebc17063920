import { chakra } from '@chakra-ui/react'
import { townBenefits } from '../../content/town-page.ts'
import type { Town } from '../../content/towns.ts'
import { Section } from '../../ui/layout.tsx'

/** Four reasons to call us from this town. */
export const Benefits = ({ town }: { town: Town }) => (
  <Box aria-label={`What you get in ${town.name}`}>
    <ul>
      {townBenefits(town).map(({ title, text }) => (
        <li key={title}>
          <h2>{title}</h2>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  </Box>
)

const Box = chakra(Section, {
  base: {
    '& ul': {
      display: 'grid',
      columnGap: '8',
      gridTemplateColumns: { sm: '1fr 1fr', xl: 'repeat(4, 1fr)' },
    },
    '& li': { paddingBlock: '20px 28px', borderTop: '1.5px solid', borderColor: 'ink' },
    '& h2': { textStyle: 'subhead', paddingBottom: '1' },
    '& p': { color: 'muted' },
  },
})
