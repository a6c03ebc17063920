import { readdirSync } from 'node:fs'
import type { Page } from 'playwright/test'
import { paths } from '../../src/addresses/paths.ts'
import { featuredRefs } from '../../src/content/home-page.ts'
import { findVehicle, referencesOf } from '../../src/contract/vehicle-lookup.ts'
import { expect, readyForOffline, test } from '../fixtures.ts'
import { vehicles } from '../site-vehicles.ts'
import { frontsStored } from '../stored-pictures.ts'

test.use({ serviceWorkers: 'allow' })

const titleCase = (ref: string) => ref.replace(/(^|-)\w/g, (letter) => letter.toUpperCase())

/** One visit to the home page, like that of a salesperson who then drives to the lake. */
async function visitHome(page: Page) {
  await page.goto('/')
  await readyForOffline(page)
  // The pictures that the visit showed are handed to the worker once it is in charge.
  await expect
    .poll(() => page.evaluate(async () => (await (await caches.open('pictures')).keys()).length))
    .toBeGreaterThan(0)
  await frontsStored(page)
}

const pictureOf = (page: Page, path: string) =>
  page.evaluate(async (url) => {
    const response = await fetch(url).catch(() => undefined)
    return response && { url: response.url, size: (await response.blob()).size }
  }, path)

