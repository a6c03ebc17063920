import { describe, expect, it } from 'vitest'
import { denago } from '../content/brands/denago-brand.ts'
import { dealer } from '../content/dealer.ts'
import type { Vehicle } from '../contract/vehicle-schema.ts'
import { googleVehicles, metaVehicles, missingFor } from './vehicle-feeds.ts'

const used: Vehicle = {
  id: 'nomad-104',
  name: 'Denago Nomad',
  description: 'Light, "easy" to park.',
  price: 7_995,
  brand: 'denago',
  category: 'nomad',
  images: ['https://pictures.example.com/1.jpg', '/images/carts/denago-nomad/front-960.webp', '/pictures/2.jpg'],
  inStock: true,
  isNew: false,
  features: [],
  specifications: {},
  year: 2023,
  stockNumber: 'N-104',
  serial: '1m8gdm9axkp042788',
  place: 'Hatfield',
  miles: 1_250,
  colors: ['navy', 'tan'],
}
const fresh: Vehicle = { ...used, id: 'nomad-105', serial: '1M8GDM9AXKP042789', isNew: true, miles: undefined }
const [hatfield] = dealer.locations

/** The rows of a feed without quoted line breaks, by the names of its columns. */
function rowsOf(csv: string): Record<string, string>[] {
  const [names = [], ...rows] = csv
    .trimEnd()
    .split('\r\n')
    .map((line) =>
      [...line.matchAll(/("(?:[^"]|"")*"|[^,]*)(?:,|$)/g)]
        .slice(0, -1)
        .map(([, cell = '']) => (cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell)),
    )
  return rows.map((cells) => Object.fromEntries(names.map((name, index) => [name, cells[index] ?? ''])))
}

describe('the feed for Google', () => {
  it('has a unit by the names of its list of fields', () => {
    expect(rowsOf(googleVehicles([used]))).toEqual([
      {
        id: 'nomad-104',
        vin: '1M8GDM9AXKP042788',
        store_code: 'hatfield',
        brand: 'Denago',
        model: 'Nomad',
        year: '2023',
        condition: 'Used',
        mileage: '1250 miles',
        color: 'navy/tan',
        price: '7995.00 USD',
        vehicle_msrp: '',
        image_link: 'https://pictures.example.com/1.jpg',
        additional_image_link: `${dealer.url}/pictures/2.jpg`,
        link: `${dealer.url}/vehicles/nomad-104`,
        link_template: `${dealer.url}/vehicles/nomad-104?store={store_code}`,
        google_product_category: '3931',
        engine: 'Electric',
        description: 'Light, "easy" to park.',
      },
    ])
  })

  it('has a new cart with no miles, and with the list price of its model', () => {
    const listPrice = denago.lineup.find(({ name }) => name === 'Nomad')?.listPrice
    expect(rowsOf(googleVehicles([fresh]))).toMatchObject([
      { condition: 'New', mileage: '0 miles', vehicle_msrp: `${listPrice}.00 USD` },
    ])
  })
})

it('the feed for Meta has a unit by the names of its list of fields', () => {
  const [row, ...others] = rowsOf(metaVehicles([{ ...used, status: 'held' }]))
  expect(others).toEqual([])
  expect(row).toMatchObject({
    vehicle_id: 'nomad-104',
    vin: '1M8GDM9AXKP042788',
    title: '2023 Denago Nomad',
    description: 'Light, "easy" to park.',
    url: `${dealer.url}/vehicles/nomad-104`,
    make: 'Denago',
    model: 'Nomad',
    year: '2023',
    'mileage.value': '1250',
    'mileage.unit': 'MI',
    'image[0].url': 'https://pictures.example.com/1.jpg',
    'image[0].tag[0]': 'Denago Nomad',
    'image[1].url': `${dealer.url}/pictures/2.jpg`,
    'image[2].url': '',
    body_style: 'OTHER',
    fuel_type: 'ELECTRIC',
    state_of_vehicle: 'USED',
    exterior_color: 'navy, tan',
    price: '7995.00 USD',
    availability: 'PENDING',
    'address.addr1': hatfield?.address.street,
    'address.city': hatfield?.address.locality,
    'address.region': 'PA',
    'address.postal_code': hatfield?.address.postalCode,
    'address.country': 'US',
    dealer_id: 'hatfield',
    stock_number: 'N-104',
  })
})

describe.each(['google', 'meta'] as const)('what a unit lacks for %s', (receiver) => {
  const feed = receiver === 'google' ? googleVehicles : metaVehicles

  it.each<[string, Partial<Vehicle>]>([
    ['a VIN of 17 characters', { serial: 'EV-00417' }],
    ['the model year', { year: undefined }],
    ['the miles', { miles: undefined }],
    ['the colors', { colors: [] }],
    ['a confirmed price', { price: undefined }],
    ['a confirmed price', { samplePrice: true }],
    ['a photograph', { images: ['/images/carts/denago-nomad/front-960.webp'] }],
    ['which showroom it’s at', { place: 'the yard' }],
  ])('is "%s", and without it the unit is left out', (lack, change) => {
    const unit = { ...used, ...change }
    expect(missingFor(unit, receiver)).toEqual([lack])
    expect(rowsOf(feed([unit, used])).map((row) => row['vin'])).toEqual(['1M8GDM9AXKP042788'])
    expect(rowsOf(feed([unit]))).toEqual([])
  })

  it('is nothing when it has all', () => {
    expect(missingFor(used, receiver)).toEqual([])
  })
})

it('Google takes no cart that is held, on its way or out of stock, and no new one without a list price', () => {
  expect(missingFor({ ...used, status: 'held' }, 'google')).toEqual(['the status “Available”'])
  expect(missingFor({ ...used, inStock: false }, 'google')).toEqual(['the status “Available”'])
  expect(missingFor({ ...fresh, name: 'Denago Unheard' }, 'google')).toEqual(['a list price on its brand page'])
})

it('writes a text of several lines as one field', () => {
  expect(metaVehicles([{ ...used, description: 'One.\r\nTwo, "three".' }])).toContain(',"One.\r\nTwo, ""three"".",')
})
