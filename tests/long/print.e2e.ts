import type { Page } from 'playwright/test'
import { paths } from '../../src/addresses/paths.ts'
import { dealer } from '../../src/content/dealer.ts'
import { expect, test } from '../fixtures.ts'

/** Opens a page as it is printed, with the letterhead that each has, and nothing to press. */
async function openOnPaper(page: Page, path: string) {
  await page.emulateMedia({ media: 'screen' })
  await page.goto(path)
  await page.emulateMedia({ media: 'print' })
  const head = page.locator('header').filter({ hasText: dealer.phone.label, visible: true })
  await expect(head).toHaveCount(1)
  await expect(head).toContainText(new RegExp(dealer.name.replaceAll(' ', '\\s*')))
  const mark = await head.locator('[data-part=mark], [data-print=mark]').first().boundingBox()
  expect(mark?.width).toBe(64)
  await expect(page.getByRole('navigation')).toHaveCount(0)
  await expect(page.getByRole('button')).toHaveCount(0)
}

test('a printed page has the letterhead of the dealer and nothing to press; a quote has the picture of the cart, and a list has three whole cards in a row', async ({
  page,
}) => {
  await test.step('a policy', () => openOnPaper(page, paths.policy('rental-policy')))

  await test.step('a list', async () => {
    await openOnPaper(page, paths.inventory)
    const cards = page.getByRole('article')
    await expect(cards.first()).toHaveCSS('break-inside', 'avoid')
    const tops = await cards.evaluateAll((all) => all.map((card) => card.getBoundingClientRect().top))
    expect(new Set(tops.slice(0, 3)).size).toBe(1)
    await expect(page.getByText('View Details').first()).toBeHidden()
  })

  await test.step('a quote', async () => {
    await openOnPaper(page, paths.vehicle('denago-rover-xl'))
    await page.setViewportSize({ width: 720, height: 960 })
    const picture = await page.getByRole('img', { name: /^Illustration of the Denago Rover XL, seen/ }).boundingBox()
    expect(picture?.height).toBeGreaterThan(240)
  })
})
