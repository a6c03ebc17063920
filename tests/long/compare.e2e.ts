import { paths } from '../../src/addresses/paths.ts'
import { ESTIMATE_RULE } from '../../src/content/estimate-rule.ts'
import { expectCompared, five, four, heart, listLink, nameOf, one, table, three, two } from '../compare-page.ts'
import { expect, readyForOffline, test } from '../fixtures.ts'
import { hold, SCRIPTS } from '../hold.ts'
import { desktop, phone, vehicles } from '../inventory-page.ts'

test.describe('a comparison by its address', () => {
  test.use({ viewport: desktop })

  test('the buttons that remove carts are on one line, with names of any length', async ({ page }) => {
    const named = [...vehicles].sort((first, second) => first.name.length - second.name.length)
    const ids = [named[0]?.id ?? '', named.at(-1)?.id ?? '']
    for (const viewport of [desktop, phone]) {
      await page.setViewportSize(viewport)
      await page.goto(paths.compareCarts(ids))
      await expectCompared(page, ids)
      const buttons = await table(page)
        .getByRole('button', { name: /^Remove / })
        .all()
      const tops = await Promise.all(buttons.map(async (button) => (await button.boundingBox())?.y))
      expect(tops).toEqual([tops[0], tops[0]])
    }
  })

  test('reserves the room of the carts from the first paint on', async ({ page }) => {
    const letCome = await hold(page, SCRIPTS)
    await page.goto(paths.compareCarts([three, one]), { waitUntil: 'commit' })
    // Before the page has read its address.
    await expect(page.locator('[data-pending]').getByRole('status', { name: 'Loading carts' })).toBeVisible()
    letCome()
    await expectCompared(page, [three, one])
  })

  test('draws the carts to one scale on one ground line', async ({ page }) => {
    const short = 'denago-ev-city'
    const long = 'denago-rover-xxl'
    await page.goto(paths.compareCarts([short, long]))
    const drawing = (name: string) => page.getByRole('img', { name: `Illustration of the ${name}, seen from the left` })
    const [shortBox, longBox] = await Promise.all(
      [short, long].map(async (id) => {
        await expect(drawing(nameOf(id))).toBeVisible()
        return drawing(nameOf(id)).boundingBox()
      }),
    )
    if (!shortBox || !longBox) throw new Error('Nothing is drawn')
    // Lengths of the models, and where a cart begins and ends in its picture of 960 by 720 px.
    expect((longBox.width * (901 - 19)) / (shortBox.width * (903 - 40))).toBeCloseTo(4.82 / 2.81, 1)
    const groundOf = (box: { y: number; height: number }, ground: number) => box.y + (box.height * ground) / 720
    expect(Math.abs(groundOf(shortBox, 660) - groundOf(longBox, 539))).toBeLessThan(2)
  })

  test('says which prices are samples', async ({ page }) => {
    const sample = vehicles.find(({ samplePrice }) => samplePrice)?.id ?? ''
    await page.goto(paths.compareCarts([one, sample]))
    await expect(table(page).getByRole('cell', { name: /\$.*sample price/i })).toHaveCount(1)
  })

  test('names unknown carts, removes them, and compares the others', async ({ page }) => {
    await page.goto(paths.compareCarts([one, 'no-such-cart']))
    await expect(page.getByText('One cart is gone')).toBeVisible()
    await expect(page.getByText('“no-such-cart”')).toBeVisible()
    await expectCompared(page, [one])
    const wide = 'x'.repeat(120)
    await page.goto(paths.compareCarts([wide]))
    await expect(page.getByText(wide)).toBeVisible()
    await expect(page.getByText('we’ll line them up here')).toBeVisible()
    await page.setViewportSize({ width: 320, height: 640 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
    await page.getByRole('button', { name: 'Remove it' }).click()
    await expect(page).toHaveURL(new RegExp(`${paths.compare}$`))
  })

  test('computes the payments of every cart at the typed rate, and prints them only with a rate', async ({ page }) => {
    await page.goto(paths.compareCarts([one, two]))
    await expectCompared(page, [one, two])
    const payments = table(page).getByRole('rowheader', { name: /Monthly payment/ })
    const rule = page.getByText(ESTIMATE_RULE)
    const heading = table(page).getByText('Payments', { exact: true })
    await expect(heading).toBeVisible()
    await page.emulateMedia({ media: 'print' })
    await expect(payments).toBeHidden()
    await expect(heading).toBeHidden()
    await expect(rule).toBeHidden()
    await page.emulateMedia({ media: 'screen' })
    const ask = table(page).getByRole('link', { name: 'Add an APR' })
    await expect(ask).toHaveCount(1)
    await ask.click()
    // Below the payments, in the same group.
    await expect(table(page).getByRole('textbox', { name: 'APR (%)' })).toBeFocused()
    await page.keyboard.type('0')
    const monthly = [one, two].map((id) => vehicles.find((vehicle) => vehicle.id === id)?.price ?? 0)
    const row = table(page).getByRole('row').filter({ hasText: 'Monthly payment, 60 months at 0% APR' })
    await expect(row.getByRole('cell')).toHaveText(monthly.map((price) => `$${Math.ceil(price / 60)}`))
    await page.getByRole('textbox', { name: 'APR (%)' }).fill('6.9')
    await page.emulateMedia({ media: 'print' })
    await expect(heading).toBeVisible()
    await expect(payments).toBeVisible()
    await expect(rule).toBeVisible()
    await page.emulateMedia({ media: 'screen' })
    const down = table(page).getByRole('textbox', { name: 'Down payment ($)' })
    await down.fill('2o00')
    await expect(down).toHaveAccessibleDescription('Enter $0 or more')
    await table(page).getByRole('link', { name: 'Check your numbers' }).click()
    await expect(down).toBeFocused()
  })
})

test.describe('without a network', () => {
  test.use({ serviceWorkers: 'allow', viewport: desktop })

  test('the shortlist is compared, after a reload as well', async ({ page, site }) => {
    await page.goto(paths.inventory)
    await heart(page, one).click()
    await heart(page, three).click()
    await readyForOffline(page)
    await site.stop()
    await listLink(page).click()
    await expectCompared(page, [one, three])
    await page.reload()
    await expectCompared(page, [one, three])
    await page.goto(paths.compareCarts([four, five]))
    await expectCompared(page, [four, five])
    await expect(
      table(page)
        .getByRole('listitem')
        .filter({ hasText: vehicles[3]?.features[0] ?? '' }),
    ).toBeVisible()
  })
})
