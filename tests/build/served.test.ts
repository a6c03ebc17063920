import { load } from 'cheerio'
import { afterAll, describe, expect, test } from 'vitest'
import { testApp } from '../../server/test-site.ts'
import { paths } from '../../src/addresses/paths.ts'
import { denago } from '../../src/content/brands/denago-brand.ts'
import { evolution } from '../../src/content/brands/evolution-brand.ts'
import { dealer } from '../../src/content/dealer.ts'
import { featuredRefs } from '../../src/content/home-page.ts'
import { findVehicle, referencesOf } from '../../src/contract/vehicle-lookup.ts'
import { vehicles } from './built-site.ts'

// The built site behind its own server.
const { app, stop } = await testApp({
  siteDir: 'dist',
  catalogueFile: process.env.CATALOGUE_FILE ?? 'mock-api/db.json',
})
afterAll(stop)

const get = async (url: string) => {
  const { statusCode, headers, body } = await app.inject({ url })
  return { statusCode, headers, page: load(body) }
}

const titleCase = (ref: string) => ref.replace(/(^|-)\w/g, (letter) => letter.toUpperCase())

/** What the specification names: the featured carts by their slugs, the models of the brand pages. */
const named = [
  ...featuredRefs.map((ref) => [paths.featuredVehicle(ref), findVehicle(vehicles, ref)?.name ?? ''] as const),
  ...[denago, evolution].flatMap(({ name, lineup }) =>
    lineup.map((model) => [paths.vehicle(model.ref), `${name} ${model.name}`] as const),
  ),
]

/** Every reference of a vehicle, as it is and in other letters, by both routes. */
const addressesOf = (vehicle: (typeof vehicles)[number]) =>
  referencesOf(vehicle)
    .flatMap((ref) => [ref, ref.toUpperCase(), titleCase(ref)])
    .flatMap((ref) => [paths.vehicle(ref), paths.featuredVehicle(ref)])

describe('a vehicle', () => {
  test.each(vehicles)(
    '$name is answered with its page at every reference, by both routes and in any case',
    async (vehicle) => {
      const addresses = addressesOf(vehicle)
      expect(addresses.length).toBeGreaterThanOrEqual(12)
      for (const path of addresses) {
        const { statusCode, page } = await get(path)
        expect([path, statusCode, page('h1').text()]).toEqual([path, 200, vehicle.name])
      }
    },
  )

  test('that the specification names has its page', async () => {
    expect(named).toHaveLength(3 + 6 + 6)
    for (const [path, name] of named) expect((await get(path)).page('h1').text(), path).toBe(name)
  })
})

describe('an address without a page', () => {
  test.each([
    ['/no/such/page', '404 Page Not Found'],
    ['/towns/nowhere', 'Municipality not found'],
    ['/nowhere-golf-carts', 'Municipality not found'],
    ['/rentals/nowhere', 'Municipality not found'],
  ])('%s says so with status 404, and asks search engines not to list it', async (path, heading) => {
    const { statusCode, page } = await get(path)
    expect([statusCode, page('h1').text()]).toEqual([404, heading])
    expect(page('meta[name=robots]').attr('content')).toBe('noindex')
    expect(page('link[rel=canonical]')).toHaveLength(0)
  })

  test('of a vehicle says so without scripts, with the name of the dealer', async () => {
    const { statusCode, page } = await get('/vehicles/never-was')
    expect([statusCode, page('title').text()]).toEqual([404, `Vehicle Not Found | ${dealer.name}`])
    expect(page('meta[name=robots]').attr('content')).toBe('noindex')
    const words = load(page('noscript').html() ?? '')
    expect(words('h1').text()).toBe('Vehicle Not Found')
    expect(words('main').text()).toContain("The vehicle you're looking for doesn't exist or has been removed.")
    expect(words(`main a[href="${paths.inventory}"]`).text()).toBe('Back to Inventory')
    expect(words('main article')).toHaveLength(3)
  })

  test('outside all sections has the question that the specification gives', async () => {
    expect((await get('/no/such/page')).page('main').text()).toContain('Did you forget to add the page to the router?')
  })
})

test('the second slug of Scranton opens its page, whose canonical address has the first', async () => {
  const { statusCode, page } = await get('/towns/scranton-city')
  expect([statusCode, page('h1').text()]).toEqual([200, 'Golf carts in Scranton City'])
  expect(page('link[rel=canonical]').attr('href')).toBe(`${dealer.url}/towns/scranton`)
})

test('an old address of the privacy page leads to the new one', async () => {
  const { statusCode, headers } = await get('/privacy-policy')
  expect([statusCode, headers.location]).toEqual([308, paths.privacy])
})

test('an iPhone finds its icon and its name', async () => {
  const { page } = await get(paths.home)
  const address = page('link[rel="apple-touch-icon"]').attr('href') ?? ''
  expect(address).toMatch(/^\/assets\/apple-touch-icon-[\w-]{8}\.png$/)
  const icon = await get(address)
  expect([icon.statusCode, icon.headers['content-type']]).toEqual([200, 'image/png'])
  expect(page('meta[name="apple-mobile-web-app-title"]').attr('content')).toMatch(/\S/)
})
