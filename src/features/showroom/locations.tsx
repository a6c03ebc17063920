import { chakra } from '@chakra-ui/react'
import { dealer } from '../../content/dealer.ts'
import { Section, SectionTitle, wholeLastRow } from '../../ui/layout.tsx'
import { LocationCard } from './location-card.tsx'

/** The dealer's locations beside each other. */
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
    gridTemplateColumns: { md: '1fr 1fr', xl: 'repeat(3, 1fr)' },
    '& article': {
      display: 'flex',
      flexDirection: 'column',
      containerType: 'inline-size',
    },
    '& h3': { textStyle: 'heading', paddingTop: '5' },
    '@media (min-width: 768px) and (max-width: 1099px)': {
      ...wholeLastRow,
      '& > article:last-child:nth-child(odd)': {
        ...wholeLastRow['& > article:last-child:nth-child(odd)'],
        '& h3': { paddingTop: '0' },
        // Its map is half as wide as the card, whose width the words on the map go by.
        '& svg text': { fontSize: '14px' },
      },
    },
    '& [data-part=name]': { fontWeight: '560', paddingTop: '2' },
    '& address': { fontStyle: 'normal', color: 'muted', paddingBottom: '3' },
    '& article > ul': { paddingBlock: '8px 20px' },
    '& article > b': { textStyle: 'stat' },
    '& [data-part=ways]': { display: 'flex', flexWrap: 'wrap', gap: '2', paddingBlock: '14px 20px' },
    '& nav a': {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      minHeight: '44px',
      borderTop: '1px solid',
      borderColor: 'line',
      textStyle: 'small',
      fontWeight: '560',
      '&:hover': { textDecoration: 'underline', textUnderlineOffset: '4px' },
    },
  },
})
