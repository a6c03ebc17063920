import { chakra } from '@chakra-ui/react'
import { Phone } from 'lucide'
import type { Location } from '../../content/dealer.ts'
import { hours, hoursAt } from '../../content/hours.ts'
import { centralTown } from '../../content/service-area.ts'
import { useCurrentDays } from '../../hooks/current-days.ts'
import { directionOf, distanceMiles } from '../../lib/geo.ts'
import { Button } from '../../ui/button.tsx'
import { HoursList } from '../../ui/hours-list.tsx'
import { AwayArrow, Icon } from '../../ui/icon.tsx'
import { OpenNow } from '../../ui/open-now.tsx'
import { MAP_SHAPE, PlaceMap } from './place-map.tsx'

type Props = {
  location: Location
  /** Whether it is the only card in its row while two stand beside each other. */
  alone: boolean
}

/** Where a showroom is, when it is open, and every way to reach it or to read about it. */
export function LocationCard({ location, alone }: Props) {
  const { id, name, city, address, phone, rating } = location
  // A place to walk into has its own Sunday; online it is the main line's.
  const department = hoursAt(id, location.type === 'physical' ? hours.visit : hours.showroom)
  const elsewhere = [
    { label: `${rating.value} out of 5, ${rating.count} reviews`, url: rating.url },
    { label: 'Website', url: location.websiteUrl },
    { label: 'Facebook', url: location.facebookUrl },
    { label: 'YouTube', url: location.youtubeUrl },
  ]
  return (
    <Card id={id} data-alone={alone ? '' : undefined}>
      <PlaceMap place={location} />
      <City>{city}</City>
      <Name>{name}</Name>
      <Address>
        {address.street}
        <br />
        {`${address.locality}, ${address.region} ${address.postalCode}`}
      </Address>
      <Distance>{whereabouts(location)}</Distance>
      <OpenNow of={department} />
      <Hours>
        <HoursList lines={useCurrentDays().linesOf(department)} />
      </Hours>
      <PhoneNumber>{phone.label}</PhoneNumber>
      <Actions>
        <Button asChild variant="outline" size="sm">
          <a href={`tel:${phone.e164}`} aria-label={`Call Now: ${name}`}>
            <Icon as={Phone} size={16} /> Call Now
          </a>
        </Button>
        <Button asChild variant="quiet" size="sm">
          <a href={location.mapUrl} target="_blank" rel="noopener" aria-label={`Directions: ${name}`}>
            Directions <AwayArrow size={16} />
          </a>
        </Button>
      </Actions>
      <Elsewhere data-part="elsewhere" aria-label={`${city} elsewhere`}>
        {elsewhere.map(({ label, url }) => (
          <a key={url} href={url} target="_blank" rel="noopener" aria-label={`${label}: ${city}`}>
            {label} <AwayArrow size={16} />
          </a>
        ))}
      </Elsewhere>
    </Card>
  )
}

function whereabouts({ type, coordinates }: Location): string {
  if (type === 'online') return 'No showroom here. We’ll come to you.'
  const miles = Math.round(distanceMiles(centralTown, coordinates))
  return `About ${miles} miles ${directionOf(centralTown, coordinates)} of ${centralTown.name}.`
}

/** While two stand beside each other. */
const TWO_COLUMNS = '@media (min-width: 768px) and (max-width: 1099px)'

const Card = chakra('article', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    containerType: 'inline-size',
    [TWO_COLUMNS]: {
      '&[data-alone]': {
        gridColumn: '1 / -1',
        display: 'grid',
        gridTemplateColumns: '1fr 1fr',
        gridTemplateRows: 'repeat(8, max-content) 1fr',
        columnGap: '32px',
        '& > *': { gridColumn: '2' },
        // The map, with the links under it: alone it leaves the lower half of its column empty. Both span all rows, which would
        // be stretched to the height of the map otherwise.
        '& > svg, & > [data-part=elsewhere]': { gridColumn: '1', gridRow: '1 / -1', alignSelf: 'start' },
        '& > [data-part=elsewhere]': { marginTop: `calc((100cqi - 32px) / 2 * ${MAP_SHAPE} + 20px)` },
        // The map is half as wide as the card, whose width the words on the map go by.
        '& svg text': { fontSize: '14px' },
      },
    },
  },
})

const City = chakra('h3', {
  base: { textStyle: 'heading', paddingTop: '5', [TWO_COLUMNS]: { '[data-alone] > &': { paddingTop: '0' } } },
})

const Name = chakra('p', { base: { fontWeight: '560', paddingTop: '2' } })

const Address = chakra('address', { base: { fontStyle: 'normal', color: 'muted', paddingBottom: '3' } })

const Distance = chakra('p', { base: { textStyle: 'small', color: 'muted', paddingBottom: '3' } })

const Hours = chakra('div', { base: { paddingBlock: '8px 20px' } })

const PhoneNumber = chakra('b', { base: { textStyle: 'stat' } })

const Actions = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', gap: '2', paddingBlock: '14px 20px' } })

const Elsewhere = chakra('nav', {
  base: {
    '& a': {
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
