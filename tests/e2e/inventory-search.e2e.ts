import type { Page } from 'playwright/test'
import { paths } from '../../src/addresses/paths.ts'
import type { Vehicle } from '../../src/contract/vehicle-schema.ts'
import { decimal } from '../../src/lib/decimal.ts'
import { expect, test } from '../fixtures.ts'
import {
  BRANDS_IN_LIST,
  brandControl,
  desktop,
  expectUnits,
  inMore,
  only,
  phone,
  price,
  radio,
  sixSeats,
  upTo,
  upToFold,
  vehicles,
} from '../inventory-page.ts'

const maxField = (page: Page) => page.getByRole('textbox', { name: 'Highest price in dollars' })

test.describe('on a wide screen', () => {
  test.use({ viewport: desktop })

  test('a visitor types a highest price; the address keeps it, and every choice says how many carts it leaves', async ({
    page,
  }) => {
    const foresters = only(({ category }) => category.includes('forester'))
    const limit = Math.max(...foresters.map(price))
    await page.goto(paths.inventory)
    await upToFold(page).click()
    await maxField(page).fill(decimal(limit))
    await expectUnits(page, only(upTo(limit)))
    await expect(page).toHaveURL(`${paths.inventory}?max=${limit}`)
    // A choice that leaves none has no count.
    const counted = (units: readonly Vehicle[]) => String(units.length || '')
    const left = (fits: (vehicle: Vehicle) => boolean) => counted(only(fits).filter(upTo(limit)))
    await expect(radio(page, 'Seats', '6')).toHaveAccessibleDescription(left(sixSeats))
    const denagos = left(({ brand }) => brand === 'denago')
    if (BRANDS_IN_LIST) await expect(brandControl(page, 'Denago')).toContainText(`Denago (${denagos})`)
    else await expect(brandControl(page, 'Denago')).toHaveAccessibleDescription(denagos)
    await expect(radio(page, 'Budget', '$13k')).toHaveAccessibleDescription(counted(only(upTo(13_000))))
    await expect(inMore(page, 'category')).toContainText(`Forester (${foresters.length})`)
    await page.reload()
    await expectUnits(page, only(upTo(limit)))
    await expect(upToFold(page)).toHaveText(`Up to $${decimal(limit)}`)
    await upToFold(page).click()
    await expect(maxField(page)).toHaveValue(decimal(limit))
    await radio(page, 'Budget', '$10k').check()
    await expect(maxField(page)).toHaveValue('10,000')
    await expectUnits(page, only(upTo(10_000)))
    await page.goBack()
    await expect(maxField(page)).toHaveValue(decimal(limit))
    await maxField(page).fill('')
    await expectUnits(page, vehicles)
    await expect(page).toHaveURL(paths.inventory)
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: phone, hasTouch: true })

  test('six seats under $13,000 are two touches, without a swipe', async ({ page }) => {
    await page.goto(paths.inventory)
    const picture = await page.getByRole('article').first().locator('img').boundingBox()
    expect(picture?.y, 'the first cart is on the first screen').toBeLessThanOrEqual(360)
    for (const [group, choice] of [
      ['Seats', '6'],
      ['Budget', '$13k'],
    ] as const) {
      const box = await radio(page, group, choice).boundingBox()
      if (!box) throw new Error(`${choice} is not on the screen`)
      expect(box.x + box.width).toBeLessThan(phone.width)
      expect(box.y + box.height).toBeLessThan(phone.height)
      await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2)
    }
    await expectUnits(
      page,
      only((vehicle) => sixSeats(vehicle) && upTo(13_000)(vehicle)),
    )
    await expect(page).toHaveURL(`${paths.inventory}?max=13000&seats=6`)
  })
})
