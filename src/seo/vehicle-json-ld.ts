import type { ItemAvailability, OfferLeaf, VehicleLeaf } from 'schema-dts'
import { paths } from '../addresses/paths.ts'
import type { Vehicle } from '../contract/vehicle-schema.ts'
import { isVin } from '../contract/vin.ts'
import { capitalized } from '../lib/capitalized.ts'
import { shownPictures } from '../lib/picture-sources.ts'
import { dealerReference } from './business.ts'
import { absoluteUrl } from './url.ts'

/**
 * A vehicle is also a product, and search engines only accept offers of products. The types of `schema-dts` allow one
 * type per thing.
 */
const PRODUCT_AND_VEHICLE = ['Product', 'Vehicle'] as unknown as 'Vehicle'

/**
 * A unit as its page shows it.
 * @returns undefined without a confirmed price: a sample price is no offer, and search engines reject a product without
 * one
 */
export function vehicleProduct(vehicle: Vehicle): VehicleLeaf | undefined {
  const { id, name, description, brand, images, price, samplePrice } = vehicle
  if (price === undefined || samplePrice) return undefined
  const { stockNumber, serial, year, miles, colors = [] } = vehicle
  return {
    '@type': PRODUCT_AND_VEHICLE,
    name,
    ...(description && { description }),
    brand: { '@type': 'Brand', name: capitalized(brand) },
    url: absoluteUrl(paths.vehicle(id)),
    ...(images.length > 0 && { image: shownPictures(images).map(absoluteUrl) }),
    ...(stockNumber && { sku: stockNumber }),
    ...(isVin(serial) && { vehicleIdentificationNumber: serial }),
    ...(year !== undefined && { vehicleModelDate: String(year) }),
    ...(miles !== undefined && {
      mileageFromOdometer: { '@type': 'QuantitativeValue', value: miles, unitCode: MILES },
    }),
    ...(colors.length > 0 && { color: colors.join(', ') }),
    offers: offerOf(vehicle, price),
  }
}

/** The statute mile in UN/CEFACT's list of units. */
const MILES = 'SMI'

/**
 * A unit on hold may become available again: "Reserved" says that it is not available now, and Google ignores it. A
 * unit on its way can be ordered but is not here yet; "PreOrder" is for products that are not on the market yet.
 */
function availabilityOf({ status, inStock }: Vehicle): ItemAvailability {
  if (status === 'held') return 'https://schema.org/LimitedAvailability'
  if (status === 'incoming') return 'https://schema.org/BackOrder'
  if (status === 'sold') return 'https://schema.org/SoldOut'
  return inStock ? 'https://schema.org/InStock' : 'https://schema.org/OutOfStock'
}

const offerOf = (vehicle: Vehicle, price: number): OfferLeaf => ({
  '@type': 'Offer',
  price,
  priceCurrency: 'USD',
  availability: availabilityOf(vehicle),
  itemCondition: vehicle.isNew ? 'https://schema.org/NewCondition' : 'https://schema.org/UsedCondition',
  url: absoluteUrl(paths.vehicle(vehicle.id)),
  seller: dealerReference,
})
