import { chakra } from '@chakra-ui/react'
import type { Location } from '../../content/dealer.ts'
import { hours, hoursAt } from '../../content/hours.ts'
import { useCurrentDays } from '../../hooks/use-current-days.ts'
import { Button } from '../../ui/button.tsx'
import { HoursList } from '../../ui/hours-list.tsx'
import { AwayArrow, Icon } from '../../ui/icon.tsx'
import { OpenNow } from '../../ui/open-now.tsx'

/** Where a showroom is, when it is open, and every way to reach it or read about it. */
export function LocationCard({ location }: { location: Location }) {
  const { id, name, city, address, phone, rating } = location
  const department = hoursAt(id, hours.showroom)
  const ratingWords = `${rating.value} out of 5, ${rating.count} reviews`
  const elsewhere = [
    { label: 'Website', url: location.websiteUrl },
    { label: 'Facebook', url: location.facebookUrl },
    { label: 'YouTube', url: location.youtubeUrl },
  ]
  return (
    <Card id={id}>
      <City>{city}</City>
      <Name>{name}</Name>
      <Address>
        {address.street}
        <br />
        {`${address.locality}, ${address.region} ${address.postalCode}`}
      </Address>
      <Status>
        {/* A place without a showroom only answers the phone. */}
        <Kind>{location.type === 'online' ? 'Phone hours' : 'Showroom hours'}</Kind>
        <OpenNow of={department} />
      </Status>
      <Hours>
        <HoursList lines={useCurrentDays().linesOf(department)} />
      </Hours>
      <PhoneNumber>{phone.label}</PhoneNumber>
      <Actions>
        <Button asChild variant="outline" size="sm">
          <a href={`tel:${phone.e164}`} aria-label={`Call Now: ${name}`}>
            <Icon name="phone" size={16} /> Call Now
          </a>
        </Button>
        <Button asChild variant="quiet" size="sm">
          <a
            data-part="directions"
            href={location.mapUrl}
            target="_blank"
            rel="noopener"
            aria-label={`Directions: ${name}`}
          >
            Directions <AwayArrow size={16} />
          </a>
        </Button>
      </Actions>
      <Elsewhere data-part="elsewhere" aria-label={`${city} reviews and links`}>
        <a
          data-part="reviews"
          href={rating.url}
          target="_blank"
          rel="noopener"
          aria-label={`Reviews: ${city}, ${ratingWords}`}
        >
          {ratingWords} <AwayArrow size={14} />
        </a>
        {elsewhere.map(({ label, url }) => (
          <a key={url} href={url} target="_blank" rel="noopener" aria-label={`${label}: ${city}`}>
            {label} <AwayArrow size={14} />
          </a>
        ))}
      </Elsewhere>
      {/* At the end, so that the same lines of all cards are beside each other. */}
      {location.type === 'online' && <Distance>No showroom here. We’ll come to you.</Distance>}
    </Card>
  )
}

/** Where three have room beside each other. A query of the section, because a kiosk has larger text. */
export const SIDE_BY_SIDE = '@container (min-width: 54rem)'

/** Each is a row there, with the ways to reach it on the right. */
const ROWS = '@container (min-width: 34rem) and (max-width: 53.99rem)'

const Card = chakra('article', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    containerType: 'inline-size',
    borderTop: '1.5px solid',
    borderColor: 'ink',
    [ROWS]: { display: 'block', columns: '2', columnGap: '8', '@media print': { columns: 'auto' } },
  },
})

const City = chakra('h3', { base: { textStyle: 'heading', paddingTop: '5' } })

const Name = chakra('p', { base: { fontWeight: '560', paddingTop: '2' } })

const Address = chakra('address', { base: { fontStyle: 'normal', color: 'muted', paddingBottom: '3' } })

const Distance = chakra('p', { base: { textStyle: 'small', color: 'muted', paddingTop: '2' } })

/** Room for a second line where the longest one wraps, so that nothing moves when the time is known. */
const Status = chakra('div', { base: { textStyle: 'small', '@container (max-width: 16.5rem)': { minHeight: '3em' } } })

const Kind = chakra('p', { base: { textStyle: 'label', color: 'subtle' } })

const Hours = chakra('div', { base: { paddingBlock: '8px 20px' } })

const PhoneNumber = chakra('b', {
  base: {
    textStyle: 'stat',
    // On one line, also with a large font.
    fontSize: 'min(30px, 8.13vw)',
    whiteSpace: 'nowrap',
    [ROWS]: { display: 'block', breakBefore: 'column', paddingTop: '5' },
  },
})

const Actions = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: '4',
    paddingBlock: '14px 16px',
    // Where it wraps, the text begins below the edge of the button.
    '& > [data-part=directions]': { paddingInline: '0' },
  },
})

const Elsewhere = chakra('nav', {
  base: {
    display: 'flex',
    // With the larger text of a kiosk, three have no room in a row.
    flexWrap: 'wrap',
    columnGap: '5',
    borderTop: '1px solid',
    borderColor: 'line',
    '& a': {
      display: 'inline-flex',
      alignItems: 'center',
      gap: '1',
      minHeight: '44px',
      textStyle: 'small',
      fontWeight: '560',
      '&:hover': { textDecoration: 'underline', textUnderlineOffset: '4px' },
    },
    '& [data-part=reviews]': { flexBasis: '100%', fontVariantNumeric: 'tabular-nums' },
  },
})
