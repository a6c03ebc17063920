import type { Page } from 'playwright/test'
import { paths } from '../../src/addresses/paths.ts'
import { dealer } from '../../src/content/dealer.ts'
import { expect, test } from '../fixtures.ts'

async function pagesOf(page: Page, format: string): Promise<number> {
  const pdf = (await page.pdf({ format, printBackground: true })).toString('latin1')
  return pdf.match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0
}

test('the page of a cart prints on one page, with its condition and the way back to the live page', async ({
  page,
}) => {
  // The longest name, the unit without a picture, a used one, and one that is gone.
  for (const [id, formats, condition] of [
    ['64f1c0ffee5a11ab1e0d5a4b', ['Letter', 'A4'], 'New, in stock.'],
    ['evolution-turfman-1000', ['Letter'], 'New, in stock.'],
    ['evolution-classic-2', ['Letter'], 'Used, in stock.'],
    ['evolution-classic-4-plus', ['Letter'], 'Used, out of stock.'],
  ] as const)
    await test.step(id, async () => {
      await page.emulateMedia({ media: null })
      await page.goto(paths.vehicle(id))
      await page.emulateMedia({ media: 'print' })
      // What the browser's own command prints: the code and the words of the page itself. The first user input loads the foot.
      const address = dealer.url + paths.vehicle(id)
      await expect(page.getByRole('img', { name: `QR code: ${address}` })).toBeVisible()
      await expect(page.getByText(address.replace('https://', ''), { exact: true })).toBeVisible()
      const row = page.getByRole('row', { name: `Condition ${condition.split(',')[0]}` })
      await expect(row).toBeVisible()
      // A sheet lies about for days: its price comes with its day.
      await expect(page.getByText(/As of \w+ \d+, \d{4}, \d+:\d\d [AP]M\./)).toBeVisible()
      expect(await pagesOf(page, 'Letter')).toBe(1)
      // The page is hydrated a little later than the shell around it; before, it has no event handlers.
      await expect(async () => {
        await page.keyboard.press('Tab')
        await expect(page.locator('[data-sheet-end]')).toBeVisible({ timeout: 1_000 })
      }).toPass()
      await expect(page.getByText(condition)).toBeVisible()
      await expect(row).toBeHidden()
      for (const format of formats) expect(await pagesOf(page, format), format).toBe(1)
    })
})

test.describe('on a tablet', () => {
  test.use({ viewport: { width: 1180, height: 820 }, hasTouch: true })

  test('"Print", touched before anything else, prints the whole sheet', async ({ page }) => {
    await page.addInitScript(() => {
      window.print = () => {
        document.documentElement.dataset.printed = document.querySelector('figcaption')?.textContent ?? 'without a code'
      }
    })
    await page.goto(paths.vehicle('denago-nomad'))
    await page.getByRole('button', { name: 'Print' }).tap()
    await expect(page.locator('html')).toHaveAttribute('data-printed', /Scan for the latest/)
  })
})

test('on wide paper the picture is on the sheet too', async ({ page }) => {
  await page.goto(paths.vehicle('denago-rover-xl'))
  await page.emulateMedia({ media: 'print' })
  for (const width of [960, 1000, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    const picture = page.locator('[data-stage] img').first()
    expect((await picture.boundingBox())?.width ?? 0, `${width} px`).toBeGreaterThan(400)
  }
})
