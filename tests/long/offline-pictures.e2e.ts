import type { Locator } from 'playwright/test'
import { expect, readyForOffline, test } from '../fixtures.ts'
import { vehicles } from '../site-vehicles.ts'
import { fronts, saveData, storedOf, visitAndStore } from '../stored-pictures.ts'

test.use({ serviceWorkers: 'allow' })

const isShown = (picture: Locator) =>
  picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0)

test('after one visit to the home page every cart has its front picture, while the server is down', async ({
  page,
  site,
}) => {
  await visitAndStore(page)
  const stored = await storedOf(page, fronts)
  expect(stored.reduce((sum, [, size]) => sum + size, 0)).toBeLessThanOrEqual(200_000)
  const tooEarly = await page.evaluate(() => {
    const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
    const asked = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
    return asked.filter(
      ({ name, initiatorType, startTime }) =>
        name.includes('/carts/') && initiatorType === 'fetch' && startTime < (navigation?.loadEventEnd ?? 0),
    ).length
  })
  expect(tooEarly).toBe(0)

  await site.stop()
  await page.goto('/inventory')
  const cards = page.getByRole('main').getByRole('article')
  for (const [index] of vehicles.entries()) {
    const card = cards.nth(index)
    await card.scrollIntoViewIfNeeded()
    await expect.poll(() => isShown(card.getByRole('img'))).toBe(true)
  }
})

test('with Save-Data the page stores no pictures that nobody asked for', async ({ page }) => {
  await saveData(page)
  await page.goto('/')
  await readyForOffline(page)
  await expect
    .poll(() => page.evaluate(async () => (await (await caches.open('pictures')).keys()).length))
    .toBeGreaterThan(0)
  await page.waitForLoadState('networkidle')
  expect(await page.evaluate(async () => (await (await caches.open('kept-pictures')).keys()).length)).toBe(0)
})

test('a missing picture names its cart, and loads by itself when the connection returns', async ({ page, site }) => {
  await visitAndStore(page)
  await site.stop()
  await page.goto('/vehicles/denago-nomad')
  const track = page.getByRole('group', { name: 'Pictures of the Denago Nomad' })
  await expect.poll(() => isShown(track.getByRole('img', { name: /front left/ }))).toBe(true)
  await page.getByRole('radio', { name: /from the left/ }).check()
  const side = track.getByRole('img', { name: /from the left/ })
  await expect(side).toHaveAccessibleName(/no picture yet/)
  await expect(side).toContainText('Denago Nomad')

  await site.start()
  await page.evaluate(() => window.dispatchEvent(new Event('online')))
  await expect(side).not.toHaveAccessibleName(/no picture yet/)
  await expect.poll(() => isShown(side)).toBe(true)
})
