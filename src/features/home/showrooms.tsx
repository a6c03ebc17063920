import { chakra } from '@chakra-ui/react'
import { Link } from '../../addresses/link.tsx'
import { paths } from '../../addresses/paths.ts'
import { dealer, type Location } from '../../content/dealer.ts'
import { homeShowrooms } from '../../content/home-dealer.ts'
import { hours, hoursAt } from '../../content/hours.ts'
import { Arrow, AwayArrow } from '../../ui/icon.tsx'
import { ArrowLink, NextSection, SectionTitle, TextLink } from '../../ui/layout.tsx'
import { OpenNow } from '../../ui/open-now.tsx'

/** The showrooms in short: address, phone and directions. The showroom page has the rest. */
export const Showrooms = () => (
  <NextSection aria-labelledby="showrooms">
    <SectionTitle id="showrooms">{homeShowrooms.title}</SectionTitle>
    <Grid>
      {dealer.locations.map((location) => (
        <Card key={location.id} location={location} />
      ))}
    </Grid>
  </NextSection>
)

function Card({ location: { id, city, type, address, phone, mapUrl } }: { location: Location }) {
  const { street, locality, region, postalCode } = address
  return (
    <article data-part="showroom">
      <h3>{city}</h3>
      <OpenNow of={hoursAt(id, hours.showroom)} />
      <address data-part="address">{`${type === 'online' ? 'Online and statewide: ' : ''}${street}, ${locality}, ${region} ${postalCode}`}</address>
      <p data-part="ways">
        <TextLink href={`tel:${phone.e164}`}>{phone.label}</TextLink>
        {type === 'online' ? (
          <ArrowLink asChild>
            <Link to={paths.contact}>
              Send a message <Arrow />
            </Link>
          </ArrowLink>
        ) : (
          <ArrowLink href={mapUrl} target="_blank" rel="noopener" aria-label={`Directions to ${city}`}>
            Directions <AwayArrow />
          </ArrowLink>
        )}
      </p>
    </article>
  )
}

const Grid = chakra('div', {
  base: {
    display: 'grid',
    gap: '36px 32px',
    gridTemplateColumns: { lg: 'repeat(3, 1fr)' },
    '& [data-part=showroom]': {
      display: 'grid',
      alignContent: 'start',
      justifyItems: 'start',
      gap: '2',
      borderTop: '1.5px solid',
      borderColor: 'ink',
      paddingTop: '5',
    },
    '& h3': { textStyle: 'heading' },
    '& [data-part=address]': { fontStyle: 'normal', color: 'muted' },
    '& [data-part=ways]': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '6' },
    '& a': { paddingBlock: '10px' },
    '& a[href^="tel:"]': { textStyle: 'subhead' },
  },
})
