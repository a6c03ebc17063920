import { paths } from '../../src/addresses/paths.ts'
import { expectCompared, four, nameOf, one, table, three, two } from '../compare-page.ts'
import { expect, test } from '../fixtures.ts'
import { phone, vehicles } from '../inventory-page.ts'

test.describe('on a phone', () => {
  test.use({ viewport: phone, hasTouch: true })

  test('two carts are side by side, a swipe or a button shows the next, and their names stay visible', async ({
    page,
  }) => {
    await page.goto(paths.compareCarts([one, two, three]))
    await expectCompared(page, [one, two])
    const picture = await table(page).getByRole('img').first().boundingBox()
    const notes = await table(page).getByText('all to the same scale').boundingBox()
    expect(picture?.y, 'the carts come before the notes').toBeLessThan(notes?.y ?? 0)
    await page.getByRole('button', { name: 'Next cart' }).tap()
    await expectCompared(page, [two, three])
    await expect(page.getByRole('button', { name: 'Next cart' })).toBeDisabled()
    await table(page).evaluate((element) => {
      const at = (x: number) => [new Touch({ identifier: 1, target: element, clientX: x, clientY: 400 })]
      const dispatch = (type: string, touches: Touch[], x: number) =>
        element.dispatchEvent(new TouchEvent(type, { bubbles: true, touches, changedTouches: at(x) }))
      dispatch('touchstart', at(100), 100)
      dispatch('touchend', [], 300)
    })
    await expectCompared(page, [one, two])
    await page.getByRole('rowheader', { name: 'Availability', exact: true }).scrollIntoViewIfNeeded()
    await expect(table(page).getByRole('link', { name: nameOf(one), exact: true })).toBeInViewport()
  })
})

test.describe('on the narrowest phone', () => {
  test.use({ viewport: { width: 320, height: 640 } })

  test('a rate of five characters can be read whole', async ({ page }) => {
    await page.goto(paths.compareCarts([one, two]))
    const rate = page.getByRole('textbox', { name: 'APR (%)' })
    await rate.fill('12.99')
    expect(await rate.evaluate((field) => field.scrollWidth - field.clientWidth)).toBeLessThanOrEqual(0)
  })
})

test.describe('on a phone held sideways', () => {
  test.use({ viewport: { width: 844, height: 390 } })

  test('names and prices of three carts are on the first screen', async ({ page }) => {
    await page.goto(paths.compareCarts([one, two, three]))
    await expectCompared(page, [one, two, three])
    const prices = table(page).getByRole('row').filter({ hasText: '$' }).first().getByRole('cell')
    await expect(prices).toHaveCount(3)
    for (const price of await prices.all()) await expect(price).toBeInViewport({ ratio: 1 })
  })
})

test.describe('on a tablet', () => {
  test.use({ viewport: { width: 768, height: 1024 } })

  test('shows three carts side by side, with each label above its row, and two when the window gets as narrow as a phone', async ({
    page,
  }) => {
    await page.goto(paths.compareCarts([one, two, three, four]))
    await expectCompared(page, [one, two, three])
    await page.getByRole('button', { name: 'Next cart' }).click()
    await expectCompared(page, [two, three, four])
    const label = table(page).getByRole('rowheader', { name: 'Availability', exact: true })
    const value = label.locator('xpath=..').getByRole('cell').filter({ visible: true }).first()
    const boxes = await Promise.all([label.boundingBox(), value.boundingBox()])
    expect(boxes[0]?.x).toBe(boxes[1]?.x)
    await page.setViewportSize(phone)
    await expectCompared(page, [two, three])
    await page.setViewportSize({ width: 768, height: 1024 })
    await page.goto(paths.compareCarts([one, two, three]))
    await expectCompared(page, [one, two, three])
    await expect(page.getByRole('button', { name: 'Next cart' })).toBeHidden()
  })
})

test.describe('on a phone with more carts than it shows', () => {
  test.use({ viewport: phone })

  test('a row without a value for the two shown carts is hidden', async ({ page }) => {
    const [stated] = vehicles.filter(({ specifications }) => specifications.driveType)
    const others = vehicles.filter(({ specifications }) => !specifications.driveType)
    const ids = [...others.slice(0, 2), stated].map((vehicle) => vehicle?.id ?? '')
    await page.goto(paths.compareCarts(ids))
    await expectCompared(page, ids.slice(0, 2))
    await expect(table(page).getByRole('rowheader', { name: 'Drive', exact: true })).toBeHidden()
    await page.getByRole('button', { name: 'Next cart' }).click()
    await expectCompared(page, ids.slice(1))
    await expect(table(page).getByRole('rowheader', { name: 'Drive', exact: true })).toBeVisible()
  })

  test('differences between the two shown carts are marked', async ({ page }) => {
    const [same, alike] = vehicles.filter(({ specifications }) => specifications.seatingCapacity === 4)
    const other = vehicles.find(({ specifications }) => specifications.seatingCapacity === 8)
    const ids = [same, alike, other].map((vehicle) => vehicle?.id ?? '')
    await page.goto(paths.compareCarts(ids))
    await expectCompared(page, ids.slice(0, 2))
    const seats = table(page).getByRole('row').filter({ hasText: 'Seats' }).filter({ hasText: '4' })
    await expect(seats.getByRole('rowheader')).toHaveText('Seats', { useInnerText: true })
    await expect(seats.getByText('≠')).toBeHidden()
    await page.getByRole('button', { name: 'Next cart' }).click()
    await expectCompared(page, ids.slice(1))
    await expect(seats.getByText('≠')).toBeVisible()
    await expect(seats).toContainText('Differs')
  })
})
