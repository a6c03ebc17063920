import type { Page } from 'playwright/test'
import { paths } from '../../src/addresses/paths.ts'
import { expect, test } from '../fixtures.ts'
import { hold } from '../hold.ts'

const PICTURES = '**/images/**'
const hydrated = (page: Page) => page.locator('html[data-hydrated]')

/** Opens `path` on a line that brings no pictures. Returns the scripts asked for, and what lets the pictures come. */
async function openWithoutPicture(page: Page, path: string) {
  const now = Date.now()
  await page.clock.install({ time: now })
  await page.clock.pauseAt(now + 1_000)
  const scripts: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname)
  })
  const letPicturesCome = await hold(page, PICTURES)
  const asked = page.waitForRequest(PICTURES)
  await page.goto(path, { waitUntil: 'commit' })
  await asked
  await expect.poll(() => page.evaluate(paints)).toContain('first-contentful-paint')
  await expect.poll(() => page.evaluate(hasEntryRun)).toBe(true)
  return { scripts, letPicturesCome }
}

/** What the browser says it has painted; `performance` itself belongs to the stopped clock. */
function paints(): string[] {
  const observer = new PerformanceObserver(() => {})
  observer.observe({ type: 'paint', buffered: true })
  return observer.takeRecords().map(({ name }) => name)
}

/** Whether the entry script has run, and so the wait for the first picture has begun: from then on it holds install prompts. */
const hasEntryRun = () => !dispatchEvent(new Event('beforeinstallprompt', { cancelable: true }))

const isMain = (path: string) => /^\/assets\/base-/.test(path)

test('the scripts leave the line to the first picture', async ({ page }) => {
  const { scripts, letPicturesCome } = await openWithoutPicture(page, paths.home)
  expect(scripts.filter(isMain)).toEqual([])
  letPicturesCome()
  await expect(hydrated(page)).toBeAttached()
  expect(scripts.filter(isMain)).toHaveLength(1)
})

test('the scripts are asked for once the first picture has come, though the stylesheet that they wait for has not', async ({
  page,
}) => {
  const letStylesheetCome = await hold(page, '**/assets/index-*.css')
  const scripts: string[] = []
  page.on('request', (request) => scripts.push(new URL(request.url()).pathname))
  await page.goto(paths.home, { waitUntil: 'commit' })
  await expect.poll(() => scripts.filter(isMain)).toHaveLength(1)
  expect(await page.evaluate(hasEntryRun)).toBe(false)
  letStylesheetCome()
  await expect(hydrated(page)).toBeAttached()
  expect(scripts.filter(isMain)).toHaveLength(1)
})

test('a first picture that does not come holds nothing up for more than a second', async ({ page }) => {
  const { scripts } = await openWithoutPicture(page, paths.home)
  await page.clock.runFor(900)
  expect(scripts.filter(isMain)).toEqual([])
  await page.clock.runFor(200)
  await expect(hydrated(page)).toBeAttached()
})

test('a page that its scripts have to uncover waits for no picture, and says at once which page it is', async ({
  page,
}) => {
  await hold(page, /\/assets\/start-/)
  const { scripts } = await openWithoutPicture(page, paths.inventorySeats(4))
  await expect(page.getByRole('heading', { level: 1, name: 'Inventory' })).toBeVisible()
  await expect.poll(() => scripts.filter(isMain)).toHaveLength(1)
})
