import { chakra } from '@chakra-ui/react'
import { paths } from '../../addresses/paths.ts'
import { townFacts } from '../../content/town-facts.ts'
import { townIntroduction } from '../../content/town-introduction.ts'
import { townAddress, townTitle } from '../../content/town-names.ts'
import type { Town } from '../../content/towns.ts'
import { InteractiveMap } from '../../ui/interactive-map.tsx'
import { NextSection } from '../../ui/layout.tsx'
import { TownLinks } from './town-links.tsx'
import { TownMap } from './town-map.tsx'

/** Facts about this town only: its position, the distance from us, its neighbors. */
export const Whereabouts = ({ town }: { town: Town }) => (
  <Box aria-labelledby="where-title">
    <div>
      <h2 id="where-title">How close we are</h2>
      {townIntroduction(town).map((sentence) => (
        <p key={sentence} data-part="introduction">
          {sentence}
        </p>
      ))}
      <h3>Closest towns</h3>
      <TownLinks
        few
        of={townFacts(town).neighbors.map((neighbor) => neighbor.town)}
        to={paths.town}
        label={townTitle}
      />
      <InteractiveMap address={townAddress(town)} />
    </div>
    <TownMap town={town} />
  </Box>
)

const Box = chakra(NextSection, {
  base: {
    display: 'grid',
    gap: { base: '48px 40px', lg: '48px 64px' },
    gridTemplateColumns: { md: '1fr 340px', lg: '1fr 420px' },
    alignItems: 'start',
    '& h2': { textStyle: 'title', paddingBottom: '5' },
    '& [data-part=introduction]': { textStyle: 'lead', color: 'muted', maxWidth: '34em', paddingBottom: '3' },
    '& h3': { textStyle: 'strong', paddingTop: '4' },
  },
})
