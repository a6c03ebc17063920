import { paths } from '../../src/addresses/paths.ts'
import type { Vehicle } from '../../src/contract/vehicle-schema.ts'
import { expect, test } from '../fixtures.ts'
import {
  cardNames,
  desktop,
  expectUnits,
  only,
  phone,
  radio,
  says,
  search,
  select,
  total,
  vehicles,
} from '../inventory-page.ts'
import { layoutShifts, watchLayout } from '../layout-shifts.ts'

test('the rest of the list comes when a busy browser reports the end of the cards out of view and in view at once', async ({
  page,
}) => {
  await page.addInitScript(() => {
    // A browser hands over what it has queued since the callback ran last, oldest first.
    window.IntersectionObserver = class extends IntersectionObserver {
      constructor(callback: IntersectionObserverCallback, options?: IntersectionObserverInit) {
        const queued: IntersectionObserverEntry[] = []
        super((entries, observer) => {
          queued.push(...entries)
          if (entries.some(({ isIntersecting }) => isIntersecting)) callback(queued.splice(0), observer)
        }, options)
      }
    }
  })
  await page.setViewportSize(phone)
  await page.goto(paths.inventory)
  await expectUnits(page, vehicles)
})

test.describe('when the font is late', () => {
  test.use({ viewport: desktop, expectedErrors: [/Failed to load resource.*woff2/] })

  test('the filters stand where they stand with it', async ({ page }) => {
    const places = async () => {
      await page.goto(paths.inventory)
      return page
        .getByRole('search')
        .locator('> * > *')
        .evaluateAll((cells) => cells.map((cell) => Math.round(cell.getBoundingClientRect().x)))
    }
    const withFont = await places()
    await page.route(/woff2/, (route) => route.abort())
    expect(await places()).toEqual(withFont)
  })
})

for (const [screen, viewport] of [
  ['a wide screen', desktop],
  ['a phone', phone],
] as const) {
  test.describe(`nothing moves on ${screen}`, () => {
    test.use({ viewport })

    test.beforeEach(({ page }) => watchLayout(page))

    test('while a visitor types, chooses and clears', async ({ page }) => {
      await page.goto(paths.inventory)
      const count = (units: readonly Vehicle[]) =>
        expect(page.getByText(`Showing ${units.length} of ${total} total vehicles`)).toBeVisible()
      await search(page).pressSequentially('rover')
      await count(only(says('rover')))
      await search(page).fill('')
      await count(vehicles)
      await select(page, 'Sort').selectOption('Price, high to low')
      await expect(cardNames(page).first()).toHaveText('Evolution D6 Max XT6')
      if (viewport === desktop) await radio(page, 'Brand', 'Denago').check()
      else {
        await page.getByRole('button', { name: /^Filters/ }).click()
        const sheet = page.getByRole('dialog', { name: 'Filters' })
        await sheet.getByRole('radiogroup', { name: 'Brand' }).getByText('Denago').click()
        await sheet.getByRole('button', { name: /^Apply/ }).click()
      }
      await count(only(({ brand }) => brand === 'denago'))
      await search(page).fill('nothing like it')
      await count([])
      await page.getByRole('main').getByRole('button', { name: 'Clear All Filters' }).last().click()
      await count(vehicles)
      expect(await layoutShifts(page, true)).toEqual([])
    })
  })
}
