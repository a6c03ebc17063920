import type { Vehicle } from '../../contract/vehicle-schema.ts'
import type { Heart } from '../../ui/vehicle-card.tsx'
import { RecentCarts } from './recent-carts.tsx'
import { RelatedCarts } from './related-carts.tsx'
import { WillItFit } from './will-it-fit.tsx'

/** What follows below the specifications. */
export const MoreBelow = ({ vehicle, heart }: { vehicle: Vehicle; heart: Heart }) => (
  <>
    <WillItFit vehicle={vehicle} />
    {vehicle.inStock && <RelatedCarts vehicle={vehicle} heart={heart} />}
    <RecentCarts vehicle={vehicle} />
  </>
)
