import { paths } from '../../src/addresses/paths.ts'
import type { Vehicle } from '../../src/contract/vehicle-schema.ts'
import { expect, test } from '../fixtures.ts'
import { desktop, phone, total, vehicles } from '../inventory-page.ts'
import { layoutShifts, watchLayout } from '../layout-shifts.ts'

test.describe('of many units', () => {
  test.use({ viewport: desktop })

  test('the first ones come by themselves, the others on demand: the focus goes on at the first new card', async ({
    page,
    siteCopy,
  }) => {
    const many = Array.from({ length: 75 }, (_, index): Vehicle => {
      const unit = vehicles[index % total] as Vehicle
      return { ...unit, id: `unit-${index}`, name: `${unit.name} No. ${index + 1}` }
    })
    const { server } = await siteCopy({ vehicles: many })
    // The page was built with fewer units a day ago.
    await page.clock.install({ time: Date.now() + 24 * 60 * 60_000 })
    await page.goto(server.url + paths.inventory)
    await expect(page.getByText('Showing 75 of 75 total vehicles')).toBeVisible()
    const cards = page.getByRole('article')
    await expect
      .poll(
        async () => {
          await cards.last().scrollIntoViewIfNeeded()
          return cards.count()
        },
        { intervals: [100] },
      )
      .toBe(63)
    const more = page.getByRole('button', { name: 'Show 9 more' })
    await more.focus()
    await page.keyboard.press('Enter')
    await expect(cards).toHaveCount(72)
    await expect(page.getByRole('link', { name: many[63]?.name ?? '', exact: true })).toBeFocused()

    await page.getByRole('link', { name: many[70]?.name ?? '', exact: true }).click()
    await expect(page.getByRole('heading', { level: 1, name: many[70]?.name ?? '' })).toBeVisible()
    await page.goBack()
    await expect(cards).toHaveCount(72)
    await page.getByRole('button', { name: 'Show 3 more' }).click()
    await expect(cards).toHaveCount(75)
    await expect(page.getByRole('button', { name: /^Show \d+ more$/ })).toHaveCount(0)
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: phone })

  test('nothing is offered that would not work, and a vehicle opens', async ({ page }) => {
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
