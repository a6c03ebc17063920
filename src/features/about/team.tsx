import { chakra } from '@chakra-ui/react'
import { team } from '../../content/about-page.ts'
import { Section, SectionTitle } from '../../ui/layout.tsx'

/** The team, by role. Names and experience appear once the dealer has filled them in. */
export const Team = () => (
  <Box aria-labelledby="team">
    <SectionTitle id="team">The team</SectionTitle>
    <Grid>
      {team.map(({ role, name, experience, description }) => (
        <li key={role}>
          <h3>{name ?? role}</h3>
          {name && <Words>{role}</Words>}
          {experience && <Words>{experience}</Words>}
          <Words>{description}</Words>
        </li>
      ))}
    </Grid>
  </Box>
)

/** The next section has the padding between the two. */
const Box = chakra(Section, { base: { paddingBlock: 'var(--air) 0' } })

const Grid = chakra('ul', {
  base: {
    display: 'grid',
    gap: '40px 32px',
    gridTemplateColumns: { sm: '1fr 1fr', xl: 'repeat(4, 1fr)' },
    '& li': { borderTop: '1.5px solid', borderColor: 'ink', paddingTop: '5' },
    '& h3': { textStyle: 'subhead' },
  },
})

const Words = chakra('p', { base: { textStyle: 'small', color: 'muted', paddingTop: '2' } })
