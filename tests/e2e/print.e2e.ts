import { paths } from '../../src/addresses/paths.ts'
import { dealer } from '../../src/content/dealer.ts'
import { expect, test } from '../fixtures.ts'
import { vehicles } from '../inventory-page.ts'

declare global {
  interface Window {
    printedCards?: number
  }
}

const rover = paths.vehicle('denago-rover-xl')

test.describe('on paper', () => {
  test('a list of carts keeps every card on one page, three in a row', async ({ page }) => {
    await page.goto(paths.inventory)
    await page.emulateMedia({ media: 'print' })
    const cards = page.getByRole('article')
    await expect(cards.first()).toHaveCSS('break-inside', 'avoid')
    const tops = await cards.evaluateAll((all) => all.map((card) => card.getBoundingClientRect().top))
    expect(new Set(tops.slice(0, 3)).size).toBe(1)
    await expect(page.getByText('View Details').first()).toBeHidden()
  })

  test('a list has every cart of the result, not only those that were scrolled to', async ({ page }) => {
    await page.goto(paths.inventory)
    const cards = page.getByRole('article')
    // The list is hydrated when further cards come.
    await cards.last().scrollIntoViewIfNeeded()
    await expect.poll(() => cards.count()).toBeGreaterThanOrEqual(9)
    expect(await cards.count()).toBeLessThan(vehicles.length)
    await page.evaluate(() => {
      // After the page's own listener.
      addEventListener('beforeprint', () => {
        window.printedCards = document.querySelectorAll('main article').length
      })
    })
    await page.pdf()
    expect(await page.evaluate(() => window.printedCards)).toBe(vehicles.length)
  })

  for (const path of [paths.policy('rental-policy'), rover, paths.inventory])
    test(`${path} has a letterhead with the dealer's mark, name and number, and nothing to press`, async ({ page }) => {
      await page.goto(path)
      await page.emulateMedia({ media: 'print' })
      const head = page.locator('header').filter({ hasText: dealer.phone.label, visible: true })
      await expect(head).toHaveCount(1)
      await expect(head).toContainText(/Lackawanna\s*Golf Carts/)
      const mark = await head.locator('i').first().boundingBox()
      expect(mark?.width).toBe(64)
      await expect(page.getByRole('navigation')).toHaveCount(0)
      await expect(page.getByRole('button')).toHaveCount(0)
    })

  test('a quote has the picture of the cart', async ({ page }) => {
    await page.setViewportSize({ width: 720, height: 960 })
    await page.goto(rover)
    await page.emulateMedia({ media: 'print' })
    const picture = await page.getByRole('img', { name: /^Illustration of the Denago Rover XL, seen/ }).boundingBox()
    expect(picture?.height).toBeGreaterThan(240)
  })
})
