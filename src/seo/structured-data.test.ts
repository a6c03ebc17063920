import { describe, expect, it } from 'vitest'
import { hours } from '../../tests/fixtures/hours.ts'
import { denago } from '../content/brands/denago-brand.ts'
import { dealer } from '../content/dealer.ts'
import { hours as dealerHours } from '../content/hours.ts'
import type { Vehicle } from '../contract/vehicle-schema.ts'
import { brandThing } from './brand-json-ld.ts'
import { breadcrumbs } from './breadcrumbs.ts'
import { aggregateRating, autoDealer, locationBusiness, rentalDepartment, serviceDepartment } from './business.ts'
import { eventThing } from './event-json-ld.ts'
import { faqPage } from './faq-json-ld.ts'
import { jsonLdScript } from './json-ld.tsx'
import { listingProduct } from './listing-json-ld.ts'
import { openingHours } from './opening-hours.ts'
import { personOf } from './person-json-ld.ts'
import { returnPolicies } from './return-policies.ts'
import { vehicleProduct } from './vehicle-json-ld.ts'

const rover: Vehicle = {
  id: 'denago-rover-xl',
  name: 'Denago Rover XL',
  description: 'Three rows.',
  price: 9995,
  brand: 'denago',
  category: 'rover',
  images: ['/images/carts/denago-rover-xl/front-960.webp', 'https://pictures.example.com/rover.jpg'],
  inStock: true,
  isNew: true,
  features: [],
  specifications: {},
}

describe('opening hours', () => {
  it('put days with the same hours into one entry and leave closed days out', () => {
    expect(openingHours(hours.showroom).map(({ dayOfWeek, opens, closes }) => [dayOfWeek, opens, closes])).toEqual([
      [['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'], '09:00', '17:00'],
    ])
  })

  it('differ by department', () => {
    expect(openingHours(hours.service).map(({ dayOfWeek, opens, closes }) => [dayOfWeek, opens, closes])).toEqual([
      [['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'], '08:00', '17:00'],
      [['Saturday'], '09:00', '15:00'],
    ])
    expect(openingHours(hours.rental)).toHaveLength(2)
  })
})

describe('the dealer', () => {
  it('has the number that the links call, and no rating unless a page adds the one it prints', () => {
    expect(autoDealer()).toMatchObject({ name: dealer.name, telephone: dealer.phone.e164 })
    expect(autoDealer()).not.toHaveProperty('aggregateRating')
    expect(aggregateRating({ value: 4.8, count: 156, url: '' })).toMatchObject({ ratingValue: 4.8, reviewCount: 156 })
  })

  it('takes parts back for 30 days, new carts for 7 and used ones for 3, as the return policy says', () => {
    expect(
      returnPolicies().map(({ merchantReturnDays, restockingFee }) => [merchantReturnDays, restockingFee]),
    ).toEqual([
      [30, 10],
      [7, 15],
      [3, 20],
    ])
  })

  it.each(dealer.locations)('has a location in $city with an address, hours and a rating of its own', (location) => {
    expect(locationBusiness(location)).toMatchObject({
      name: location.name,
      address: { addressLocality: location.address.locality, postalCode: location.address.postalCode },
      telephone: location.phone.e164,
      hasMap: location.mapUrl,
      aggregateRating: { ratingValue: location.rating.value, reviewCount: location.rating.count },
    })
  })

  it('has departments with hours of their own', () => {
    expect(serviceDepartment().openingHoursSpecification).toEqual(openingHours(dealerHours.service.week))
    expect(rentalDepartment('Archbald Borough')).toMatchObject({
      '@type': 'AutoRental',
      areaServed: 'Archbald Borough',
      openingHoursSpecification: openingHours(dealerHours.rental.week),
    })
  })
})

