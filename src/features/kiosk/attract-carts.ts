import { featuredRefs } from '../../content/home-page.ts'
import { findVehicle, slugOf } from '../../contract/vehicle-lookup.ts'
import type { Vehicle } from '../../contract/vehicle-schema.ts'

/**
 * The carts of the attract loop, in the dealer's order: in stock, with a picture.
 * @param choice 'featured', 'all' or a brand. If no cart matches, such as those of a sold-out brand, all are shown
 */
export function attractCarts(vehicles: readonly Vehicle[], choice: string): Vehicle[] {
  const all = vehicles.filter(({ inStock, images }) => inStock && images.length > 0)
  const chosen = choice === 'featured' ? featured(all) : all.filter(({ brand }) => slugOf(brand) === choice)
  return chosen.length > 0 ? chosen : all
}

const featured = (carts: readonly Vehicle[]) => featuredRefs.flatMap((ref) => findVehicle(carts, ref) ?? [])
