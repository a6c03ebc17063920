import type { Page } from 'playwright/test'
import { paths } from '../../src/addresses/paths.ts'
import { expect, readyForOffline, test } from '../fixtures.ts'
import { MODELS, PICTURES } from '../site-vehicles.ts'
import { DRAWN, SLOW_DRAWING, SMALL_WEBGL, turnIt, views } from '../turning.ts'

const nomad = paths.vehicle('denago-nomad')

/** The addresses of all that the caches of the site hold. */
const stored = (page: Page) =>
  page.evaluate(async () => {
    const lists = (await caches.keys()).map(async (name) => (await caches.open(name)).keys())
    return (await Promise.all(lists)).flat().map(({ url }) => url)
  })

test.use({
  ...SMALL_WEBGL,
  serviceWorkers: 'allow',
  expectedErrors: [new RegExp(`${SLOW_DRAWING.source}|denago-rover-xl\\.glb|Failed to fetch`)],
})

test('a cart that was turned is turned again while the server is down', async ({ page, site }) => {
  await page.goto(nomad)
  await readyForOffline(page)
  await turnIt(page).click()
  await expect(views(page)).toBeVisible(DRAWN)
  await expect
    .poll(() => page.evaluate(() => caches.match('/models/denago-nomad.glb').then((found) => found?.ok)))
    .toBe(true)
  await site.stop()
  // Reloaded, the page has the cart in 3-D again.
  await page.reload()
  await expect(views(page)).toBeVisible(DRAWN)
  // Closed by its button, it leaves no entry of its own behind.
  await page.getByRole('button', { name: 'Pictures', exact: true }).click()
  await expect(page).toHaveURL(new RegExp(`${nomad}$`))
  await expect(turnIt(page)).toBeFocused()
  await page.goto(paths.vehicle('denago-rover-xl'))
  await turnIt(page).click()
  await expect(page.getByRole('alert')).toHaveText(/^This cart isn’t saved in 3D on this device yet\./)
})

test('a cart that was turned before the worker was installed is turned again while the server is down', async ({
  page,
  site,
}) => {
  await page.addInitScript(() => {
    const { register } = ServiceWorkerContainer.prototype
    ServiceWorkerContainer.prototype.register = async function (...given) {
      if (!navigator.serviceWorker.controller) {
        await new Promise((resolve) => addEventListener('installs', resolve, { once: true }))
      }
      return register.apply(this, given)
    }
  })
  await page.goto(`${nomad}?view=3d`)
  await expect(views(page)).toBeVisible(DRAWN)
  await page.evaluate(() => dispatchEvent(new Event('installs')))
  await readyForOffline(page)
  for (const file of [/\/models\/denago-nomad\.glb$/, /\/assets\/viewer-[^/]+\.js$/]) {
    await expect.poll(() => stored(page)).toContainEqual(expect.stringMatching(file))
  }
  await site.stop()
  await page.reload()
  await expect(views(page)).toBeVisible(DRAWN)
})

test('with the 3-D models kept, a cart that was never opened is turned while the server is down', async ({
  page,
  site,
}) => {
  await page.goto('/device')
  await readyForOffline(page)
  await page.getByRole('checkbox', { name: /^3D models too, \d+\.\d MB/ }).check()
  await page.getByRole('button', { name: 'Save everything' }).click()
  const status = page.getByRole('main').getByRole('status')
  await expect(status).toContainText('Ready for offline use.')
  await expect(status).toContainText(`${PICTURES} of ${PICTURES} pictures and ${MODELS} of ${MODELS} 3D models, as of`)
  await site.stop()
  await page.goto(nomad)
  await turnIt(page).click()
  await expect(views(page)).toBeVisible(DRAWN)
})
