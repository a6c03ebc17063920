import { paths } from '../../src/addresses/paths.ts'
import { dealer } from '../../src/content/dealer.ts'
import { expectCompared, four, one, table, three, two } from '../compare-page.ts'
import { axeInBothThemes, expect, test } from '../fixtures.ts'
import { desktop } from '../inventory-page.ts'
import { layoutShifts, watchLayout } from '../layout-shifts.ts'

test.describe('a comparison by its address', () => {
  test.use({ viewport: desktop })

  test('shows the carts in that order, marks differences, is accessible, and nothing in it moves by itself', async ({
    page,
  }) => {
    await watchLayout(page)
    await page.goto(paths.compareCarts([three, one]))
    await expectCompared(page, [three, one])
    const row = (label: string) => table(page).getByRole('row').filter({ hasText: label })
    await expect(row('Price').filter({ hasText: '$' }).first()).toContainText('Differs')
    await expect(row('Top speed')).not.toContainText('Differs')
    await page.waitForLoadState('networkidle')
    expect(await layoutShifts(page)).toEqual([])
    expect(await axeInBothThemes(page)).toEqual([])
    await page.setViewportSize({ width: 320, height: 640 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  })

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false })

    test('waits for no carts', async ({ page }) => {
      await page.goto(paths.compareCarts([three, one]))
      await expect(page.getByRole('heading', { name: 'Compare' })).toBeVisible()
      await expect(page.getByRole('status')).toBeHidden()
    })
  })

  test('is printed on one page with the dealer, the seller, the day of the prices, all terms of the payments and a code that leads back', async ({
    page,
  }) => {
    await page.goto(paths.device)
    await page.getByText('Using this device for sales?').click()
    await page.getByLabel('Salesperson').fill('Dana Núñez')
    await page.getByLabel('Event').fill('Lake day')
    const ids = [one, two, three, four]
    await page.goto(paths.compareCarts(ids))
    await expectCompared(page, ids)
    await page.getByRole('textbox', { name: 'Down payment ($)' }).fill('1500')
    await page.getByRole('textbox', { name: 'APR (%)' }).fill('6.9')
    await page.emulateMedia({ media: 'print' })
    const head = page.getByRole('main').locator('header')
    await expect(head).toBeVisible()
    await expect(head).toContainText(dealer.name)
    await expect(head).toContainText(dealer.phone.label)
    await expect(head).toContainText('Your contact: Dana Núñez, Lake day.')
    await expect(head).toContainText(/Prices as of [A-Z][a-z]{2} \d+, \d{4}, \d+:\d\d [AP]M, before tax and title\./)
    const address = dealer.url + paths.compareCarts(ids)
    await expect(head.getByRole('img', { name: `QR code: ${address}` })).toBeVisible()
    await expect(head).toContainText(address.replace('https://', ''))
    await expect(table(page)).toContainText('Monthly payment, 60 months at 6.9% APR with $1,500 down')
    for (const preferCSSPageSize of [false, true])
      for (const landscape of [false, true]) {
        const sheet = (await page.pdf({ format: 'Letter', landscape, preferCSSPageSize })).toString('latin1')
        expect(sheet.match(/\/Type\s*\/Page\b(?!s)/g)).toHaveLength(1)
      }
  })
})
