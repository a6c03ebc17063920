import { chakra } from '@chakra-ui/react'
import { dealer } from '../../content/dealer.ts'
import { Section, SectionTitle } from '../../ui/layout.tsx'
import { LocationCard, SIDE_BY_SIDE } from './location-card.tsx'

export const Locations = () => (
  <Place aria-labelledby="locations">
    <SectionTitle id="locations">Where to find us</SectionTitle>
    <Grid>
      {dealer.locations.map((location) => (
        <LocationCard key={location.id} location={location} />
      ))}
    </Grid>
  </Place>
)

const Place = chakra(Section, { base: { containerType: 'inline-size' } })

const Grid = chakra('div', {
  base: {
    display: 'grid',
    gap: '56px 32px',
    [SIDE_BY_SIDE]: { gridTemplateColumns: 'repeat(3, 1fr)' },
    '@media print': { gridTemplateColumns: 'repeat(3, 1fr)' },
  },
})
