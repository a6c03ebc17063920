import type { Vehicle } from '../../contract/vehicle-schema.ts'
import type { Heart } from '../../ui/vehicle-card.tsx'
import { RelatedCarts } from './related-carts.tsx'
import { WillItFit } from './will-it-fit.tsx'

/** What follows below the specifications. */
export const MoreBelow = ({ vehicle, heart }: { vehicle: Vehicle; heart: Heart }) => (
  <>
    <WillItFit vehicle={vehicle} />
    <RelatedCarts vehicle={vehicle} heart={heart} />
  </>
)
