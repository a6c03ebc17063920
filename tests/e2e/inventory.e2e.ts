import { paths } from '../../src/addresses/paths.ts'
import { expect, test } from '../fixtures.ts'
import { desktop, phone, total } from '../inventory-page.ts'
import { layoutShifts, watchLayout } from '../layout-shifts.ts'

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: phone })

  test('the page offers nothing that needs scripts, and a vehicle opens', async ({ page }) => {
    await page.goto(paths.inventory)
    await expect(page.getByText(`Showing ${total} of ${total} total vehicles`)).toBeVisible()
    const main = page.getByRole('main')
    await expect(page.getByRole('search')).toBeHidden()
    await expect(main.getByRole('button')).toHaveCount(0)
    await expect(main.getByRole('combobox')).toHaveCount(0)
    await main.getByRole('link', { name: 'Evolution Turfman 1000', exact: true }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Evolution Turfman 1000' })).toBeVisible()
    await expect(page.getByRole('button')).toHaveCount(0)
  })
})

for (const [screen, viewport] of [
  ['a wide screen', desktop],
  ['a phone', phone],
] as const) {
  test.describe(`nothing moves on ${screen}`, () => {
    test.use({ viewport })

    test.beforeEach(({ page }) => watchLayout(page))

    test('while it loads, with filters in its address or without', async ({ page }) => {
      for (const query of ['', '?brand=denago&sort=price-desc', '?search=forester', '?price=over-25000'])
        await test.step(`/inventory${query}`, async () => {
          await page.goto(paths.inventory + query)
          await page.waitForLoadState('networkidle')
          expect(await layoutShifts(page, true)).toEqual([])
        })
    })
  })
}
