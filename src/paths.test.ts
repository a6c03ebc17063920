import { describe, expect, it, test } from 'vitest'
import { fc } from '../tests/properties.ts'
import { addressOf } from './paths.ts'

const PAGES = ['/about', '/inventory', '/towns/scranton']
const isPage = (pathname: string) => PAGES.includes(pathname)

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

test('no address leads to another site, whatever it is made of', () => {
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
      const address = addressOf(`/${pieces.join('')}`, () => true)
      // As a browser reads it in a `Location` header.
      expect(new URL(address, SITE).origin).toBe(SITE)
    }),
  )
})
