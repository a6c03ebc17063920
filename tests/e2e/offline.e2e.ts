import { readdirSync } from 'node:fs'
import type { Page } from 'playwright/test'
import database from '../../mock-api/db.json' with { type: 'json' }
import { referencesOf } from '../../src/contract/vehicle-lookup.ts'
import { expect, readyForOffline, test } from '../fixtures.ts'

test.use({ serviceWorkers: 'allow' })

const { vehicles } = database

/** One visit to the home page, as somebody does who then drives to the lake. */
async function visitHome(page: Page) {
  await page.goto('/')
  await readyForOffline(page)
  // The pictures that the visit showed are handed to the worker once it is in charge.
  await expect
    .poll(() => page.evaluate(async () => (await (await caches.open('pictures')).keys()).length))
    .toBeGreaterThan(0)
}

test('after one visit to the home page a visitor browses the whole site with the server gone', async ({
  page,
  site,
}) => {
  test.setTimeout(120_000)
  await visitHome(page)
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

  await test.step('every vehicle, opened by its address', async () => {
    for (const { id, name } of vehicles) {
      await page.goto(`/vehicles/${id}`)
      await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
    }
  })

  await test.step('the other address of a vehicle', async () => {
    await page.goto('/vehicle/EV-City')
    await expect(page.getByRole('heading', { level: 1, name: 'Denago EV City' })).toBeVisible()
  })

  await test.step('addresses of a page that are not its one address', async () => {
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
})

test.describe('a vehicle that does not exist', () => {
  // The worker answers as the API does, and the browser notes every 404.
  test.use({ expectedErrors: [/no-such-cart/] })

  test('is not found offline either', async ({ page, site }) => {
    await visitHome(page)
    await site.stop()
    await page.goto('/vehicles/no-such-cart')
    await expect(page.getByRole('heading', { name: 'Vehicle Not Found' })).toBeVisible()
  })
})

test('a phone that never showed the home page has its picture offline', async ({ page, site }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/inventory')
  await readyForOffline(page)
  await site.stop()
  await page.goto('/')
  const picture = page.getByRole('img', { name: /a blue electric cart/ })
  await expect
    .poll(() => picture.evaluate((img: HTMLImageElement) => img.complete && img.naturalWidth))
    .toBeGreaterThan(0)
})

test('every reference opens its vehicle offline', async ({ page, site }) => {
  await page.goto('/')
  await readyForOffline(page)
  await site.stop()
  for (const vehicle of vehicles) {
    for (const ref of referencesOf(vehicle).flatMap((each) => [each, each.toUpperCase()])) {
      const answer = await page.evaluate(async (path) => (await fetch(path)).json(), `/api/vehicles/${ref}`)
      expect(answer, ref).toMatchObject({ id: vehicle.id })
    }
  }
})

test('every static page is there offline, at its address and with any query', async ({ page, site }) => {
  await page.goto('/')
  await readyForOffline(page)
  await site.stop()
  const pages = readdirSync('dist', { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.html') && !file.startsWith('vehicles/'),
  )
  for (const file of pages) {
    const path = `/${file.replace(/\.html$/, '').replace(/^index$/, '')}?from=lake`
    const status = await page.evaluate(async (url) => (await fetch(url)).status, path)
    expect([path, status]).toEqual([path, 200])
  }
})

test('a picture that was not stored is replaced, never broken', async ({ page, site }) => {
  await visitHome(page)
  const pictureOf = (path: string) =>
    page.evaluate(async (url) => {
      const response = await fetch(url).catch(() => undefined)
      return response && { url: response.url, size: (await response.blob()).size }
    }, path)
  const placeholder = await pictureOf('/images/placeholder-480.webp')
  const seen = await page.evaluate(
    async () =>
      (await (await caches.open('pictures')).keys())
        .map(({ url }) => new URL(url).pathname)
        .find((path) => path.includes('/carts/')) ?? '',
  )
  const stored = await pictureOf(seen)
  await site.stop()

  expect(await pictureOf(seen), 'a picture that was seen').toEqual(stored)
  const otherWidth = seen.replace(/-\d+\.(avif|webp)$/, '-1.avif')
  expect((await pictureOf(otherWidth))?.size, 'the same picture in another size').toBe(stored?.size)
  expect((await pictureOf('/images/carts/denago-nomad/rear-1200.avif'))?.size, 'another picture').toBe(
    placeholder?.size,
  )

  await page.goto('/inventory')
  for (const picture of await page.locator('main img').all()) {
    await picture.scrollIntoViewIfNeeded()
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  }
})

test('a picture of another site is kept as well', async ({ page, context }) => {
  const foreign = 'https://photos.example.com/cart.png'
  let asked = 0
  await context.route(foreign, (route) => {
    asked += 1
    return route.fulfill({ path: 'public/icons/icon-192.png', contentType: 'image/png' })
  })
  await page.goto('/')
  await readyForOffline(page)
  const widthOf = () =>
    page.evaluate(async (src) => {
      const image = Object.assign(new Image(), { src })
      await image.decode()
      return image.naturalWidth
    }, foreign)
  expect(await widthOf()).toBe(192)
  await expect
    .poll(() => page.evaluate(async () => (await (await caches.open('pictures-elsewhere')).keys()).length))
    .toBe(1)
  await page.reload()
  expect(await widthOf()).toBe(192)
  expect(asked).toBe(1)
})

test('the widget says that the site is offline and how old the prices are, and when it is back', async ({
  page,
  site,
}) => {
  await page.goto('/inventory')
  await readyForOffline(page)
  await site.stop()
  await page.reload()
  const widget = page.getByRole('status').filter({ hasText: 'line.' })
  await expect(widget).toContainText(/Offline\. Prices as of \d+:\d\d [AP]M/)

  await site.start()
  await page.evaluate(() => window.dispatchEvent(new Event('online')))
  await expect(widget).toContainText('Back online.')
})

test('an answer from the store is as old as it was', async ({ page, site }) => {
  await page.goto('/inventory')
  await readyForOffline(page)
  const dateOf = (path: string) => page.evaluate(async (url) => (await fetch(url)).headers.get('date'), path)
  const list = await dateOf('/api/vehicles')
  await site.stop()
  expect(await dateOf('/api/vehicles')).toBe(list)
  expect(await dateOf('/api/vehicles/ev-city'), 'a vehicle taken from the list').toBe(list)
})
