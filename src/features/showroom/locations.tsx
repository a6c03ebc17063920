import { chakra } from '@chakra-ui/react'
import { dealer } from '../../content/dealer.ts'
import { Section, SectionTitle } from '../../ui/layout.tsx'
import { LocationCard } from './location-card.tsx'

export const Locations = () => (
  <Section aria-labelledby="locations">
    <SectionTitle id="locations">Where to find us</SectionTitle>
    <Grid>
      {dealer.locations.map((location) => (
        <LocationCard key={location.id} location={location} />
      ))}
    </Grid>
  </Section>
)

const Grid = chakra('div', {
  base: {
    display: 'grid',
    gap: '56px 32px',
    gridTemplateColumns: { md: 'repeat(3, 1fr)' },
  },
})
