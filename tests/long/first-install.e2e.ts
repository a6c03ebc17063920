import { paths } from '../../src/addresses/paths.ts'
import { expect, readyForOffline } from '../fixtures.ts'
import { test } from '../short-install.ts'

test('on a network that the browser wrongly calls offline, everything works', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(Navigator.prototype, 'onLine', { get: () => false }))
  await page.setViewportSize({ width: 390, height: 844 })
  await page.route('**/sw.js', (route) => route.abort())
  await page.goto(paths.vehicle('denago-rover-xl'))
  await page.getByText('Estimate a monthly payment').click()
  await expect(page.getByLabel('Down payment')).toBeVisible()
  await page.getByRole('button', { name: 'Share' }).click()
  await expect(page.getByRole('dialog').getByRole('img', { name: /QR code/ })).toBeVisible()
  await page.getByRole('button', { name: 'Close', exact: true }).click()
  await page.getByRole('link', { name: 'Menu' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.goto(`${paths.compare}?ids=denago-rover-xl,denago-nomad`)
  await expect(page.getByRole('table')).toBeVisible()
  await page.goto(paths.inventory)
  await page.getByRole('button', { name: /filters/i }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expect(page.getByText('Not stored on this device yet.')).toHaveCount(0)
  await expect(page.getByRole('status').getByText('Offline.', { exact: true })).toHaveCount(0)
})

test('on a network that the browser wrongly calls offline, the worker is installed', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(Navigator.prototype, 'onLine', { get: () => false }))
  await page.goto(paths.home)
  await readyForOffline(page)
})
