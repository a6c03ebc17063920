import type { Page } from 'playwright/test'
import { paths } from '../../src/addresses/paths.ts'
import { expect, test } from '../fixtures.ts'

// Without a worker, as on a first visit until the worker has stored the site: what the browser says of parts it cannot load.
test.use({ expectedErrors: [/dynamically imported module|Unable to preload CSS/] })

const rover = paths.vehicle('denago-rover-xl')
/** Those that load parts after the page itself. */
const shapes = [
  ...[paths.home, paths.inventory, paths.compare, paths.contact, paths.eco, paths.showroom, paths.device, paths.kiosk],
  rover,
  paths.evolution,
  paths.town('scranton'),
]

/** Presses all that loads something with a press, and looks at the whole page. */
async function pressAll(page: Page): Promise<void> {
  await page.keyboard.press('Tab')
  await page.mouse.move(200, 300)
  await page.evaluate(async () => {
    for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight) {
      scrollTo(0, y)
      await new Promise(requestAnimationFrame)
    }
    for (const fold of document.querySelectorAll('details')) fold.open = true
    const presses = document.querySelectorAll<HTMLElement>('main button, header button, header [data-menu]')
    for (const element of presses) if (!element.matches('[data-prints], [type=submit]')) element.click()
  })
}

test('a connection lost before a page is stored removes no page', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  for (const path of shapes)
    await test.step(path, async () => {
      await page.context().setOffline(false)
      await page.goto(path)
      await page.context().setOffline(true)
      await pressAll(page)
      const lost = page.getByText('We couldn’t show this page.')
      await expect(page.getByRole('heading', { level: 1 }).or(lost).first()).toBeVisible()
      await expect(lost).toHaveCount(0)
      await expect(page.getByRole('banner')).toBeVisible()
    })
})

test('a part that was not stored says so when opened, and loads with the connection', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(rover)
  await page.context().setOffline(true)
  // A page learns of it some ms later. What it asks for in between fails, and browsers cache that until the page is reloaded.
  await page.waitForFunction(() => !navigator.onLine)
  await page.getByRole('button', { name: 'Share' }).click()
  const notice = page.getByText('Not saved on this device yet.')
  await expect(notice).toBeVisible()
  await page.getByRole('button', { name: 'Close', exact: true }).click()
  await expect(notice).toHaveCount(0)
  await page.getByText('Estimate a monthly payment').click()
  await expect(notice).toBeVisible()
  await expect(page.locator('details[open]')).toHaveCount(0)
  await page.getByRole('link', { name: 'Menu' }).click()
  await expect(page).toHaveURL(`${rover}#site-links`)
  await expect(page.getByRole('dialog')).toHaveCount(0)

  await page.context().setOffline(false)
  // The end of the printed sheet, which loads by itself.
  await expect(page.locator('[data-sheet-end]')).toBeAttached()
  await page.getByRole('button', { name: 'Share' }).click()
  await expect(page.getByRole('dialog').getByRole('img', { name: /QR code/ })).toBeVisible()
})

test('a page that is not stored says so, and opens with the connection', async ({ page }) => {
  await page.goto(paths.home)
  await page.context().setOffline(true)
  await page.waitForFunction(() => !navigator.onLine)
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Services' }).click()
  await expect(page.getByRole('alert')).toContainText('It isn’t saved on this device yet')
  await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0)
  await page.context().setOffline(false)
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('We couldn’t show this page.')
  await expect(page).toHaveURL(paths.services)
})
