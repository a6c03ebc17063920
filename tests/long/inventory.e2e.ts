import { paths } from '../../src/addresses/paths.ts'
import type { Vehicle } from '../../src/contract/vehicle-schema.ts'
import { expect, test } from '../fixtures.ts'
import {
  cardNames,
  chooseBrand,
  desktop,
  expectUnits,
  only,
  phone,
  price,
  says,
  search,
  select,
  total,
  vehicles,
} from '../inventory-page.ts'
import { layoutShifts, watchLayout } from '../layout-shifts.ts'

test('the rest of the list loads when a busy browser reports the last card as out of view and in view at once', async ({
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

  test('the filters are in the same places as with it', async ({ page }) => {
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
      const [dearest] = only(
        () => true,
        (vehicle) => -price(vehicle),
      )
      await expect(cardNames(page).first()).toHaveText(dearest?.name ?? '')
      if (viewport === desktop) await chooseBrand(page, 'Denago')
      else {
        await page.getByRole('button', { name: /^Filters/ }).click()
        const sheet = page.getByRole('dialog', { name: 'Filters' })
        await sheet.getByRole('radiogroup', { name: 'Brand' }).getByText('Denago').click()
        await sheet.getByRole('button', { name: /^Show \d/ }).click()
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

test.describe('of many units', () => {
  test.use({ viewport: desktop })

  test('the first ones load by themselves, the others on demand, with the focus on the first new card', async ({
    page,
    siteCopy,
  }) => {
    const many = Array.from({ length: 87 }, (_, index): Vehicle => {
      const unit = vehicles[index % total] as Vehicle
      return { ...unit, id: `unit-${index}`, name: `${unit.name} No. ${index + 1}` }
    })
    const { server } = await siteCopy({ vehicles: many })
    // The page was built with fewer units a day ago.
    await page.clock.install({ time: Date.now() + 24 * 60 * 60_000 })
    await page.goto(server.url + paths.inventory)
    await expect(page.getByText('Showing 87 of 87 total vehicles')).toBeVisible()
    const cards = page.getByRole('article')
    await expect
      .poll(
        async () => {
          await cards.last().scrollIntoViewIfNeeded()
          return cards.count()
        },
        { intervals: [100] },
      )
      .toBe(72)
    const more = page.getByRole('button', { name: 'Show 12 more' })
    await more.focus()
    await page.keyboard.press('Enter')
    await expect(cards).toHaveCount(84)
    await expect(page.getByRole('link', { name: many[72]?.name ?? '', exact: true })).toBeFocused()

    await page.getByRole('link', { name: many[80]?.name ?? '', exact: true }).click()
    await expect(page.getByRole('heading', { level: 1, name: many[80]?.name ?? '' })).toBeVisible()
    await page.goBack()
    await expect(cards).toHaveCount(84)
    await page.getByRole('button', { name: 'Show 3 more' }).click()
    await expect(cards).toHaveCount(87)
    await expect(page.getByRole('button', { name: /^Show \d+ more$/ })).toHaveCount(0)
  })
})
