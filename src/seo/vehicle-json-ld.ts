import type { OfferLeaf, ProductLeaf } from 'schema-dts'
import { paths } from '../addresses/paths.ts'
import type { Vehicle } from '../contract/vehicle-schema.ts'
import { dealerReference } from './business.ts'
import { absoluteUrl } from './url.ts'

/** A vehicle as the detail or the list has it. */
type Described = Omit<Vehicle, 'features' | 'specifications'>

/** A unit in stock as its page shows it. Without a confirmed price there is no offer: nobody can buy at a sample. */
export const vehicleProduct = (vehicle: Described): ProductLeaf => ({
  '@type': 'Product',
  name: vehicle.name,
  ...(vehicle.description && { description: vehicle.description }),
  brand: { '@type': 'Brand', name: capital(vehicle.brand) },
  url: absoluteUrl(paths.vehicle(vehicle.id)),
  ...(vehicle.images.length > 0 && { image: vehicle.images.map(absoluteUrl) }),
  ...(vehicle.price !== undefined && !vehicle.samplePrice && { offers: offerOf(vehicle, vehicle.price) }),
})

/** As the page's first line and the brand's own page have it. */
const capital = (brand: string) => brand.charAt(0).toUpperCase() + brand.slice(1)

const offerOf = (vehicle: Described, price: number): OfferLeaf => ({
  '@type': 'Offer',
  price,
  priceCurrency: 'USD',
  availability: vehicle.inStock ? 'https://schema.org/InStock' : 'https://schema.org/OutOfStock',
  itemCondition: vehicle.isNew ? 'https://schema.org/NewCondition' : 'https://schema.org/UsedCondition',
  url: absoluteUrl(paths.vehicle(vehicle.id)),
  seller: dealerReference,
})
