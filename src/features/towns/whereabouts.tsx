import { chakra } from '@chakra-ui/react'
import { paths } from '../../addresses/paths.ts'
import { townFacts } from '../../content/town-facts.ts'
import { townDelivery } from '../../content/town-introduction.ts'
import { townAddress, townTitle } from '../../content/town-names.ts'
import type { Town } from '../../content/towns.ts'
import { InteractiveMap } from '../../ui/interactive-map.tsx'
import { Section } from '../../ui/layout.tsx'
import { TownLinks } from './town-links.tsx'
import { TownMap } from './town-map.tsx'

/** How a cart gets to this town, how far we are, and its neighbors. */
export const Whereabouts = ({ town }: { town: Town }) => (
  <Box aria-labelledby="where-title">
    <div>
      <h2 id="where-title">Delivery to {town.name}</h2>
      <dl>
        {townDelivery(town).map(({ term, detail }) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{detail}</dd>
          </div>
        ))}
      </dl>
      <InteractiveMap address={townAddress(town)} />
      <h3>Closest towns</h3>
      <TownLinks
        few
        of={townFacts(town).neighbors.map((neighbor) => neighbor.town)}
        to={paths.town}
        label={townTitle}
      />
    </div>
    <TownMap town={town} />
  </Box>
)

const Box = chakra(Section, {
  base: {
    display: 'grid',
    gap: { base: '32px 40px', lg: '48px 64px' },
    gridTemplateColumns: { md: '1fr 340px', lg: '1fr 420px' },
    alignItems: 'start',
    '& h2': { textStyle: 'title', paddingBottom: '5' },
    '& dl': { borderTop: '1.5px solid', borderColor: 'ink', marginBottom: '6' },
    '& dl > div': {
      display: 'grid',
      gridTemplateColumns: '5.5em 1fr',
      alignItems: 'baseline',
      paddingBlock: '4',
      borderBottom: '1px solid',
      borderColor: 'line',
    },
    '& dt': { textStyle: 'strong' },
    '& dd': { color: 'muted' },
    '& h3': { textStyle: 'strong', paddingTop: '7' },
  },
})
