import { chakra } from '@chakra-ui/react'
import { Link } from '../../addresses/link.tsx'
import { paths } from '../../addresses/paths.ts'
import { townServices } from '../../content/town-page.ts'
import type { Town } from '../../content/towns.ts'
import { Arrow } from '../../ui/icon.tsx'
import { ArrowLink, NextSection } from '../../ui/layout.tsx'

/** What we do for carts in this town, with a link to a quote. */
export const Services = ({ town }: { town: Town }) => (
  <Box aria-labelledby="services-title">
    <h2 id="services-title">Golf cart services in {town.name}</h2>
    <div>
      <dl>
        {townServices.map(({ title, text }) => (
          <div key={title}>
            <dt>{title}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <ArrowLink asChild>
        <Link to={paths.contact}>
          Get a Quote <Arrow />
        </Link>
      </ArrowLink>
    </div>
  </Box>
)

const Box = chakra(NextSection, {
  base: {
    display: 'grid',
    gap: '28px 64px',
    gridTemplateColumns: { lg: '1fr 1.6fr' },
    alignItems: 'start',
    '& h2': { textStyle: 'title', maxWidth: '11em' },
    '& dl': { borderTop: '1.5px solid', borderColor: 'ink', marginBottom: '3' },
    '& dl > div': {
      display: 'grid',
      gap: '2px 32px',
      gridTemplateColumns: { sm: '1fr 1fr' },
      paddingBlock: { base: '4', sm: '5' },
      borderBottom: '1px solid',
      borderColor: 'line',
    },
    '& dt': { textStyle: 'subhead' },
    '& dd': { color: 'muted' },
  },
})
