import type { Page } from 'playwright/test'
import { paths } from '../../src/addresses/paths.ts'
import { expect, test } from '../fixtures.ts'

/** Where the focus went with Tab, and what of it was wholly below the dock. */
async function belowDock(page: Page) {
  const stops: string[] = []
  const hidden: string[] = []
  for (;;) {
    await page.keyboard.press('Tab')
    const stop = await page.evaluate(() => {
      const focused = document.activeElement
      const dock = document.querySelector('[data-dock]')
      if (!focused || !dock || focused === document.body) return undefined
      const name = focused.ariaLabel || focused.textContent?.trim() || focused.getAttribute('value') || focused.tagName
      const { top, bottom, height } = focused.getBoundingClientRect()
      const covering = dock.getBoundingClientRect()
      return {
        name: name.slice(0, 40),
        isHidden: !dock.contains(focused) && height > 1 && top >= covering.top && bottom <= covering.bottom,
      }
    })
    if (!stop || stops.length > 150) return { stops, hidden }
    stops.push(stop.name)
    if (stop.isHidden) hidden.push(stop.name)
  }
}

for (const [width, height] of [
  [360, 640],
  [844, 390],
] as const)
  test(`the focused element of a vehicle's page is never below the dock at ${width} x ${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height })
    await page.goto(paths.vehicle('denago-rover-xl'))
    const { stops, hidden } = await belowDock(page)
    expect(stops.length).toBeGreaterThan(20)
    expect(hidden).toEqual([])
  })

test('the dock of a vehicle begins below its figures on a phone held sideways', async ({ page }) => {
  await page.setViewportSize({ width: 844, height: 390 })
  await page.goto(paths.vehicle('evolution-d6-max-xt4'))
  const brand = await page.getByRole('term').filter({ hasText: 'Brand' }).first().locator('..').boundingBox()
  const dock = await page.locator('[data-dock]').boundingBox()
  expect((brand?.y ?? 0) + (brand?.height ?? 0)).toBeGreaterThan(200)
  expect((brand?.y ?? 0) + (brand?.height ?? 0)).toBeLessThanOrEqual(dock?.y ?? 0)
})
