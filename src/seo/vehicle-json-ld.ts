import type { OfferLeaf, ProductLeaf } from 'schema-dts'
import { paths } from '../addresses/paths.ts'
import type { Vehicle } from '../contract/vehicle-schema.ts'
import { dealerReference } from './business.ts'
import { absoluteUrl } from './url.ts'

/** A vehicle as the detail or the list has it. */
type Described = Omit<Vehicle, 'features' | 'specifications'>

/**
 * A unit as its page shows it.
 * @returns undefined without a confirmed price: nobody can buy at a sample, and search engines reject a product without an offer
 */
export function vehicleProduct(vehicle: Described): ProductLeaf | undefined {
  const { id, name, description, brand, images, price, samplePrice } = vehicle
  if (price === undefined || samplePrice) return undefined
  return {
    '@type': 'Product',
    name,
    ...(description && { description }),
    brand: { '@type': 'Brand', name: capital(brand) },
    url: absoluteUrl(paths.vehicle(id)),
    ...(images.length > 0 && { image: images.map(absoluteUrl) }),
    offers: offerOf(vehicle, price),
  }
}

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
