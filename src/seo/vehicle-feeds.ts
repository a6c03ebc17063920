import { paths } from '../addresses/paths.ts'
import { denago } from '../content/brands/denago-brand.ts'
import { evolution } from '../content/brands/evolution-brand.ts'
import { dealer, type Location } from '../content/dealer.ts'
import { makeAndModel } from '../contract/make-and-model.ts'
import { slugOf } from '../contract/vehicle-lookup.ts'
import type { Vehicle } from '../contract/vehicle-schema.ts'
import { isVin } from '../contract/vin.ts'
import { capitalized } from '../lib/capitalized.ts'
import { isDrawing } from '../lib/picture-sources.ts'
import { absoluteUrl } from './url.ts'

/*
 * The stock in the formats that advertisers ask for:
 * Google, vehicle ads of Merchant Center: https://support.google.com/merchants/answer/11192663
 * Meta, automotive inventory ads: https://developers.facebook.com/docs/marketing-api/auto-ads/reference
 * A unit without a required field would be refused, so it is left out.
 */

/** A unit, and what columns need to know about it. `photographs` show the unit itself, which our drawings do not. */
type FeedRow = Vehicle & { make: string; model: string; photographs: string[]; showroom: Location | undefined }

/** An empty cell is allowed to be empty; undefined means that the unit lacks a value. */
type Cell = string | number | undefined

/** `demanded`: the dealer's name for what a unit without this value lacks. */
type Column = { name: string; of: (unit: FeedRow) => Cell; demanded?: string }

/** Google takes ten more after the first. */
const MOST_PICTURES = 11
/** From Google's product taxonomy. */
const GOLF_CARTS = 3931

const urlOf = ({ id }: FeedRow) => absoluteUrl(paths.vehicle(id))
const vinOf = ({ serial }: FeedRow) => (isVin(serial) ? serial.toUpperCase() : undefined)
/** A new cart has run no miles; both receivers accept 0. */
const milesOf = ({ miles, isNew }: FeedRow) => (miles === undefined ? (isNew ? 0 : undefined) : Math.round(miles))
const inDollars = (amount: number | undefined) => (amount === undefined ? undefined : `${amount.toFixed(2)} USD`)
const priceOf = ({ price, samplePrice }: FeedRow) => (samplePrice ? undefined : inDollars(price))

/** The maker's price of a new cart, from its brand's page. */
function listPriceOf({ isNew, brand, model }: FeedRow): Cell {
  if (!isNew) return ''
  const lineup = [denago, evolution].find(({ id }) => id === brand.toLowerCase())?.lineup
  return inDollars(lineup?.find(({ ref }) => ref === slugOf(model))?.listPrice)
}

/** The showroom in this city or town, or with this name. */
function showroomOf(place: string | undefined): Location | undefined {
  const named = place?.trim().toLowerCase()
  return dealer.locations.find(({ id, name, city, address }) =>
    [id, name, city, address.locality].some((each) => each.toLowerCase() === named),
  )
}

const VIN = 'a VIN of 17 characters'
const YEAR = 'the model year'
const MILES = 'the miles'
const COLORS = 'the colors'
const PRICE = 'a confirmed price'
const PHOTOGRAPH = 'a photograph'
const SHOWROOM = 'which showroom it’s at'
const DESCRIPTION = 'a description'

const GOOGLE: readonly Column[] = [
  { name: 'id', of: ({ id }) => id },
  { name: 'vin', of: vinOf, demanded: VIN },
  // Our own code, which the dealer enters in the Business Profile.
  { name: 'store_code', of: ({ showroom }) => showroom?.id, demanded: SHOWROOM },
  { name: 'brand', of: ({ make }) => make },
  { name: 'model', of: ({ model }) => model },
  { name: 'year', of: ({ year }) => year, demanded: YEAR },
  { name: 'condition', of: ({ isNew }) => (isNew ? 'New' : 'Used') },
  {
    name: 'mileage',
    of: (unit) => {
      const miles = milesOf(unit)
      return miles === undefined ? undefined : `${miles} miles`
    },
    demanded: MILES,
  },
  { name: 'color', of: ({ colors }) => colors?.join('/') || undefined, demanded: COLORS },
  { name: 'price', of: priceOf, demanded: PRICE },
  { name: 'vehicle_msrp', of: listPriceOf, demanded: 'a list price on its brand page' },
  { name: 'image_link', of: ({ photographs: [first] }) => first, demanded: PHOTOGRAPH },
  { name: 'additional_image_link', of: ({ photographs }) => photographs.slice(1).join(',') },
  { name: 'link', of: urlOf },
  // Google replaces the braces with the showroom's code.
  { name: 'link_template', of: (unit) => `${urlOf(unit)}?store={store_code}` },
  { name: 'google_product_category', of: () => GOLF_CARTS },
  { name: 'engine', of: () => 'Electric' },
  { name: 'description', of: ({ description }) => description },
]

