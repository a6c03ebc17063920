import type { Page } from 'playwright/test'
import { paths } from '../../src/addresses/paths.ts'
import { towns } from '../../src/content/towns.ts'
import { endpoints } from '../../src/contract/endpoints.ts'
import { type ErrorReport, errorReportSchema } from '../../src/contract/error-report.ts'
import { expect, test } from '../fixtures.ts'

// Code that a browser cannot run: it lacks a method, or does not know the syntax. The server takes a few reports a minute.
test.use({ expectedErrors: [/is not (?:a function|defined)|Invalid regular expression|status of 429.*\/api\/errors/] })

const town = paths.town('scranton')

/** Every report that the page sends. */
function reportsOf(page: Page): ErrorReport[] {
  const reports: ErrorReport[] = []
  page.on('request', (sent) => {
    if (sent.url().endsWith(endpoints.errors)) reports.push(errorReportSchema.parse(sent.postDataJSON()))
  })
  return reports
}

/** Serves a chunk that no browser can parse. */
async function breakSyntax(page: Page, chunk: RegExp) {
  await page.route(chunk, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'export const lastWord = /(?<= ' }),
  )
  await page.addInitScript(() => {
    for (const type of ['error', 'unhandledrejection'])
      addEventListener(type, () => document.documentElement.setAttribute('data-failed', ''))
  })
}

/** Resolves when the page was loaded once more, as it is for each chunk that fails, and has failed again. */
async function failsAgain(page: Page) {
  await page.waitForFunction(
    () => (performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming).type === 'reload',
  )
  await expect(page.locator('html[data-failed]')).toBeAttached()
}

/** Code of the page calls it, and neither React nor the router does. */
const lackDirections = (page: Page) => page.addInitScript(() => Reflect.deleteProperty(Math, 'atan2'))

/** Follows a link of the page, and sees that it opens a new document. */
async function followsLink(page: Page, link: ReturnType<Page['getByRole']>) {
  await page.evaluate(() => Object.assign(window, { isFirstDocument: true }))
  const href = await link.getAttribute('href')
  await link.click()
  await expect(page).toHaveURL(href ?? '')
  await page.waitForFunction(() => !('isFirstDocument' in window))
}

const brokenPage = (page: Page) => page.getByText('We couldn’t show this page.')

test('a page that cannot be hydrated stays as it was prerendered, and is reported once', async ({ page }) => {
  await lackDirections(page)
  const reports = reportsOf(page)
  await page.goto(town)
  await expect.poll(() => reports.length).toBe(1)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Scranton')
  await expect(brokenPage(page)).toHaveCount(0)
  await expect(page.locator('main a[href^="tel:"]').first()).toBeVisible()
  await followsLink(page, page.getByRole('main').locator(`a[href="${paths.inventory}"]`).first())
  expect(reports).toMatchObject([{ name: 'TypeError' }])
})

test('a page whose first effects fail stays as it was prerendered', async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(window, 'IntersectionObserver'))
  const reports = reportsOf(page)
  await page.goto(paths.vehicle('denago-rover-xl'))
  await expect.poll(() => reports.length).toBe(1)
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toContainText('Rover XL')
  // The shell around it still works, and renders again.
  await page.evaluate(() => {
    location.hash = 'features'
  })
  await expect(page).toHaveURL(/#features$/)
  await expect(heading).toContainText('Rover XL')
  await expect(brokenPage(page)).toHaveCount(0)
})

test('a page whose code cannot be parsed stays as it was prerendered', async ({ page }) => {
  await breakSyntax(page, /\/assets\/home-[^/]*\.js$/)
  await page.goto(paths.home, { waitUntil: 'load' })
  await failsAgain(page)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Quiet miles')
  await followsLink(page, page.getByRole('main').locator('a[href^="/inventory"]').first())
})

test('a page stays when nothing around it can be hydrated', async ({ page }) => {
  // What restores the scroll position calls it, in the shell around the page.
  await page.addInitScript(() => Reflect.deleteProperty(Performance.prototype, 'getEntriesByType'))
  const reports = reportsOf(page)
  await page.goto(paths.about, { waitUntil: 'load' })
  await expect.poll(() => reports.length).toBe(1)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('banner')).toBeVisible()
  await followsLink(page, page.getByRole('navigation', { name: 'Main' }).getByRole('link').first())
})

test('a page stays when its scripts cannot be parsed at all', async ({ page }) => {
  await breakSyntax(page, /\/assets\/start-[^/]*\.js$/)
  await page.goto(paths.home, { waitUntil: 'load' })
  await failsAgain(page)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Quiet miles')
  await followsLink(page, page.getByRole('navigation', { name: 'Main' }).getByRole('link').first())
})

test('a page whose form cannot be hydrated stays as it was prerendered, says so, and its header works', async ({
  page,
}) => {
  // The form draws its random id.
  await page.addInitScript(() => {
    for (const name of ['randomUUID', 'getRandomValues']) Reflect.deleteProperty(Crypto.prototype, name)
  })
  await page.goto(paths.contact)
  await page.getByLabel('First name').fill('Ada')
  await expect(page.getByText('This form didn’t load')).toBeVisible()
  await expect(page.getByLabel('First name')).toHaveValue('Ada')
  await expect(brokenPage(page)).toHaveCount(0)
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link').first().click()
  await expect(page.getByRole('heading', { level: 1 })).not.toContainText('Contact')
  await expect(page.getByText('This form didn’t load')).toHaveCount(0)
})

test('a map that cannot be drawn stays as it was prerendered', async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(Math, 'hypot'))
  const reports = reportsOf(page)
  await page.goto(paths.about)
  const map = page.getByLabel(`Map of the ${towns.length} municipalities we serve`)
  // The map's code waits for a visitor, and begins to do so some time after the page is hydrated.
  let x = 100
  const movesOn = async () => {
    await page.mouse.move(x++, 100)
    return reports.length
  }
  await expect.poll(movesOn).toBe(1)
  await expect(map).toBeAttached()
  await expect(brokenPage(page)).toHaveCount(0)
})

test('a page with a form that does not work says so', async ({ page }) => {
  await breakSyntax(page, /\/assets\/contact-(?!form|page)[^/]*\.js$/)
  await page.goto(paths.contact, { waitUntil: 'load' })
  await failsAgain(page)
  await expect(page.getByText('This form didn’t load')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(brokenPage(page)).toHaveCount(0)
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Rentals' }).click()
  await expect(page).toHaveURL(paths.rentals)
  await expect(page.getByText('This form didn’t load')).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
})

test('a page that breaks after a navigation inside the site says so, with links and a phone number', async ({
  page,
}) => {
  // Pages without a map of the towns have them in the footer.
  await page.goto(paths.inventory)
  await page.evaluate(() => Reflect.deleteProperty(Math, 'atan2'))
  const footer = page.getByRole('contentinfo')
  await footer.getByText('Towns we serve').click()
  await footer.getByRole('link', { name: /^Archbald/ }).click()
  const alert = page.getByRole('alert')
  await expect(alert).toContainText('We couldn’t show this page.')
  await expect(alert.locator('a[href^="tel:"]')).toBeVisible()
  await followsLink(page, alert.getByRole('link', { name: 'inventory' }))
})
