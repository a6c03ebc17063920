import { chakra } from '@chakra-ui/react'
import { dealer } from '../../content/dealer.ts'
import { Section, SectionTitle } from '../../ui/layout.tsx'
import { LocationCard } from './location-card.tsx'

const LAST = dealer.locations.length - 1

/** The dealer's locations beside each other. */
export const Locations = () => (
  <Section aria-labelledby="locations">
    <SectionTitle id="locations">Where to find us</SectionTitle>
    <Grid>
      {dealer.locations.map((location, index) => (
        <LocationCard key={location.id} location={location} alone={index === LAST && index % 2 === 0} />
      ))}
    </Grid>
  </Section>
)

const Grid = chakra('div', {
  base: {
    display: 'grid',
    gap: '56px 32px',
    gridTemplateColumns: { md: '1fr 1fr', xl: 'repeat(3, 1fr)' },
  },
})
