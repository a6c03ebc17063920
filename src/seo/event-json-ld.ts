import type { EventLeaf } from 'schema-dts'
import type { DealerEvent } from '../contract/event.ts'
import { dealerReference, postalAddress } from './business.ts'

/** An event for a page that shows it. */
export const eventThing = ({ location, ...event }: DealerEvent): EventLeaf => ({
  '@type': 'Event',
  ...event,
  location: {
    '@type': 'Place',
    name: location.name,
    address: postalAddress(location),
  },
  organizer: dealerReference,
})
