import { paths } from '../../src/addresses/paths.ts'
import { requireBrowser, TEST_BROWSER_FLAGS } from '../../tools/browser.mjs'
import { expect, test } from '../fixtures.ts'
import { shapes } from '../page-shapes.ts'

const executablePath = await requireBrowser()

for (const [browser, setting, bodySize, widths] of [
  ['with a font size of 20 px', 'defaultFontSize=20', 20, [320, 390, 1440]],
  ['with a font size of 24 px', 'defaultFontSize=24', 24, [320, 390, 1440]],
  ['with a font size of 32 px', 'defaultFontSize=32', 32, [390, 1440]],
  ['without fonts below 20 px', 'minimumFontSize=20', 20, [320, 390, 1440]],
] as const) {
  test(`a browser ${browser} shows larger text, and no page is wider than the screen of a phone or desktop`, async ({
    playwright,
    baseURL,
  }) => {
    const own = await playwright.chromium.launch({
      executablePath,
      args: [...TEST_BROWSER_FLAGS, `--blink-settings=${setting}`],
    })
    for (const width of widths) {
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

test('a browser with a font size of 32 px draws no words of the header and the filters over others on a phone', async ({
  playwright,
  baseURL,
}) => {
  const own = await playwright.chromium.launch({
    executablePath,
    args: [...TEST_BROWSER_FLAGS, '--blink-settings=defaultFontSize=32'],
  })
  const page = await own.newPage({ baseURL: baseURL ?? '', viewport: { width: 390, height: 844 } })
  await page.goto(paths.inventory)
  await page.locator('[data-hydrated]').waitFor({ state: 'attached' })
  const header = page.getByRole('banner')
  const words = header.locator('a > span:has(b), [data-now], [data-menu]')
  const filters = page.getByRole('group', { name: 'Seats' }).locator('label')
  for (const parts of [words, filters])
    expect(
      await parts.evaluateAll((all) => {
        const boxes = all.map((part) => {
          const range = document.createRange()
          range.selectNodeContents(part)
          return { part, box: range.getBoundingClientRect() }
        })
        const meet = (a: DOMRect, b: DOMRect) =>
          a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1
        return boxes.flatMap(({ part, box }, index) =>
          boxes
            .slice(index + 1)
            .filter((other) => !part.contains(other.part) && meet(box, other.box))
            .map((other) => `${part.textContent} ${other.part.textContent}`),
        )
      }),
    ).toEqual([])
  const [bar, name] = await Promise.all([header.boundingBox(), words.first().boundingBox()])
  expect(name?.y).toBeGreaterThanOrEqual(bar?.y ?? 0)
  await own.close()
})