test.describe('after one visit to the home page', () => {
  // The worker answers as the API does, and the browser notes every 404.
  test.use({ expectedErrors: [/no-such-cart/] })

  test('a visitor browses the whole site while the server is down', async ({ page, site }) => {
    await visitHome(page)
    const seen = await page.evaluate(
      async () =>
        (await (await caches.open('pictures')).keys())
          .map(({ url }) => new URL(url).pathname)
          .find((path) => path.includes('/carts/')) ?? '',
    )
    const stored = await pictureOf(page, seen)
    await site.stop()

    const total = vehicles.length
    await test.step('from the home page to the inventory', async () => {
      await page.getByRole('main').getByRole('link', { name: 'View Inventory' }).first().click()
      await expect(page).toHaveURL('/inventory')
      await expect(page.getByText(`Showing ${total} of ${total} total vehicles`)).toBeVisible()
    })

    await test.step('the inventory by its address, filtered', async () => {
      const denagos = vehicles.filter(({ brand }) => brand === 'denago').length
      await page.goto('/inventory?brand=denago')
      await expect(page.getByText(`Showing ${denagos} of ${total} total vehicles`)).toBeVisible()
    })

    await test.step('the first and the last vehicle, opened by their addresses', async () => {
      for (const { id, name } of [vehicles[0], vehicles.at(-1)].filter((vehicle) => !!vehicle)) {
        await page.goto(`/vehicles/${id}`)
        await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
      }
    })

    await test.step('the other address of a vehicle', async () => {
      await page.goto('/vehicle/EV-City')
      await expect(page.getByRole('heading', { level: 1, name: 'Denago EV City' })).toBeVisible()
    })

    await test.step('other addresses of a page', async () => {
      for (const [typed, address] of [
        ['/inventory.html?brand=denago', '/inventory?brand=denago'],
        ['/towns/archbald/', '/towns/archbald'],
        ['/Scranton-Golf-Carts', '/scranton-golf-carts'],
        ['/terms-of-service', '/terms'],
      ] as const) {
        await page.goto(typed)
        await expect(page).toHaveURL(address)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      }
    })

    await test.step('a page that does not exist', async () => {
      await page.goto('/no/such/page')
      await expect(page.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible()
    })

    await test.step('a vehicle that does not exist', async () => {
      await page.goto('/vehicles/no-such-cart')
      await expect(page.getByRole('heading', { name: 'Vehicle Not Found' })).toBeVisible()
    })

    await test.step('every static page, at its address and with any query', async () => {
      const pages = readdirSync('dist', { recursive: true, encoding: 'utf8' }).filter(
        (file) => file.endsWith('.html') && !/^(?:vehicles|first-visit)\/|^vehicle-404\.html$/.test(file),
      )
      const addresses = pages.map((file) => `/${file.replace(/\.html$/, '').replace(/^index$/, '')}?from=lake`)
      const statuses = await page.evaluate(
        (urls) => Promise.all(urls.map(async (url) => [url, (await fetch(url)).status])),
        addresses,
      )
      expect(statuses).toEqual(addresses.map((address) => [address, 200]))
    })

    await test.step('every reference of every vehicle', async () => {
      const references = vehicles.flatMap((vehicle) =>
        referencesOf(vehicle).flatMap((ref) => [ref, ref.toUpperCase()].map((each) => [each, vehicle.id] as const)),
      )
      const found = await page.evaluate(
        (refs) => Promise.all(refs.map(async (ref) => [ref, (await (await fetch(`/api/vehicles/${ref}`)).json()).id])),
        references.map(([ref]) => ref),
      )
      expect(found).toEqual(references)
    })

    await test.step('each kind of reference, by both routes', async () => {
      // One with its brand in the name, one with a plus sign in it, and one whose id is not a slug.
      for (const id of ['denago-rover-xl6', 'evolution-d5-ranger-2-plus-2', featuredRefs[0]]) {
        const vehicle = findVehicle(vehicles, id ?? '')
        if (!vehicle) throw new Error('The catalogue has no such unit')
        for (const [index, reference] of referencesOf(vehicle).entries()) {
          const ref = index % 4 < 2 ? reference : titleCase(reference)
          const path = index % 2 ? paths.featuredVehicle(ref) : paths.vehicle(ref)
          await page.goto(path)
          await expect(page.getByRole('heading', { level: 1 }), path).toHaveText(vehicle.name)
          await expect(page).toHaveTitle(new RegExp(vehicle.name.replace('+', '\\+')))
        }
      }
    })

    await test.step('a picture that was not stored is replaced by the same one in another size', async () => {
      expect(await pictureOf(page, seen), 'a picture that was seen').toEqual(stored)
      const otherWidth = seen.replace(/-\d+\.(avif|webp)$/, '-9999.avif')
      expect((await pictureOf(page, otherWidth))?.size, 'the same picture in another size').toBe(stored?.size)
      const another = await pictureOf(page, '/images/carts/denago-nomad/rear-1200.avif')
      expect(another, 'a picture that is stored in no size').toBeUndefined()

      await page.goto('/inventory')
      for (const picture of await page.locator('main img').all()) {
        await picture.scrollIntoViewIfNeeded()
        await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
      }
    })
  })
})

test('a phone without a network says so and how old the prices are, has the picture of a page that it never showed, and notices when the network is back', async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/inventory')
  await readyForOffline(page)
  const dateOf = (path: string) => page.evaluate(async (url) => (await fetch(url)).headers.get('date'), path)
  const storedDate = () => page.evaluate(async () => (await caches.match('/api/vehicles'))?.headers.get('date') ?? null)
  // A page that the worker controls from the start does not ask it to read the list by itself.
  await page.reload()
  let list: string | null = null
  // The worker answers first and stores then.
  await expect(async () => {
    list = await dateOf('/api/vehicles')
    expect(await storedDate()).toBe(list)
  }).toPass()
  await site.stop()
  expect(await dateOf('/api/vehicles'), 'an answer from the store is as old as it was').toBe(list)
  expect(await dateOf('/api/vehicles/ev-city'), 'a vehicle taken from the list').toBe(list)

  await page.reload()
  const widget = page.getByRole('status').filter({ hasText: /server|online/ })
  await expect(widget).toContainText(/We can’t reach our server\. ?Prices as of \d+:\d\d [AP]M/)

  await page.goto('/')
  const picture = page.getByRole('img', { name: /a blue electric cart/ })
  // A landscape in its place would put its cart under the words.
  await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalHeight > img.naturalWidth)).toBe(true)

  await page.goto('/inventory')
  await expect(widget).toContainText('We can’t reach our server.')
  await site.start()
  await page.evaluate(() => window.dispatchEvent(new Event('online')))
  await expect(widget).toContainText('Back online.')
})
