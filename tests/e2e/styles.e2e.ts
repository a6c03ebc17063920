import type { Page } from 'playwright/test'
import { expect, readyForOffline, test } from '../fixtures.ts'

/** The page's own look, which no browser has by itself: the column, and the size of the heading. */
async function expectStyled(page: Page) {
  await expect(page.locator('main')).not.toHaveCSS('min-height', '0px')
  await expect(page.locator('h1').first()).toHaveCSS('font-weight', '560')
  await expect(page.locator('footer').last()).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
}

test('a page has the rules of the stylesheet and adds none while it runs', async ({ page }) => {
  await page.goto('/eco-impact')
  await expectStyled(page)
  expect(await page.locator('style').count()).toBe(0)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('a page has its styles', async ({ page }) => {
    await page.goto('/')
    await expectStyled(page)
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('a part that is loaded on first use has its styles', async ({ page }) => {
    await page.goto('/')
    await page.getByRole('link', { name: 'Menu' }).click()
    await expect(page.getByRole('dialog', { name: 'Menu' })).toHaveCSS('max-width', '480px')
  })
})

test.describe('with the service worker', () => {
  test.use({ serviceWorkers: 'allow' })

  test('a page reached without a connection has its styles', async ({ page, site }) => {
    await page.goto('/')
    await readyForOffline(page)
    await site.stop()
    await page.getByRole('contentinfo').getByRole('link', { name: 'Return Policy' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/return/i)
    await expectStyled(page)
    await page.goto('/showroom')
    await expectStyled(page)
  })
})
