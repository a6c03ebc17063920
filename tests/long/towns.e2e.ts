import { paths } from '../../src/addresses/paths.ts'
import { axeInBothThemes, expect, test } from '../fixtures.ts'

test.describe('a town that the dealer does not serve', () => {
  test.use({ expectedErrors: [/status of 404/] })

  test('links to other towns or to their rental prices, and is accessible in both themes', async ({ page }) => {
    for (const [path, pageOf] of [
      ['/towns/nowhere', paths.town],
      ['/nowhere-golf-carts', paths.town],
      ['/rentals/nowhere', paths.townRentals],
    ] as const)
      await test.step(path, async () => {
        await page.goto(path)
        await expect(page.getByRole('heading', { level: 1, name: 'Municipality not found' })).toBeVisible()
        // Two addresses have one page.
        if (path !== '/nowhere-golf-carts') expect(await axeInBothThemes(page)).toEqual([])
        await page.getByRole('main').getByRole('link', { name: 'Moscow' }).click()
        await expect(page).toHaveURL(new RegExp(`${pageOf('moscow')}$`))
        await expect(page.getByRole('heading', { level: 1, name: /Moscow/ })).toBeVisible()
      })
  })

  test('is taken for the town whose name is spelled nearly like it', async ({ page }) => {
    await page.goto('/rentals/fleetvile-township')
    await page.getByRole('main').getByText('Did you mean').getByRole('link', { name: 'Fleetville Township' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Golf cart rentals in Fleetville' })).toBeVisible()
  })
})
