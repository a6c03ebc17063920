import { describe, expect, it, test } from 'vitest'
import { fc } from '../../tests/properties.ts'
import {
  addressOf,
  FEATURED_VEHICLE_PATTERN,
  fixedPages,
  isPageAddress,
  notFoundPathOf,
  paths,
  TOWN_PATTERN,
  TOWN_RENTALS_PATTERN,
  VEHICLE_PATTERN,
  vehicleRefOfPage,
} from './paths.ts'

const PAGES = ['/about', '/inventory', '/towns/scranton']
const isPage = (pathname: string) => PAGES.includes(pathname)

test.each([
  [TOWN_RENTALS_PATTERN, paths.townRentals],
  [TOWN_PATTERN, paths.town],
  [VEHICLE_PATTERN, paths.vehicle],
  [FEATURED_VEHICLE_PATTERN, paths.featuredVehicle],
])('the pattern %s matches the addresses that `paths` builds', (pattern, addressWith) => {
  expect(addressWith('part')).toBe(pattern.replace(/:\w+$/, 'part'))
})

describe('addressOf', () => {
  it.each([
    ['/', '/'],
    ['/index.html', '/'],
    ['/towns/scranton/', '/towns/scranton'],
    ['/towns//scranton.html', '/towns/scranton'],
    ['/Towns/SCRANTON', '/towns/scranton'],
    ['/privacy-policy/', '/privacy'],
    ['/Privacy-Policy', '/privacy'],
    ['/VEHICLE/EV-City', '/vehicle/ev-city'],
    ['/Vehicle/%E2%82%AC', '/vehicle/%e2%82%ac'],
    ['//evil.example/', '/evil.example'],
    ['/\\evil.example/', '/evil.example'],
  ])('sends %s on to %s', (pathname, address) => {
    expect(addressOf(pathname, isPage)).toBe(address)
  })

  it.each(['/about', '/Nowhere', '/vehicle/EV-City', '/%2Fevil.example%2F..%2FAbout', '/%5Cevil.example%2F..%2FAbout'])(
    'leaves %s as it is',
    (pathname) => expect(addressOf(pathname, isPage)).toBe(pathname),
  )
})

test.each(['/', '/inventory', '/vehicles/ev-city', '/vehicle/model-2.5', '/towns/scranton/', '/no/such/page'])(
  '%s is the address of a page',
  (path) => expect(isPageAddress(path)).toBe(true),
)

test.each(['/api/vehicles', '/data/vehicles.json', '/images/carts/x/front-960.webp', '/robots.txt', '/assets/a-1.js'])(
  '%s is not the address of a page',
  (path) => expect(isPageAddress(path)).toBe(false),
)

test('a vehicle has two addresses, and both name it', () => {
  expect([paths.vehicle('ev-city'), paths.featuredVehicle('ev-city')].map(vehicleRefOfPage)).toEqual([
    'ev-city',
    'ev-city',
  ])
  expect([paths.inventory, '/vehicles', '/vehicles/', '/vehicles/a/b'].map(vehicleRefOfPage)).toEqual(
    Array(4).fill(undefined),
  )
})

test.each([
  ['/nothing', '/404'],
  ['/towns/atlantis', '/towns/404'],
  ['/atlantis-golf-carts', '/towns/404'],
  ['/rentals/atlantis', '/rentals/404'],
  ['/towns/a/b', '/404'],
])('the page that is missing at %s is %s', (pathname, page) => {
  expect(notFoundPathOf(pathname)).toBe(page)
})

test('each page of the table has an address of its own', () => {
  const addresses = Object.values(fixedPages).map(({ path }) => path)
  expect(new Set(addresses).size).toBe(addresses.length)
})

const SITE = 'https://carts.example'
const piece = fc.constantFrom(
  ...[
    '/',
    '\\',
    '%2F',
    '%5C',
    '%5c',
    '.',
    '..',
    '%2e',
    ':',
    '@',
    '//',
    'evil.example',
    'About',
    'Vehicle/',
    '.html',
    '%0d%0a',
  ],
)

test('no address leads to another site, for any slug or id', () => {
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
      const address = addressOf(`/${pieces.join('')}`, () => true)
      // As a browser reads it in a `Location` header.
      expect(new URL(address, SITE).origin).toBe(SITE)
    }),
  )
})
