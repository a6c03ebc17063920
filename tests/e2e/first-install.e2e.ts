import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { paths } from '../../src/addresses/paths.ts'
import { expect, readyForOffline } from '../fixtures.ts'
import { test } from '../short-install.ts'

test.describe('with a file that does not come', () => {
  // What the browser prints of the missing file.
  test.use({ expectedErrors: [/404 \(Not Found\)/] })

  test('the installation of the worker is tried again until all of the site has come, and the page says so', async ({
    page,
    siteCopy,
  }) => {
    const { server, dir } = await siteCopy()
    const missing = join(dir, 'eco-impact.html')
    const content = await readFile(missing)
    await rm(missing)
    await page.goto(`${server.url}${paths.device}`)
    const main = page.getByRole('main')
    await expect(main).toContainText('Some files didn’t load')
    await writeFile(missing, content)
    await readyForOffline(page)
    await expect(main.getByRole('button', { name: 'Save everything' })).toBeVisible()
    await server.stop()
    await page.goto(`${server.url}${paths.eco}`)
    await expect(page.getByRole('heading', { level: 1 })).not.toBeEmpty()
  })
})

test('on a network of which the browser says that there is none, everything is there', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(Navigator.prototype, 'onLine', { get: () => false }))
  await page.setViewportSize({ width: 390, height: 844 })
  await page.route('**/sw.js', (route) => route.abort())
  await page.goto(paths.vehicle('denago-rover-xl'))
  await page.getByText('Estimate a monthly payment').click()
  await expect(page.getByLabel('Down payment')).toBeVisible()
  await page.getByRole('button', { name: 'QR code' }).click()
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
  await expect(page.getByRole('status').getByText('Offline.')).toHaveCount(0)
})

test('on a network of which the browser says that there is none, the worker is installed', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(Navigator.prototype, 'onLine', { get: () => false }))
  await page.goto(paths.home)
  await readyForOffline(page)
})