describe('a vehicle', () => {
  it('offers the price of the unit, with the pictures that its page shows as absolute addresses', () => {
    const [drawing = '', photograph = ''] = rover.images
    expect(vehicleProduct({ ...rover, images: [drawing] })).toMatchObject({ image: [dealer.url + drawing] })
    expect(vehicleProduct(rover)).toMatchObject({ image: [photograph] })
    expect(vehicleProduct(rover)).toMatchObject({
      name: 'Denago Rover XL',
      brand: { name: 'Denago' },
      url: `${dealer.url}/vehicles/denago-rover-xl`,
      offers: { price: 9995, priceCurrency: 'USD' },
    })
  })

  it.each([
    [true, true, 'InStock', 'NewCondition'],
    [false, true, 'OutOfStock', 'NewCondition'],
    [true, false, 'InStock', 'UsedCondition'],
  ])('in stock %s and new %s is %s, %s', (inStock, isNew, availability, condition) => {
    expect(vehicleProduct({ ...rover, inStock, isNew })).toMatchObject({
      offers: {
        availability: `https://schema.org/${availability}`,
        itemCondition: `https://schema.org/${condition}`,
      },
    })
  })

  it.each([
    ['held', true, 'LimitedAvailability'],
    ['incoming', false, 'BackOrder'],
    ['sold', false, 'SoldOut'],
    ['available', true, 'InStock'],
    ['a word of tomorrow', false, 'OutOfStock'],
  ])('with the status %s and inStock %s is %s', (status, inStock, availability) => {
    expect(vehicleProduct({ ...rover, status, inStock })).toMatchObject({
      offers: { availability: `https://schema.org/${availability}` },
    })
  })

  it('has the known data of the unit, and a VIN only when the serial number is one', () => {
    const facts = {
      stockNumber: 'N-104',
      serial: '1M8GDM9AXKP042788',
      year: 2023,
      miles: 1_250,
      colors: ['navy', 'tan'],
    }
    expect(vehicleProduct({ ...rover, ...facts })).toMatchObject({
      '@type': ['Product', 'Vehicle'],
      sku: 'N-104',
      vehicleIdentificationNumber: '1M8GDM9AXKP042788',
      vehicleModelDate: '2023',
      mileageFromOdometer: { '@type': 'QuantitativeValue', value: 1_250, unitCode: 'SMI' },
      color: 'navy, tan',
    })
    expect(vehicleProduct({ ...rover, serial: 'EV-00417' })).not.toHaveProperty('vehicleIdentificationNumber')
    const keys = ['sku', 'vehicleModelDate', 'mileageFromOdometer', 'color']
    for (const key of keys) expect(vehicleProduct(rover)).not.toHaveProperty(key)
  })

  it.each([
    ['without a price', { price: undefined }],
    ['with a sample price', { samplePrice: true }],
  ])('%s is not a product: without an offer search engines show none', (_case, change) => {
    expect(vehicleProduct({ ...rover, ...change })).toBeUndefined()
  })
})

describe('other things', () => {
  it('breadcrumbs start at the home page', () => {
    expect(breadcrumbs({ name: 'Services', path: '/services' }).itemListElement).toEqual([
      { '@type': 'ListItem', position: 1, name: 'Home', item: `${dealer.url}/` },
      { '@type': 'ListItem', position: 2, name: 'Services', item: `${dealer.url}/services` },
    ])
  })

  it('a brand has the address of its page', () => {
    expect(brandThing(denago)).toMatchObject({ name: 'Denago', url: `${dealer.url}/denago` })
  })

  it('a question carries its one answer', () => {
    expect(faqPage([{ question: 'Is there a deposit?', answer: 'Yes.' }]).mainEntity).toEqual([
      { '@type': 'Question', name: 'Is there a deposit?', acceptedAnswer: { '@type': 'Answer', text: 'Yes.' } },
    ])
  })

  it('a place on the team is a person once it has a name', () => {
    expect(personOf({ role: 'Sales' })).toBeUndefined()
    expect(personOf({ role: 'Sales', name: 'Dana Example' })).toMatchObject({ name: 'Dana Example', jobTitle: 'Sales' })
  })
})

it('no name or description ends the element that carries the data, or begins another one', () => {
  const hostile = { ...rover, name: '</script><script>alert(1)</script>', description: '<!--<script>' }
  const product = vehicleProduct(hostile)
  const html = jsonLdScript({ things: product ? [product] : [] })
  expect(html.match(/<\/?script|<!--/g)).toEqual(['<script', '</script'])
  expect(html.endsWith('</script>')).toBe(true)
  expect(JSON.parse(html.replace(/^<[^>]*>|<[^>]*>$/g, ''))).toMatchObject({ '@graph': [{ name: hostile.name }] })
})

describe('what content may have besides', () => {
  it('describes an event with its place', () => {
    const location = {
      name: 'Fairground',
      street: '1 Lake Road',
      locality: 'Hawley',
      region: 'PA',
      postalCode: '18428',
    }
    expect(
      eventThing({ name: 'Boat show', description: 'Six carts.', startDate: '2026-07-04T10:00:00-04:00', location }),
    ).toMatchObject({ '@type': 'Event', location: { '@type': 'Place', address: { addressLocality: 'Hawley' } } })
  })

  it('offers a listing at its price, and says of a custom cart neither that it is new nor that it is used', () => {
    const listing = {
      id: 'one',
      title: 'Beach cart',
      description: 'Built for sand.',
      price: 12_500,
      category: 'custom',
      imageUrl: '/images/placeholder-480.webp',
      brand: 'Denago',
      model: 'Nomad',
      featured: false,
    } as const
    expect(listingProduct(listing).offers).not.toHaveProperty('itemCondition')
    expect(listingProduct({ ...listing, category: 'used' })).toMatchObject({
      image: `${dealer.url}/images/placeholder-480.webp`,
      offers: { price: 12_500, itemCondition: 'https://schema.org/UsedCondition' },
    })
  })
})
