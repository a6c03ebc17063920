import { paths } from '../../src/addresses/paths.ts'
import { expect, test } from '../fixtures.ts'

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
