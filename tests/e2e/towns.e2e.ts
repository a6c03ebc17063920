import { paths } from '../../src/addresses/paths.ts'
import { expect, readyForOffline, test } from '../fixtures.ts'

test('a visitor of a town page goes from a vehicle to renting it there, and to the prices', async ({ page }) => {
  await page.goto(paths.town('archbald'))
  const popular = page.getByRole('region', { name: 'Popular vehicles' })
  const first = popular.getByRole('article').first()
  await first.getByRole('link', { name: /^Rent This Model/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Golf cart rentals in Archbald' })).toBeFocused()
  await page.getByRole('link', { name: 'See prices' }).click()
  await expect(page).toHaveURL(/#pricing$/)
  await expect(page.getByRole('heading', { name: 'Prices with delivery' })).toBeInViewport()
})

test.describe('without a network', () => {
  test.use({ serviceWorkers: 'allow' })

  test('a town that was never opened works offline, with its prices and its own map', async ({ page, site }) => {
    await page.goto(paths.home)
    await readyForOffline(page)
    await site.stop()
    await page.goto(paths.townRentals('waverly-township'))
    await expect(page.getByRole('row', { name: /Weekly.*\$[\d,]+/ })).toHaveCount(3)
    await page.goto(paths.town('waverly-township'))
    await expect(page.getByRole('group', { name: /around Waverly Township/ })).toBeVisible()
    await expect(page.getByRole('region', { name: 'Popular vehicles' }).getByRole('article')).toHaveCount(3)
  })
})
