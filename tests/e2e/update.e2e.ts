import type { Page } from 'playwright/test'
import { expect, readyForOffline } from '../fixtures.ts'
import { deployNewVersion } from '../new-version.ts'
import { test } from '../short-install.ts'

const newHome = (page: Page) => page.locator('body[data-version="new"]')
const prompt = (page: Page) => page.getByRole('status').filter({ hasText: 'New version ready.' })
/**
 * The page asks for a new version whenever the connection comes back, once it has registered the worker: a worker can
 * control the page before that, so the connection comes back until the page has asked.
 */
const lookForUpdate = (page: Page) =>
  expect(async () => {
    await page.evaluate(() => window.dispatchEvent(new Event('online')))
    await expect(prompt(page)).toBeVisible({ timeout: 2_000 })
  }).toPass()

/**
 * The first user input loads the lower half of the home page. The press on "Reload" would be that input, and a request fails
 * that is on its way while the browser stops the old worker.
 */
const loadLowerHalf = (page: Page) =>
  expect(async () => {
    await page.mouse.wheel(0, 400)
    await expect(page.getByText(/^(Open until|Closed, opens)/)).toHaveCount(3, { timeout: 1_000 })
  }).toPass()

test('a new version waits until the visitor agrees', async ({ page, siteCopy }) => {
  const copy = await siteCopy()
  const { server } = copy
  await page.goto(server.url)
  await readyForOffline(page)
  await expect(prompt(page)).toBeHidden()

  await deployNewVersion(copy)
  await page.evaluate(() => Object.assign(window, { untouched: true }))
  await lookForUpdate(page)
  await expect(prompt(page)).toBeVisible()
  expect(await page.evaluate(() => 'untouched' in window), 'the page was not reloaded').toBe(true)

  await page.reload()
  await expect(newHome(page)).not.toBeAttached()

  await loadLowerHalf(page)
  await prompt(page).getByRole('button', { name: 'Reload' }).click()
  await expect(newHome(page)).toBeAttached()
  await expect(prompt(page)).toBeHidden()
})

test('a second tab goes on with the version it has, offline too, until somebody agrees there', async ({
  context,
  page,
  siteCopy,
}) => {
  const copy = await siteCopy()
  const { server } = copy
  await page.goto(server.url)
  await readyForOffline(page)
  const other = await context.newPage()
  await other.goto(server.url)
  await readyForOffline(other)
  for (const tab of [page, other]) await loadLowerHalf(tab)

  const oldChunk = await deployNewVersion(copy)
  await other.evaluate(() => Object.assign(window, { untouched: true }))
  await lookForUpdate(page)
  await prompt(page).getByRole('button', { name: 'Reload' }).click()
  await expect(newHome(page)).toBeAttached()

  await server.stop()
  // The browser's own cache would hide whether the worker still has what the other tab may ask for.
  await (await context.newCDPSession(other)).send('Network.clearBrowserCache')
  await expect(prompt(other)).toBeVisible()
  expect(await other.evaluate(() => 'untouched' in window), 'the other tab was not reloaded').toBe(true)
  expect(await other.evaluate(async (url) => (await fetch(url)).status, oldChunk)).toBe(200)
  await prompt(other).getByRole('button', { name: 'Reload' }).click()
  await expect(newHome(other)).toBeAttached()
})
