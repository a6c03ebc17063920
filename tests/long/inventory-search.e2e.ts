import { paths } from '../../src/addresses/paths.ts'
import { axeInBothThemes, expect, readyForOffline, test } from '../fixtures.ts'
import { hold, SCRIPTS } from '../hold.ts'
import {
  cardNames,
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
} from '../inventory-page.ts'
import { test as workerTest } from '../short-install.ts'

test.describe('on a phone', () => {
  test.use({ viewport: phone, hasTouch: true })

  test('a highest price that was chosen before hydration is not lost', async ({ page }) => {
    const letCome = await hold(page, SCRIPTS)
    await page.goto(paths.inventory, { waitUntil: 'commit' })
    await radio(page, 'Seats', '4').check()
    await radio(page, 'Budget', '$8k').check()
    letCome()
    await expectUnits(
      page,
      only((vehicle) => seats(vehicle) === 4 && upTo(8_000)(vehicle)),
    )
    await expect(page).toHaveURL(`${paths.inventory}?max=8000&seats=4`)
  })
})

test('the Clear button of the site empties the search and keeps the focus in the field', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(paths.inventory)
  const clear = page.getByRole('button', { name: 'Clear search' })
  await expect(clear).toHaveCount(0)
  const field = page.getByRole('searchbox', { name: 'Search', exact: true })
  await field.fill('rover')
  await expect(page.getByText(`Showing ${only(says('rover')).length} of ${total} total vehicles`)).toBeVisible()
  await expect(page.getByRole('article').first().locator('mark')).toHaveText(/rover/i)
  await expect(page.getByRole('combobox', { name: 'Sort' })).toContainText('Best match')
  expect(await axeInBothThemes(page)).toEqual([])
  const target = await clear.boundingBox()
  // As high as the field.
  expect([target?.width, target?.height]).toEqual([44, 48])
  await clear.click()
  await expect(field).toHaveValue('')
  await expect(field).toBeFocused()
  await expect(clear).toHaveCount(0)
  await expect(page.getByText(`Showing ${total} of ${total} total vehicles`)).toBeVisible()
  await expect(page).toHaveURL(new RegExp(`${paths.inventory}$`))
})

test.describe('without a network', () => {
  workerTest.use({ viewport: phone })

  workerTest('the search finds features and tolerates a typing error, with filters', async ({ page, site }) => {
    await page.goto(paths.home)
    await readyForOffline(page)
    await site.stop()
    await page.goto(`${paths.inventory}?search=rear-facing+bench&seats=6`)
    const found = only(
      (vehicle) => sixSeats(vehicle) && vehicle.features.some((feature) => feature.includes('rear-facing bench')),
    )
    await expect(page.getByText(`Showing ${found.length} of ${total} total vehicles`)).toBeVisible()
    await expect(cardNames(page)).toHaveText(found.map(({ name }) => name))
    await search(page).fill('forestr')
    await expectUnits(
      page,
      only((vehicle) => sixSeats(vehicle) && vehicle.name.includes('Forester')),
    )
  })
})
