import { paths } from '../../src/addresses/paths.ts'
import { expect, test } from '../fixtures.ts'

test('a brand page leads a visitor to a test drive, and from a model to the unit in stock', async ({ page }) => {
  for (const [path, model, opens] of [
    [paths.denago, 'EV City', 'Denago EV City'],
    [paths.evolution, 'D5 Maverick 4 Plus', 'Evolution D5 Maverick 4 Plus'],
  ] as const)
    await test.step(path, async () => {
      await page.goto(path)
      await page.getByRole('link', { name: 'Schedule Test Drive' }).click()
      await expect(page).toHaveURL(paths.contactTestDrive())
      await expect(page.getByLabel('Preferred day')).toBeVisible()
      await page.goBack()
      const lineup = page.getByRole('region', { name: 'The lineup' })
      await lineup.getByRole('link', { name: `View Details: ${model}`, exact: true }).click()
      await expect(page.getByRole('heading', { level: 1, name: opens })).toBeVisible()
    })
})

test('the services page opens the details of one service, by keyboard too', async ({ page }) => {
  await page.goto(paths.services)
  const battery = page.getByRole('article').filter({ has: page.getByRole('heading', { name: 'Battery services' }) })
  const details = battery.getByText('We’ll test the pack and the charger under load')
  await expect(details).toBeHidden()
  await battery.locator('summary').focus()
  await page.keyboard.press('Enter')
  await expect(details).toBeVisible()
  await expect(page.getByText('before we fix anything')).toBeHidden()
})

test('a tab of the rental prices, pressed as soon as it appears, leads to its table', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(paths.rentals)
  const tab = page.getByRole('navigation', { name: 'Cart type' }).getByRole('link').nth(1)
  await tab.click()
  await expect(tab).toHaveAttribute('aria-current', 'true')
})
