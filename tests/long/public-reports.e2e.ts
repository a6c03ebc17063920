import type { Page } from 'playwright/test'
import { paths } from '../../src/addresses/paths.ts'
import { draftOf, fillIn, leaveDraft, messageField, sendButton } from '../contact-page.ts'
import { expect, readyForOffline, test } from '../fixtures.ts'
import { PAYLOAD } from '../inquiry.ts'
import { shapes } from '../page-shapes.ts'
import { test as workerTest } from '../short-install.ts'
import { priceOf } from '../site-vehicles.ts'

// Kinds of defects that users of other sites have reported in public. docs/browsers.md names one report of each.

const title = (page: Page) => page.getByRole('heading', { level: 1 })

workerTest('an address with the marks of advertisers opens without a connection', async ({ page, context }) => {
  await page.goto(paths.home)
  await readyForOffline(page)
  await context.setOffline(true)
  for (const [address, heading] of [
    [`${paths.inventory}?fbclid=IwAR0`, 'Inventory'],
    [`${paths.inventory}?`, 'Inventory'],
    [`${paths.vehicle('denago-nomad')}?gclid=1&utm_source=flyer&utm_medium=print`, 'Denago Nomad'],
  ] as const) {
    await page.goto(address)
    await expect(title(page)).toHaveText(heading)
  }
})

for (const hash of ['#%E0%A4%A', '#/cart?id=1', '#ada@example.com', '#access_token=a&token_type=b'])
  test(`an address that ends in ${hash} opens its page`, async ({ page }) => {
    await page.goto(paths.policies + hash)
    await expect(title(page)).toBeVisible()
    await page.goto(paths.inventory + hash)
    await expect(title(page)).toHaveText('Inventory')
  })

for (const [what, script] of [
  ['service worker, as in a private window', 'delete Navigator.prototype.serviceWorker'],
  ['secure connection', 'delete Crypto.prototype.randomUUID; delete Crypto.prototype.subtle; delete window.caches'],
  ['idle callback, as in Safari', 'delete window.requestIdleCallback; delete window.cancelIdleCallback'],
  [
    'readable settings',
    `for (const key of Object.keys({ ...localStorage, 'device:shortlist': 1, 'device:seller': 1, 'device:payment': 1 }))
       localStorage.setItem(key, '[object Object]')
     sessionStorage.setItem('contact-drafts', '{"a":')`,
  ],
] as const)
  test(`without a ${what} a message is sent`, async ({ page }) => {
    await page.addInitScript(script)
    for (const path of [paths.home, paths.inventory, paths.compare]) {
      await page.goto(path)
      await expect(title(page)).toBeVisible()
    }
    await page.goto(paths.contact)
    await fillIn(page)
    await sendButton(page).click()
    await expect(page.getByText(/Your reference number is \w{4}-\w{4}/)).toBeVisible()
  })

test('a tab that was duplicated with its draft sends a message of its own', async ({ page, context }) => {
  await leaveDraft(page, paths.contact)
  const drafts = await draftOf(page)
  const copy = await context.newPage()
  await copy.addInitScript((text) => {
    if (text && !sessionStorage.getItem('copied')) sessionStorage.setItem('contact-drafts', text)
    sessionStorage.setItem('copied', '1')
  }, drafts)
  await copy.goto(paths.contact)
  await expect(messageField(copy)).toHaveValue(PAYLOAD.message)
  await messageField(copy).fill('Have you got a trailer as well?')
  const sent: string[] = []
  for (const tab of [copy, page]) {
    await sendButton(tab).click()
    sent.push(await tab.getByText(/Your reference number is \w{4}-\w{4}/).innerText())
  }
  expect(new Set(sent).size).toBe(2)
})

for (const [locale, timezoneId] of [
  ['ar-EG', 'Africa/Cairo'],
  ['de-DE', 'Asia/Kathmandu'],
] as const)
  test.describe(`in a browser of ${locale}`, () => {
    test.use({ locale, timezoneId })

    // A page whose text differs from what was prerendered logs an error, which fails the test.
    test('prices and times are those of the dealer', async ({ page }) => {
      for (const path of [paths.inventory, paths.contact, paths.eco, paths.rentals]) await page.goto(path)
      await page.goto(paths.vehicle('denago-nomad'))
      await expect(page.getByRole('main')).toContainText(priceOf('denago-nomad'))
    })
  })

test('every page below the main ones has a link back, as an installed app needs', async ({ page }) => {
  for (const path of [paths.vehicle('denago-nomad'), paths.town('moosic'), '/policies/return-policy', paths.outbox]) {
    await page.goto(path)
    const inPage = page.locator('main a[href^="/"]')
    expect(await inPage.count(), path).toBeGreaterThan(0)
    await expect(page.getByRole('banner').getByRole('link').first()).toBeVisible()
  }
})

test.describe('on a phone', () => {
  // The styles of a test are not those of the site.
  test.use({ viewport: { width: 390, height: 844 }, bypassCSP: true })

  test('a swipe at the end of a sheet does not reload the page below', async ({ page }) => {
    await page.goto(paths.inventory)
    await page.getByRole('button', { name: 'Filters' }).click()
    const scrolled = page.getByRole('dialog', { name: 'Filters' })
    await expect(scrolled).toBeVisible()
    expect(await scrolled.evaluate((sheet) => getComputedStyle(sheet).overscrollBehaviorY)).not.toBe('auto')
    await page.goto(paths.home)
    await page.getByRole('link', { name: 'Menu' }).click()
    const menu = page.getByRole('dialog', { name: 'Menu' })
    await expect(menu).toBeVisible()
    expect(await menu.evaluate((panel) => getComputedStyle(panel).overscrollBehaviorY)).not.toBe('auto')
  })

  for (const path of shapes)
    test(`${path} has no field into which a phone zooms, and holds text with wide spacing`, async ({ page }) => {
      await page.goto(path)
      const small = await page.locator('input, select, textarea').evaluateAll((fields) =>
        fields
          .filter((field) => !/^(checkbox|radio|range|hidden|file)$/.test((field as HTMLInputElement).type))
          .filter((field) => Number.parseFloat(getComputedStyle(field).fontSize) < 16)
          .map((field) => (field as HTMLInputElement).name || field.id),
      )
      expect(small).toEqual([])
      // WCAG 2.2, 1.4.12.
      await page.addStyleTag({
        content:
          '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }',
      })
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
      const cut = await page.locator('main :is(a, button, h1, h2, h3, label, p)').evaluateAll((parts) =>
        parts
          .filter((part) => getComputedStyle(part).overflowX === 'hidden' && part.clientWidth > 1)
          .filter((part) => part.scrollWidth > part.clientWidth + 1 || part.scrollHeight > part.clientHeight + 1)
          .map((part) => part.textContent?.slice(0, 40)),
      )
      expect(cut).toEqual([])
    })
})
