import type { Page } from 'playwright/test'
import { expect, readyForOffline, test } from '../fixtures.ts'

/** What Chromium does once for a page that can be installed; never in a private window, which the tests run in. */
const browserOffers = (page: Page) =>
  page.evaluate(() => {
    const prompt = async () => {
      document.documentElement.dataset.prompted = ''
    }
    window.dispatchEvent(Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt }))
  })

test.describe('with the service worker', () => {
  test.use({ serviceWorkers: 'allow' })

  test('the browser finds nothing that keeps the site from being installed', async ({ page, context }) => {
    await page.goto('/')
    await readyForOffline(page)
    const devtools = await context.newCDPSession(page)
    const { installabilityErrors } = await devtools.send('Page.getInstallabilityErrors')
    // A private window cannot install anything, and that is what the tests run in.
    expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([])
    const manifest = await devtools.send('Page.getAppManifest')
    expect(manifest.url).toContain('/manifest.webmanifest')
    expect(manifest.errors).toEqual([])
  })

  test('after saving a cart, a visitor is offered the installation on the next page, once', async ({ page }) => {
    const widget = page.getByRole('status').filter({ hasText: 'Want this as an app?' })
    await page.goto('/inventory')
    await readyForOffline(page)
    await page
      .getByRole('button', { name: /^Save / })
      .first()
      .click()
    await browserOffers(page)
    const rentals = page.getByRole('banner').getByRole('link', { name: 'Rentals', exact: true })
    await rentals.click()
    await expect(widget).toBeVisible()
    await widget.getByRole('button', { name: 'Dismiss' }).click()
    await expect(widget).toBeHidden()

    await page.reload({ waitUntil: 'networkidle' })
    await browserOffers(page)
    await page.getByRole('contentinfo').getByRole('link', { name: 'Offline use' }).click()
    await expect(page.getByRole('button', { name: 'Install' })).toBeVisible()
    await rentals.click()
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    await expect(widget).toBeHidden()
  })
})

test('a visitor installs the site from the page about offline use', async ({ page }) => {
  await page.goto('/about')
  // Before anybody is on the page that shows it.
  await browserOffers(page)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Offline use' }).click()
  await expect(page.getByRole('heading', { name: 'Add this site to your home screen' })).toBeVisible()
  const install = page.getByRole('button', { name: 'Install' })
  await install.click()
  await expect(page.locator('html')).toHaveAttribute('data-prompted', '')
  await expect(install).toBeHidden()
})

test.describe('on an iPhone, where there is no prompt', () => {
  test.use({
    userAgent:
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 Version/18.5 Mobile/15E148 Safari/604.1',
  })

  test('the page about offline use shows the steps', async ({ page }) => {
    await page.goto('/device')
    const steps = page.getByRole('region', { name: 'Add this site to your home screen' }).getByRole('listitem')
    await expect(steps).toHaveCount(3)
    await expect(steps.nth(1)).toContainText('Add to Home Screen')
  })
})