const META: readonly Column[] = [
  { name: 'vehicle_id', of: ({ id }) => id },
  { name: 'vin', of: vinOf, demanded: VIN },
  { name: 'title', of: ({ year, name }) => [year, name].filter(Boolean).join(' ') },
  { name: 'description', of: ({ description }) => description || undefined, demanded: DESCRIPTION },
  { name: 'url', of: urlOf },
  { name: 'make', of: ({ make }) => make },
  { name: 'model', of: ({ model }) => model },
  { name: 'year', of: ({ year }) => year, demanded: YEAR },
  { name: 'mileage.value', of: milesOf, demanded: MILES },
  { name: 'mileage.unit', of: () => 'MI' },
  { name: 'image[0].url', of: ({ photographs: [first] }) => first, demanded: PHOTOGRAPH },
  { name: 'image[0].tag[0]', of: ({ name }) => name },
  ...Array.from({ length: MOST_PICTURES - 1 }, (_, index): Column => {
    const at = index + 1
    return { name: `image[${at}].url`, of: ({ photographs }) => photographs[at] ?? '' }
  }),
  // Meta has no word for the body of a golf cart.
  { name: 'body_style', of: () => 'OTHER' },
  { name: 'fuel_type', of: () => 'ELECTRIC' },
  { name: 'state_of_vehicle', of: ({ isNew }) => (isNew ? 'NEW' : 'USED') },
  { name: 'exterior_color', of: ({ colors }) => colors?.join(', ') || undefined, demanded: COLORS },
  { name: 'price', of: priceOf, demanded: PRICE },
  {
    name: 'availability',
    of: ({ inStock, status }) => (status === 'held' ? 'PENDING' : inStock ? 'AVAILABLE' : 'NOT_AVAILABLE'),
  },
  { name: 'address.addr1', of: ({ showroom }) => showroom?.address.street, demanded: SHOWROOM },
  { name: 'address.city', of: ({ showroom }) => showroom?.address.locality },
  { name: 'address.region', of: ({ showroom }) => showroom?.address.region },
  { name: 'address.postal_code', of: ({ showroom }) => showroom?.address.postalCode },
  { name: 'address.country', of: () => 'US' },
  { name: 'latitude', of: ({ showroom }) => showroom?.coordinates.latitude },
  { name: 'longitude', of: ({ showroom }) => showroom?.coordinates.longitude },
  { name: 'dealer_id', of: ({ showroom }) => showroom?.id },
  { name: 'dealer_name', of: () => dealer.name },
  { name: 'dealer_phone', of: ({ showroom }) => showroom?.phone.e164 },
  { name: 'stock_number', of: ({ stockNumber }) => stockNumber ?? '' },
]

const FEEDS = { google: GOOGLE, meta: META }

function unitOf(vehicle: Vehicle): FeedRow {
  const [make, model] = makeAndModel(vehicle)
  return {
    ...vehicle,
    make: capitalized(make),
    model,
    photographs: vehicle.images
      .filter((image) => !isDrawing(image))
      .slice(0, MOST_PICTURES)
      .map(absoluteUrl),
    showroom: showroomOf(vehicle.place),
  }
}

/** What a unit lacks to be accepted, in the dealer's words; empty when it is in the feed. */
export function missingFor(vehicle: Vehicle, receiver: keyof typeof FEEDS): string[] {
  const unit = unitOf(vehicle)
  // Google only accepts carts that a customer can buy today.
  const canBeBought = unit.inStock && (unit.status === undefined || unit.status === 'available')
  return [
    ...(receiver === 'google' && !canBeBought ? ['the status “Available”'] : []),
    ...FEEDS[receiver].flatMap(({ of, demanded }) => (demanded && of(unit) === undefined ? demanded : [])),
  ]
}

/** A field as in RFC 4180. */
const field = (cell: Cell): string => {
  const text = String(cell ?? '')
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

function feedFor(receiver: keyof typeof FEEDS, vehicles: readonly Vehicle[]): string {
  const columns = FEEDS[receiver]
  const units = vehicles.filter((vehicle) => missingFor(vehicle, receiver).length === 0).map(unitOf)
  const rows = [columns.map(({ name }) => name), ...units.map((unit) => columns.map(({ of }) => of(unit)))]
  return rows.map((row) => `${row.map(field).join(',')}\r\n`).join('')
}

export const googleVehicles = (vehicles: readonly Vehicle[]): string => feedFor('google', vehicles)

export const metaVehicles = (vehicles: readonly Vehicle[]): string => feedFor('meta', vehicles)
