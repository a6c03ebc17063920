import type { Locator } from 'playwright/test'
import { paths } from '../../src/addresses/paths.ts'
import { expect, test } from '../fixtures.ts'

for (const colorScheme of ['light', 'dark'] as const)
  test.describe(`in forced colors, ${colorScheme}`, () => {
    test.use({ colorScheme, contextOptions: { forcedColors: 'active' } })

    test('chosen options look different from others', async ({ page }) => {
      const main = page.getByRole('main')
      await page.setViewportSize({ width: 1400, height: 900 })
      await page.goto(`${paths.inventory}?seats=6&brand=denago`)
      const words = (name: string | RegExp) => main.getByRole('radio', { name }).locator('+ [data-part=words]')
      await expectTold(page.getByRole('navigation', { name: 'Main' }).getByRole('link'))
      expect(await markOf(words(/^6/).first())).not.toEqual(await markOf(words(/^4/).first()))
      expect(await markOf(words(/^Denago/).first())).not.toEqual(await markOf(words(/^Evolution/).first()))

      await page.goto(paths.eco)
      const year = (years: number) =>
        main.locator('[data-part=years] label').filter({ hasText: new RegExp(`^${years}$`) })
      await year(3).click()
      expect(await markOf(year(3))).not.toEqual(await markOf(year(10)))

      await page.setViewportSize({ width: 390, height: 844 })
      await page.goto(paths.rentals)
      const tabs = main.locator('[data-part=tabs] a')
      await tabs.nth(1).click()
      await expect(tabs.nth(1)).toHaveAttribute('aria-current', 'true')
      await expectTold(tabs)
      await page.getByRole('link', { name: 'Menu' }).click()
      await expectTold(page.getByRole('dialog').getByRole('link'))

      await page.goto(paths.evolution)
      const series = main.locator('label').filter({ has: page.getByRole('radio') })
      expect(await markOf(series.nth(0))).not.toEqual(await markOf(series.nth(1)))
    })

    test('shapes drawn by a background are visible', async ({ page }) => {
      await page.setViewportSize({ width: 1400, height: 900 })
      await page.goto(`${paths.eco}?miles=100&use=recreational&years=5`)
      for (const drawn of ['header [data-part=mark]', '[data-ownership=within] > i', '[data-ownership=end] > i'])
        await expectPainted(page.locator(drawn).first())
      await page.goto(paths.denago)
      await page.setViewportSize({ width: 390, height: 844 })
      await expectPainted(page.getByRole('main').locator('[data-part=models] a').first(), '::after')
    })
  })

/** All but letters by which a state can be seen. */
const markOf = (element: Locator) =>
  element.evaluate((shown) => {
    const { borderBottomColor, backgroundColor, textDecorationLine } = getComputedStyle(shown)
    return [borderBottomColor, backgroundColor, textDecorationLine].join()
  })

async function expectTold(links: Locator) {
  const current = links.and(links.page().locator('[aria-current]')).first()
  const other = links.and(links.page().locator(':not([aria-current])')).first()
  expect(await markOf(current)).not.toEqual(await markOf(other))
}

const expectPainted = (element: Locator, part?: string) =>
  expect
    .poll(() =>
      element.evaluate((shown, pseudo) => {
        const page = getComputedStyle(document.body).backgroundColor
        return getComputedStyle(shown, pseudo).backgroundColor !== page
      }, part),
    )
    .toBe(true)
