import { rentalKinds } from '../../content/rental-plans.ts'
import type { RentalKind } from '../../content/schema/rental.ts'

/** Where the hero's button leads: the prices, whichever list the page shows. */
export const PRICING_ANCHOR = 'pricing'

/** The anchor of one kind of cart among the prices. */
export const kindAnchor = (kind: RentalKind): string => `rent-${kind.id}`

export const kindAnchors: readonly string[] = rentalKinds.map(kindAnchor)
