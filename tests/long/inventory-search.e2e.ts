import { paths } from '../../src/addresses/paths.ts'
import type { Vehicle } from '../../src/contract/vehicle-schema.ts'
import { axeInBothThemes, expect, test } from '../fixtures.ts'
import { hold, SCRIPTS } from '../hold.ts'
import {
  cardNames,
  desktop,
  expectUnits,
  only,
  phone,
  radio,
  says,
  search,
  seats,
  sixSeats,
  total,
  upTo,
  vehicles,
} from '../inventory-page.ts'

test.describe('on a wide screen', () => {
  test.use({ viewport: desktop })

  test('a visitor finds six-seaters and a rear-facing bench, and sees the found words', async ({ page }) => {
    await page.goto(paths.inventory)
    await test.step('six seater', async () => {
      await search(page).fill('six seater')
      await expectUnits(page, only(sixSeats))
      await expect(
        page
          .getByRole('article')
          .first()
          .locator('mark', { hasText: /^(6|seats)$/ }),
      ).toHaveText(['6', 'seats'])
    })
    await test.step('rear facing', async () => {
      await search(page).fill('rear facing')
      const benches = only(({ features }) => features.some((feature) => feature.includes('rear-facing')))
      const first = cardNames(page).nth(0)
      await expect(first).toHaveText(benches[0]?.name ?? '')
      await expect(page.getByRole('article').first()).toContainText('a rear-facing bench')
      const shown = await cardNames(page).allTextContents()
      expect(shown.slice(0, benches.length)).toEqual(benches.map(({ name }) => name))
      expect(await axeInBothThemes(page)).toEqual([])
    })
    await expect(page).toHaveURL(`${paths.inventory}?search=rear+facing`)
    await expect(page.getByRole('combobox', { name: 'Sort' })).toContainText('Best match')
  })

  test('a visitor finds the carts with a lithium battery, where the dealer says which have one', async ({
    page,
    siteCopy,
  }) => {
    const [one, other] = vehicles
    const withBatteries = [one, other].map((vehicle, index) => ({
      ...(vehicle as Vehicle),
      specifications: { ...vehicle?.specifications, batteryType: index ? '48 V lithium' : '48 V lead-acid' },
    }))
    const { server } = await siteCopy({ vehicles: withBatteries })
    await page.goto(`${server.url}${paths.inventory}?search=lithium`)
    await expect(cardNames(page)).toHaveText([other?.name ?? ''])
    await expect(page.getByRole('article')).toContainText('Battery: 48 V lithium')
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: phone, hasTouch: true })

  test('a highest price that was chosen before hydration is not lost', async ({ page }) => {
    const letCome = await hold(page, SCRIPTS)
    await page.goto(paths.inventory, { waitUntil: 'commit' })
    await radio(page, 'Seats', '4').check()
    await radio(page, 'Up to', '$8,000').check()
    letCome()
    await expectUnits(
      page,
      only((vehicle) => seats(vehicle) === 4 && upTo(8_000)(vehicle)),
    )
    await expect(page).toHaveURL(`${paths.inventory}?max=8000&seats=4`)
  })
})

test('a search is cleared by a button of our own, and one goes on typing', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(paths.inventory)
  const clear = page.getByRole('button', { name: 'Clear search' })
  await expect(clear).toHaveCount(0)
  const field = page.getByRole('searchbox', { name: 'Search', exact: true })
  await field.fill('rover')
  await expect(page.getByText(`Showing ${only(says('rover')).length} of ${total} total vehicles`)).toBeVisible()
  const target = await clear.boundingBox()
  expect([target?.width, target?.height]).toEqual([44, 44])
  await clear.click()
  await expect(field).toHaveValue('')
  await expect(field).toBeFocused()
  await expect(clear).toHaveCount(0)
  await expect(page.getByText(`Showing ${total} of ${total} total vehicles`)).toBeVisible()
  await expect(page).toHaveURL(new RegExp(`${paths.inventory}$`))
})
