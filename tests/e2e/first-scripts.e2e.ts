import { paths } from '../../src/addresses/paths.ts'
import { expect, test } from '../fixtures.ts'
import { hold } from '../hold.ts'

/** Whether the entry script has run: from then on it holds install prompts. */
const hasEntryRun = () => !dispatchEvent(new Event('beforeinstallprompt', { cancelable: true }))

test('the page requests its scripts once the first picture has loaded, even before the stylesheet', async ({
  page,
}) => {
  const letStylesheetCome = await hold(page, '**/assets/index-*.css')
  const libraries: string[] = []
  page.on('request', (request) => {
    if (/\/assets\/base-/.test(request.url())) libraries.push(request.url())
  })
  await page.goto(paths.home, { waitUntil: 'commit' })
  await expect.poll(() => libraries).toHaveLength(1)
  expect(await page.evaluate(hasEntryRun)).toBe(false)
  letStylesheetCome()
  await expect(page.locator('html[data-hydrated]')).toBeAttached()
  expect(libraries).toHaveLength(1)
})

test('a page whose scripts have to read the query shows its heading at once', async ({ page }) => {
  await hold(page, /\/assets\/start-/)
  await page.goto(paths.inventorySeats(4), { waitUntil: 'commit' })
  await expect(page.getByRole('heading', { level: 1, name: 'Inventory' })).toBeVisible()
})
