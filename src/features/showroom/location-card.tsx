import { chakra } from '@chakra-ui/react'
import { Phone } from 'lucide'
import type { Location } from '../../content/dealer.ts'
import { hours } from '../../content/hours.ts'
import { centralTown } from '../../content/service-area.ts'
import { directionOf, distanceMiles } from '../../lib/geo.ts'
import { Button } from '../../ui/button.tsx'
import { HoursList } from '../../ui/hours-list.tsx'
import { AwayArrow, Icon } from '../../ui/icon.tsx'
import { OpenNow } from '../../ui/open-now.tsx'
import { PlaceMap } from './place-map.tsx'

/** Where a showroom is, when it is open, and every way to reach it or to read about it. */
export function LocationCard({ location }: { location: Location }) {
  const { id, name, city, address, phone, rating } = location
  const { week, lines } = hoursOf(location)
  const elsewhere = [
    { label: `${rating.value} of 5, ${rating.count} reviews`, url: rating.url },
    { label: 'Website', url: location.websiteUrl },
    { label: 'Facebook', url: location.facebookUrl },
    { label: 'YouTube', url: location.youtubeUrl },
  ]
  return (
    <article id={id}>
      <PlaceMap place={location} />
      <h3>{city}</h3>
      <p data-part="name">{name}</p>
      <address>
        {address.street}
        <br />
        {`${address.locality}, ${address.region} ${address.postalCode}`}
      </address>
      <Distance>{whereabouts(location)}</Distance>
      <OpenNow week={week} />
      <HoursList lines={lines} />
      <b>{phone.label}</b>
      <div data-part="ways">
        <Button asChild size="sm">
          <a href={`tel:${phone.e164}`} aria-label={`Call Now: ${name}`}>
            <Icon as={Phone} size={16} /> Call Now
          </a>
        </Button>
        <Button asChild variant="outline" size="sm">
          <a href={location.mapUrl} target="_blank" rel="noopener" aria-label={`Directions: ${name}`}>
            Directions <AwayArrow size={16} />
          </a>
        </Button>
      </div>
      <nav aria-label={`${city} elsewhere`}>
        {elsewhere.map(({ label, url }) => (
          <a key={url} href={url} target="_blank" rel="noopener" aria-label={`${label}: ${city}`}>
            {label} <AwayArrow size={16} />
          </a>
        ))}
      </nav>
    </article>
  )
}

/** A place to walk into has its own Sunday; online it is the main line's. */
const hoursOf = ({ type }: Location) => (type === 'physical' ? hours.visit : hours.showroom)

function whereabouts({ type, coordinates }: Location): string {
  if (type === 'online') return 'No showroom to walk into: we bring the cart to you.'
  const miles = Math.round(distanceMiles(centralTown, coordinates))
  return `${miles} miles ${directionOf(centralTown, coordinates)} of ${centralTown.name}, in a straight line.`
}

const Distance = chakra('p', { base: { textStyle: 'small', color: 'muted', paddingBottom: '3' } })
