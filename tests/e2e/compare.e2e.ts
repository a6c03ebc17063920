import { paths } from '../../src/addresses/paths.ts'
import { evolution } from '../../src/content/brands/evolution-brand.ts'
import { dealer } from '../../src/content/dealer.ts'
import { ESTIMATE_RULE } from '../../src/content/estimate-rule.ts'
import { expectCompared, four, one, table, three, two } from '../compare-page.ts'
import { axeInBothThemes, expect, test } from '../fixtures.ts'
import { desktop, vehicles } from '../inventory-page.ts'
import { layoutShifts, watchLayout } from '../layout-shifts.ts'

test.describe('a comparison by its address', () => {
  test.use({ viewport: desktop })

  test('shows the carts in that order, means different, is accessible, and nothing in it moves by itself', async ({
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

  test('says which carts nobody knows, removes them, and compares the others', async ({ page }) => {
    await page.goto(paths.compareCarts([one, 'no-such-cart']))
    await expect(page.getByText('One cart is no longer here')).toBeVisible()
    await expect(page.getByText('“no-such-cart”')).toBeVisible()
    await expectCompared(page, [one])
    const wide = 'x'.repeat(120)
    await page.goto(paths.compareCarts([wide]))
    await expect(page.getByText(wide)).toBeVisible()
    await expect(page.getByRole('heading', { name: 'No carts chosen yet' })).toBeVisible()
    await page.setViewportSize({ width: 320, height: 640 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
    await page.getByRole('button', { name: 'Remove it' }).click()
    await expect(page).toHaveURL(new RegExp(`${paths.compare}$`))
  })

  test('works the payments out at the rate that is typed, on every cart, and prints them only when there is a rate', async ({
    page,
  }) => {
    await page.goto(paths.compareCarts([one, two]))
    await expectCompared(page, [one, two])
    const payments = table(page).getByRole('rowheader', { name: /Monthly payment/ })
    const rule = page.getByText(ESTIMATE_RULE)
    await page.emulateMedia({ media: 'print' })
    await expect(payments).toBeHidden()
    await expect(rule).toBeHidden()
    await page.emulateMedia({ media: 'screen' })
    const ask = table(page).getByRole('link', { name: 'Add an APR' })
    await expect(ask).toHaveCount(2)
    await ask.first().click()
    // Below the payments, in the same group.
    await expect(table(page).getByRole('textbox', { name: 'APR (%)' })).toBeFocused()
    await page.keyboard.type('0')
    const monthly = [one, two].map((id) => vehicles.find((vehicle) => vehicle.id === id)?.price ?? 0)
    const row = table(page).getByRole('row').filter({ hasText: 'Monthly payment, 60 months at 0% APR' })
    await expect(row.getByRole('cell')).toHaveText(monthly.map((price) => `$${Math.ceil(price / 60)}`))
    await page.getByRole('textbox', { name: 'APR (%)' }).fill('6.9')
    await page.emulateMedia({ media: 'print' })
    await expect(payments).toBeVisible()
    await expect(rule).toBeVisible()
    await page.emulateMedia({ media: 'screen' })
    const down = table(page).getByRole('textbox', { name: 'Down payment ($)' })
    await down.fill('2o00')
    await expect(down).toHaveAccessibleDescription('Enter 0 or more dollars')
    await table(page).getByRole('link', { name: 'Check the terms' }).first().click()
    await expect(down).toBeFocused()
  })

  test('is printed on one page with the dealer, the seller, the day of the prices, all terms of the payments and a code that leads back', async ({
    page,
  }) => {
    await page.goto(paths.device)
    await page.getByText('Selling with this device?').click()
    await page.getByLabel('Seller').fill('Dana Núñez')
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

test('the brand page leads to its carts in the inventory, and to four of them side by side', async ({ page }) => {
  await page.goto(paths.evolution)
  await page.getByRole('link', { name: 'Compare All Models' }).click()
  await expect(page).toHaveURL(/\/inventory\?brand=evolution$/)
  await page.goBack()
  await page.getByRole('link', { name: 'Side by side' }).click()
  await expect(table(page).locator('[data-names] a:visible')).toHaveText(
    evolution.lineup.slice(0, 4).map(({ name }) => `Evolution ${name}`),
  )
  const units = vehicles.filter(({ brand }) => brand === 'evolution').length
  await expect(page.getByText(`You chose ${units} carts. 4 fit side by side.`)).toBeVisible()
})
