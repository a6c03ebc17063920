import { chakra } from '@chakra-ui/react'
import type { DealerEvent } from '../../contract/event.ts'
import type { Listing } from '../../contract/listing.ts'
import { dateAndTime } from '../../lib/date-words.ts'
import { dollars } from '../../lib/money.ts'
import { NextSection, SectionTitle } from '../../ui/layout.tsx'

type Props = { events: readonly DealerEvent[]; listings: readonly Listing[] }

/** The dealer's events, and what the dealer sells beside the catalogue. Each section is left out if it is empty. */
export const Happenings = ({ events, listings }: Props) => (
  <>
    {events.length > 0 && (
      <NextSection aria-labelledby="events">
        <SectionTitle id="events">Meet us</SectionTitle>
        <List>
          {events.map(({ name, description, startDate, endDate, location }) => (
            <li key={name + startDate}>
              <h3>{name}</h3>
              <p>
                <time dateTime={startDate}>{dayAndTime(startDate)}</time>
                {endDate && (
                  <>
                    {' to '}
                    <time dateTime={endDate}>{dayAndTime(endDate)}</time>
                  </>
                )}
              </p>
              <p>{`${location.name}, ${location.street}, ${location.locality}, ${location.region} ${location.postalCode}`}</p>
              <p>{description}</p>
            </li>
          ))}
        </List>
      </NextSection>
    )}
    {listings.length > 0 && (
      <NextSection aria-labelledby="listings">
        <SectionTitle id="listings">Also for sale</SectionTitle>
        <List>
          {[...listings]
            .sort((one, other) => Number(other.featured) - Number(one.featured))
            .map(({ id, title, description, price, category, imageUrl, brand, model, year }) => (
              <li key={id}>
                <img src={imageUrl} alt={title} loading="lazy" width={400} height={300} />
                <h3>{title}</h3>
                <p>{[year, brand, model, CATEGORIES[category], dollars(price)].filter(Boolean).join(' · ')}</p>
                <p>{description}</p>
              </li>
            ))}
        </List>
      </NextSection>
    )}
  </>
)

const CATEGORIES = { new: 'New', used: 'Used', custom: 'Custom' }

/** Date and time at the place of the event, whatever the reader's time zone. */
const dayAndTime = (iso: string) => dateAndTime(new Date(iso.slice(0, 'YYYY-MM-DDTHH:MM'.length)))

const List = chakra('ul', {
  base: {
    display: 'grid',
    gap: '40px 32px',
    gridTemplateColumns: { sm: '1fr 1fr', xl: 'repeat(3, 1fr)' },
    '& li': { borderTop: '1.5px solid', borderColor: 'ink', paddingTop: '5' },
    '& h3': { textStyle: 'subhead' },
    '& p': { textStyle: 'small', color: 'muted', paddingTop: '2' },
    '& img': { width: '100%', height: 'auto', marginBottom: '4' },
  },
})
