import { requireBrowser, TEST_BROWSER_FLAGS } from '../../tools/browser.mjs'
import { expect, test } from '../fixtures.ts'
import { shapes } from '../page-shapes.ts'

const executablePath = await requireBrowser()

for (const [browser, setting, bodySize] of [
  ['with a font size of 20 px', 'defaultFontSize=20', 20],
  ['with a font size of 24 px', 'defaultFontSize=24', 24],
  ['without fonts below 20 px', 'minimumFontSize=20', 20],
] as const) {
  test(`a browser ${browser} shows larger text, and no page is wider than the screen of a phone or desktop`, async ({
    playwright,
    baseURL,
  }) => {
    const own = await playwright.chromium.launch({
      executablePath,
      args: [...TEST_BROWSER_FLAGS, `--blink-settings=${setting}`],
    })
    for (const width of [320, 390, 1440]) {
      const page = await own.newPage({ baseURL: baseURL ?? '', viewport: { width, height: 900 } })
      // Of these two the tables are the widest.
      for (const path of [...shapes, '/policies/rental-policy', '/policies/storage-policy']) {
        await page.goto(path)
        await page.locator('[data-hydrated]').waitFor({ state: 'attached' })
        expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(width)
        const size = await page.evaluate(() => Number.parseFloat(getComputedStyle(document.body).fontSize))
        expect(size, path).toBeGreaterThanOrEqual(bodySize)
      }
    }
    await own.close()
  })
}
