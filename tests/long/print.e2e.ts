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

test('the calculator is one sheet: entries on one line, the result, the method and the dealer', async ({ page }) => {
  await openOnPaper(page, paths.eco)
  const entries = page.getByLabel('Miles per week').or(page.getByLabel('Use', { exact: true }))
  const tops = await entries
    .or(page.getByText('1', { exact: true }).and(page.locator('label')))
    .evaluateAll((all) => all.map((entry) => Math.round(entry.getBoundingClientRect().top)))
  expect(tops).toHaveLength(3)
  expect(new Set(tops).size).toBe(1)

  await expect(page.getByText('How we figured it')).toBeVisible()
  await expect(page.getByText('We take your weekly miles')).toBeVisible()
  await expect(page.getByLabel('Gas price')).toBeVisible()
  for (const heading of ['Use your own numbers', 'What you get when you skip the gas'])
    await expect(page.getByText(heading)).toBeHidden()
  await expect(page.getByRole('region', { name: 'Facts' })).toBeHidden()
  await expect(page.getByRole('main').getByRole('link')).toHaveCount(0)

  const end = page.locator('address').filter({ visible: true })
  await expect(end).toContainText(dealer.phone.label)
  for (const { address } of dealer.locations) await expect(end).toContainText(address.street)
  // The margins of browsers.
  const margin = { top: '0.4in', right: '0.4in', bottom: '0.4in', left: '0.4in' }
  const pdf = (await page.pdf({ format: 'Letter', margin })).toString('latin1')
  expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1)
})
