import type { DealerEvent } from '../contract/event.ts'
import type { Listing } from '../contract/listing.ts'

/** Days at which the dealer can be met outside the showrooms. The showroom page and its structured data show what is here. */
export const events: readonly DealerEvent[] = []

/** Carts that are offered beside the catalogue, shown in the same places. */
export const listings: readonly Listing[] = []
