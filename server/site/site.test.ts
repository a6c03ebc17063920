import { afterAll, describe, expect, test } from 'vitest'
import { dealer } from '../../src/content/dealer.ts'
import { MAVERICK_ID, testApp } from '../test-site.ts'

const { app, stop } = await testApp()
afterAll(stop)

const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers })
const title = (html: string) => /<title>(.*?)<\/title>/.exec(html)?.[1]

describe('pages', () => {
  test.each([
    ['/', 'Home'],
    ['/inventory?brand=denago', 'Inventory'],
    ['/inventory?search=100%', 'Inventory'],
    ['/towns/scranton', 'Scranton'],
  ])('%s is served at its clean address', async (url, expected) => {
    const answer = await get(url)
    expect([answer.statusCode, title(answer.body)]).toEqual([200, expected])
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8')
    expect(answer.headers['cache-control']).toBe('no-cache')
  })

  test('a page is served with its rules of style in it, by its address only', async () => {
    expect((await get('/about')).body).toContain('About, with rules')
    expect((await get('/about.html', { 'sec-fetch-mode': 'cors' })).body).toContain('About, without rules')
    expect((await get('/first-visit/about')).statusCode).toBe(404)
  })

  test('a page that did not change is not sent again', async () => {
    const { etag } = (await get('/inventory')).headers
    expect((await get('/inventory', { 'if-none-match': String(etag) })).statusCode).toBe(304)
  })

  test.each([
    ['/towns/scranton/', '/towns/scranton'],
    ['/towns/scranton.html?a=1&b=2', '/towns/scranton?a=1&b=2'],
    ['/index.html', '/'],
    ['/towns//scranton', '/towns/scranton'],
    ['//evil.example/', '/evil.example'],
    ['/INVENTORY?brand=denago', '/inventory?brand=denago'],
    ['/Towns/Scranton', '/towns/scranton'],
    ['/Vehicles/added-since', '/vehicles/added-since'],
    ['/privacy-policy', '/privacy'],
    ['/terms-of-service/?from=footer', '/terms?from=footer'],
  ])('%s leads to %s for good', async (url, location) => {
    const answer = await get(url)
    expect([answer.statusCode, answer.headers.location]).toEqual([308, location])
  })

  test.each([
    '/%2Fevil.example%2F..%2FInventory',
    '/%5Cevil.example%2F..%2FInventory',
    '/%2F%2Fevil.example%2F..%2F..%2FInventory',
  ])('%s leads to no other site', async (url) => {
    const answer = await get(url)
    expect([answer.statusCode, answer.headers.location]).toEqual([404, undefined])
  })

  test.each([
    ['/VEHICLE/%E2%82%AC', '/vehicle/%e2%82%ac'],
    ['/Vehicle/x%00', '/vehicle/x%00'],
    ['/Vehicle/a%0d%0aX:1', '/vehicle/a%0d%0ax:1'],
  ])('%s, which no header can hold decoded, leads to %s', async (url, location) => {
    const answer = await get(url)
    expect([answer.statusCode, answer.headers.location]).toEqual([308, location])
    expect((await get(location)).statusCode).toBe(404)
  })

  test.each([
    ['/..%2fdb.json', '/..%2fabsent.json'],
    ['/..%2f..%2fetc%2fpasswd', '/..%2f..%2fetc%2fabsent'],
    ['/..%2Fdist%2FInventory', '/..%2Fabsent%2FInventory'],
    ['/..%2Fdist%2Finventory', '/..%2Fabsent%2Finventory'],
  ])('%s outside the site is answered like %s, which does not exist', async (url, absent) => {
    const [there, gone] = [await get(url), await get(absent)]
    expect([there.statusCode, there.body]).toEqual([404, gone.body])
    expect(gone.statusCode).toBe(404)
  })

  test.each(['/404', '/app-shell', '/vehicle-404'])('%s is not an address of a page', async (url) => {
    expect((await get(url)).statusCode).toBe(404)
  })

  test('the service worker gets a file by its name without a redirect', async () => {
    const answer = await get('/app-shell.html', { 'sec-fetch-mode': 'no-cors' })
    expect([answer.statusCode, title(answer.body)]).toEqual([200, 'Shell'])
  })
})

describe('vehicle pages', () => {
  test.each(['/vehicles/denago-ev-city', '/vehicle/ev-city', '/vehicles/EV-City'])('%s is its page', async (url) => {
    const answer = await get(url)
    expect([answer.statusCode, title(answer.body)]).toEqual([200, 'Denago EV City'])
  })

  test('a vehicle whose id is not its slug opens by both', async () => {
    expect(title((await get(`/vehicle/${MAVERICK_ID}`)).body)).toBe('Maverick')
    expect(title((await get('/vehicles/d5-maverick-4-plus')).body)).toBe('Maverick')
  })

  test('a vehicle added after the build gets the shell', async () => {
    const answer = await get('/vehicles/added-since')
    expect([answer.statusCode, title(answer.body)]).toEqual([200, 'Shell'])
  })

  test.each(['/vehicles/sold-since', '/vehicle/never-was', '/vehicles/..%2F..%2Fdb'])(
    '%s is not found',
    async (url) => {
      const answer = await get(url)
      expect([answer.statusCode, title(answer.body)]).toEqual([404, 'No vehicle'])
    },
  )
})

