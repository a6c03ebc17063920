import { paths, siteFiles } from '../addresses/paths.ts'
import { dealer } from '../content/dealer.ts'
import { inventoryMeta } from '../content/inventory-page.ts'
import type { Vehicle } from '../contract/vehicle-schema.ts'
import type { DatedPage } from './search-files.ts'
import { absoluteUrl } from './url.ts'

/**
 * The inventory as a JSON feed (jsonfeed.org, version 1.1). `_unit` is our own extension: what a unit costs, whether
 * that is a sample, whether we have it, and what else is known about it.
 */
export function inventoryFeed(vehicles: readonly Vehicle[], pages: readonly DatedPage[]) {
  const dates = new Map(pages.map(({ path, lastModified }) => [path, lastModified]))
  return {
    version: 'https://jsonfeed.org/version/1.1',
    title: inventoryMeta.title,
    description: inventoryMeta.description,
    language: 'en-US',
    home_page_url: absoluteUrl(paths.inventory),
    feed_url: absoluteUrl(siteFiles.feed),
    authors: [{ name: dealer.name, url: absoluteUrl(paths.home) }],
    items: vehicles.map((vehicle) => itemOf(vehicle, dates.get(paths.vehicle(vehicle.id)))),
  }
}

function itemOf(vehicle: Vehicle, lastModified: string | undefined) {
  const { id, name, description, brand, category, images, features, price, samplePrice, inStock, isNew } = vehicle
  const url = absoluteUrl(paths.vehicle(id))
  return {
    id: url,
    url,
    title: name,
    content_text: [description, ...features.map((feature) => `- ${feature}`)].join('\n'),
    ...(images[0] && { image: absoluteUrl(images[0]) }),
    ...(lastModified && { date_modified: `${lastModified}T00:00:00Z` }),
    tags: [brand, category],
    _unit: {
      ...(price !== undefined && { price, currency: 'USD' }),
      ...(samplePrice && { sample_price: true }),
      in_stock: inStock,
      condition: isNew ? 'new' : 'used',
      ...knownOf(vehicle),
    },
  }
}

/** JSON leaves out undefined values. */
const knownOf = (vehicle: Vehicle) => ({
  status: vehicle.status,
  year: vehicle.year,
  stock_number: vehicle.stockNumber,
  serial: vehicle.serial,
  place: vehicle.place,
  hours: vehicle.hours,
  miles: vehicle.miles,
  battery: vehicle.battery,
  battery_made: vehicle.batteryMade,
  battery_tested: vehicle.batteryTested,
  warranty_left: vehicle.warrantyLeft,
  colors: vehicle.colors,
  former_price: vehicle.formerPrice,
})
