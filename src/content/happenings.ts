import type { DealerEvent } from '../contract/event.ts'
import type { Listing } from '../contract/listing.ts'

/** Days on which people can meet the dealer outside the showrooms, for the showroom page and its structured data. */
export const events: readonly DealerEvent[] = []

/** Carts offered beside the catalogue, shown in the same places. */
export const listings: readonly Listing[] = []
