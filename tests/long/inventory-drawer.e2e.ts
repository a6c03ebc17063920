import type { Page } from 'playwright/test'
import { paths } from '../../src/addresses/paths.ts'
import { axe, expect, test } from '../fixtures.ts'
import { hold, SCRIPTS } from '../hold.ts'
import { expectUnits, only, phone, price, search, seats, total, vehicles } from '../inventory-page.ts'

test.describe('on a phone', () => {
  test.use({ viewport: phone, hasTouch: true })

  const open = (page: Page) => page.getByRole('button', { name: /^Filters/ })
  const sheet = (page: Page) => page.getByRole('dialog', { name: 'Filters' })

  test('the filters are in a drawer that keeps the focus, counts the results in advance, applies, and returns the focus', async ({
    page,
  }) => {
    await page.goto(paths.inventory)
    await open(page).tap()
    await expect(sheet(page)).toBeVisible()
    expect(await axe(page)).toEqual([])
    await test.step('Tab stays inside', async () => {
      const stops = new Set<string>()
      for (let step = 0; step < 12; step++) {
        await page.keyboard.press('Tab')
        const stop = await page.evaluate(() => {
          const { activeElement } = document
          // Between the last control and the first one the browser's own controls have their turn.
          if (activeElement === document.body) return 'browser'
          return document.querySelector('dialog')?.contains(activeElement) ? 'inside' : 'outside'
        })
        stops.add(stop)
      }
      expect(stops).not.toContain('outside')
    })
    const sixes = only((vehicle) => seats(vehicle) === 6)
    await sheet(page).getByRole('radio', { name: '6', exact: true }).tap()
    const apply = sheet(page).getByRole('button', { name: `Show ${sixes.length} carts` })
    await expect(apply).toBeVisible()
    const denagos = sixes.filter(({ brand }) => brand === 'denago')
    await sheet(page).getByRole('radiogroup', { name: 'Brand' }).getByText('Denago').tap()
    await sheet(page)
      .getByRole('button', { name: `Show ${denagos.length} carts` })
      .tap()
    await expect(sheet(page)).toBeHidden()
    await expect(page).toHaveURL(`${paths.inventory}?brand=denago&seats=6`)
    await expect(page.getByRole('region', { name: /^Showing/ })).toBeFocused()
    await expect(open(page)).toHaveText(/2/)
    await expectUnits(page, denagos)
  })

  test('a visitor types any price there, and one Back undoes it', async ({ page }) => {
    await page.goto(paths.inventory)
    await open(page).tap()
    const field = sheet(page).getByRole('textbox', { name: 'Highest price in dollars' })
    await field.pressSequentially('12500')
    const found = only((vehicle) => price(vehicle) <= 12_500)
    await sheet(page)
      .getByRole('button', { name: `Show ${found.length} carts` })
      .tap()
    await expect(page).toHaveURL(`${paths.inventory}?max=12500`)
    await expectUnits(page, found)
    await page.goBack()
    await expect(page).toHaveURL(paths.inventory)
  })

  test('Escape and its button close the drawer, keep the chosen filters, and return the focus to the button', async ({
    page,
  }) => {
    for (const [how, close] of [
      ['Escape', () => page.keyboard.press('Escape')],
      ['its button', () => page.getByRole('button', { name: 'Close filters' }).tap()],
    ] as const)
      await test.step(how, async () => {
        await page.goto(paths.inventory)
        await open(page).focus()
        await page.keyboard.press('Enter')
        await sheet(page).getByRole('combobox', { name: 'Category' }).selectOption('forester')
        await close()
        await expect(sheet(page)).toBeHidden()
        await expect(open(page)).toBeFocused()
        await expectUnits(
          page,
          only(({ category }) => category.includes('forester')),
        )
      })
  })

  test('Back closes the drawer and undoes all that was chosen in it', async ({ page }) => {
    await page.goto(paths.home)
    await page.getByRole('main').getByRole('link', { name: 'View Inventory' }).first().tap()
    await expect(page).toHaveURL(paths.inventory)
    await open(page).tap()
    await sheet(page).getByRole('radiogroup', { name: 'Brand' }).getByText('Evolution').tap()
    await sheet(page).getByRole('radiogroup', { name: 'Price' }).getByText('Under $15,000').tap()
    await expect(page).toHaveURL(/brand=evolution&price=under-15000/)
    await page.goBack()
    await expect(sheet(page)).toBeHidden()
    await expect(page).toHaveURL(paths.inventory)
    await expectUnits(page, vehicles)
  })

  test('Back closes the drawer in which nothing was chosen, and the page stays', async ({ page }) => {
    await page.goto(paths.rentals)
    await page.goto(paths.inventorySeats(4))
    await open(page).tap()
    await expect(sheet(page)).toBeVisible()
    await page.goBack()
    // React removes the closed dialog a frame later, and a press before that opens no other.
    await expect(page.locator('dialog')).toHaveCount(0)
    await expect(page).toHaveURL(paths.inventorySeats(4))
    await test.step('the drawer, closed by its button, leaves no entry in the history', async () => {
      await open(page).tap()
      await page.getByRole('button', { name: 'Close filters' }).tap()
      await expect(sheet(page)).toBeHidden()
      await expect.poll(() => page.evaluate(() => history.state?.filters)).toBeUndefined()
      await page.goBack()
      await expect(page).toHaveURL(paths.rentals)
    })
  })

  test('a typed price is selected, in the row and in the drawer', async ({ page }) => {
    await page.goto(`${paths.inventory}?max=12500`)
    const row = page.getByRole('radiogroup', { name: 'Budget' })
    await expect(row.getByRole('radio', { name: '$12,500' })).toBeChecked()
    await expect(row.getByText('$12,500')).toBeInViewport({ ratio: 1 })
    await expect(row.getByRole('radio')).toHaveCount(5)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(phone.width)
    await open(page).tap()
    const any = sheet(page).getByRole('radio', { name: 'Any price' })
    await expect(
      sheet(page).getByRole('radiogroup', { name: 'Price' }).getByRole('radio', { checked: true }),
    ).toHaveCount(0)
    await any.tap()
    await expect(any).toBeChecked()
    await expect(page).toHaveURL(paths.inventory)
    await page.getByRole('button', { name: 'Close filters' }).tap()
    await expect(row.getByRole('radio', { name: 'Any' })).toBeChecked()
    await expect(row.getByRole('radio', { name: '$8k' })).toBeVisible()
  })

  test('"Filters", pressed before the scripts have loaded, opens the drawer once they have', async ({ page }) => {
    const letCome = await hold(page, SCRIPTS)
    await page.goto(paths.inventory, { waitUntil: 'commit' })
    await open(page).tap()
    await expect(open(page)).toHaveCSS('cursor', 'progress')
    letCome()
    await expect(sheet(page)).toBeVisible()
    await page.getByRole('button', { name: 'Close filters' }).tap()
    await expect(sheet(page)).toBeHidden()
    await expect(open(page)).not.toHaveCSS('cursor', 'progress')
  })

  test('Clear All Filters in the drawer clears the search as well', async ({ page }) => {
    await page.goto(`${paths.inventory}?search=rover&brand=denago`)
    await expect(search(page)).toHaveValue('rover')
    // The search is beside the button and not counted.
    await expect(open(page)).toHaveText('Filters 1')
    await open(page).tap()
    await sheet(page).getByRole('button', { name: 'Clear All Filters' }).tap()
    await sheet(page)
      .getByRole('button', { name: `Show ${total} carts` })
      .tap()
    await expect(search(page)).toHaveValue('')
    await expectUnits(page, vehicles)
  })
})
