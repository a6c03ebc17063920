import type { Page } from 'playwright/test'
import { paths } from '../../src/addresses/paths.ts'
import { expect, readyForOffline, test } from '../fixtures.ts'

test.use({
  serviceWorkers: 'allow',
  // What a page asks for that is not stored.
  expectedErrors: [/net::ERR_FAILED|Failed to fetch dynamically imported module/],
})

/** How many files of the site the worker has stored. */
const storedFiles = (page: Page) =>
  page.evaluate(async () => {
    const name = (await caches.keys()).find((each) => each.includes('precache')) ?? ''
    return (await (await caches.open(name)).keys()).length
  })

const opens = async (page: Page, path: string, heading: string) => {
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('data-hydrated')
}

test('with Save-Data the site stores opened pages and little else, and everything on request', async ({
  page,
  site,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true })
  })
  await opens(page, paths.town('moosic'), 'Golf carts in Moosic')
  await readyForOffline(page)
  // The first page was opened before there was a worker.
  await expect.poll(() => storedFiles(page)).toBeGreaterThan(10)
  await opens(page, paths.services, 'Service and repair')
  await page.waitForLoadState('networkidle')
  expect(await storedFiles(page)).toBeLessThan(100)

  await site.stop()
  await opens(page, paths.services, 'Service and repair')
  await opens(page, paths.town('moosic'), 'Golf carts in Moosic')
  await page.goto(paths.about)
  await expect(page.getByText('isn’t saved on this device yet')).toBeVisible()

  await site.start()
  await page.goto(paths.device)
  await expect(page.getByText('Data saver is on, so pages save as you open them.')).toBeVisible()
  await page.getByRole('button', { name: 'Save everything' }).click()
  await expect(page.getByText('Ready for offline use.')).toBeVisible()
  await site.stop()
  await opens(page, paths.about, 'About us')
})