describe('addresses that do not exist', () => {
  test('an unknown page is the not-found page with status 404, also for a conditional or a range request', async () => {
    const answer = await get('/no/such/page', { 'if-none-match': '*', range: 'bytes=0-3' })
    expect([answer.statusCode, title(answer.body)]).toEqual([404, '404 Page Not Found'])
    expect(answer.headers['cache-control']).toBe('no-cache')
  })

  test('an address that cannot be decoded does not exist', async () => {
    const answer = await get('/%E0%A4%A')
    expect([answer.statusCode, title(answer.body)]).toEqual([404, '404 Page Not Found'])
    expect(answer.headers['content-security-policy']).toBeDefined()
    expect((await get('/api/vehicles/%E0%A4%A')).json()).toEqual({ error: expect.any(String) })
  })

  test.each([
    ['/towns/nowhere', 'No town'],
    ['/rentals/nowhere', 'No town to rent in'],
    ['/nowhere-golf-carts', 'No town'],
    ['/towns/404', 'No town'],
  ])('%s says that there is no such town', async (url, expected) => {
    const answer = await get(url)
    expect([answer.statusCode, title(answer.body)]).toEqual([404, expected])
  })

  test.each(['/assets/gone-1a2b.js', '/images/none.webp', '/.env', '/robots.txt'])('%s is a plain 404', async (url) => {
    const answer = await get(url)
    expect(answer.statusCode).toBe(404)
    expect(answer.body).not.toContain('<')
  })

  test.each(['/%2e%2e/db.json', '/..%2fdb.json', '/%00', '/%c0%ae', '/assets/%E0%A4%A'])(
    '%s does not leave the site and causes no server error',
    async (url) => {
      const answer = await get(url)
      expect(answer.statusCode).toBeGreaterThanOrEqual(400)
      expect(answer.statusCode).toBeLessThan(500)
      expect(answer.body).not.toContain('vehicles')
    },
  )

  test.each(['/robots.txt/x', '/sw.js/.', '/index.html/x', '/sw.js/x.js', '/manifest.webmanifest/x'])(
    '%s, below a file, does not exist',
    // 308 is for the ones that only differ from an address that is known.
    async (url) => expect([308, 404]).toContain((await get(url)).statusCode),
  )

  test.each(['/', '/vehicles/', '/vehicle/', '/towns/', '/assets/', '/api/vehicles/'])(
    'a name below %s that is longer than a file name may be does not exist',
    async (folder) => {
      for (const length of [190, 251, 300, 5_000]) {
        for (const end of ['', '.js', '.html']) {
          const { statusCode } = await get(`${folder}${'a'.repeat(length)}${end}`)
          expect([308, 404], `${length}${end}`).toContain(statusCode)
        }
      }
    },
  )

  test('an unknown address of the API is JSON', async () => {
    const answer = await get('/api/rentals')
    expect([answer.statusCode, answer.json()]).toEqual([404, { error: 'There’s nothing at this address.' }])
  })

  test.each([
    ['POST', '/inventory', 'GET, HEAD'],
    ['DELETE', '/api/vehicles/ev-city', 'GET, HEAD'],
    ['GET', '/api/contact', 'POST'],
  ] as const)('%s %s is refused, with the methods that the address has', async (method, url, allow) => {
    const answer = await app.inject({ method, url, payload: method === 'GET' ? undefined : 'x' })
    expect([answer.statusCode, answer.headers.allow]).toEqual([405, allow])
    expect(answer.json()).toEqual({ error: `This address answers ${allow} only.` })
  })
})

describe('files', () => {
  test.each([
    ['/assets/app-3f2a1b.js', 'public, max-age=31536000, immutable'],
    ['/sw.js', 'no-cache'],
    ['/manifest.webmanifest', 'no-cache'],
    ['/images/placeholder-480.webp', 'public, max-age=86400'],
  ])('%s may be cached: %s', async (url, expected) => {
    const answer = await get(url)
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, expected])
    expect(answer.headers.etag).toBeDefined()
  })

  test.each([
    ['gzip, deflate, br', 'br'],
    ['gzip', 'gzip'],
    ['identity', undefined],
    ['gzip;q=0', undefined],
    ['br;q=0, gzip;q=0.5', 'gzip'],
    ['br;q=0.000, *;q=0', undefined],
    ['GZIP', 'gzip'],
    ['br;q=0.1, gzip;q=1', 'gzip'],
  ])('with accept-encoding %s the answer is encoded as %s', async (accepted, expected) => {
    for (const url of ['/assets/app-3f2a1b.js', '/towns/scranton', '/vehicle/ev-city']) {
      const answer = await get(url, { 'accept-encoding': accepted })
      expect(answer.headers['content-encoding']).toBe(expected)
      expect(answer.headers.vary).toBe('accept-encoding')
    }
  })

  test('a picture, which has no compressed copy, is sent as it is', async () => {
    const answer = await get('/images/placeholder-480.webp', { 'accept-encoding': 'br' })
    expect([answer.statusCode, answer.headers['content-encoding']]).toEqual([200, undefined])
  })

  test('the compressed not-found page still says 404', async () => {
    const answer = await get('/no/such/page', { 'accept-encoding': 'br' })
    expect([answer.statusCode, answer.headers['content-encoding']]).toEqual([404, 'br'])
  })
})

test('security.txt says where to report a weakness, and until when that holds', async () => {
  const answer = await get('/.well-known/security.txt')
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8'])
  const fields = Object.fromEntries(
    answer.body
      .trim()
      .split('\n')
      .map((line) => line.split(/: (.*)/)),
  )
  expect(fields).toMatchObject({
    Contact: `mailto:${dealer.email.info}`,
    Canonical: `${dealer.url}/.well-known/security.txt`,
  })
  const days = (Date.parse(fields.Expires) - Date.now()) / 86_400_000
  expect(days).toBeGreaterThan(90)
  expect(days).toBeLessThan(365)
})
