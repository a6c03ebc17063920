import { paths } from '../../src/addresses/paths.ts'
import { expect, test } from '../fixtures.ts'
import { hold } from '../hold.ts'

test.use({ viewport: { width: 1440, height: 900 } })

test('a new page starts at its top with the focus on its heading; Back returns to the scroll position and to the link', async ({
  page,
}) => {
  await page.goto(paths.inventory)
  const card = page.getByRole('link', { name: 'Evolution Forester 4', exact: true })
  await card.scrollIntoViewIfNeeded()
  const before = (await page.evaluate(() => scrollY)) + 120
  expect(before).toBeGreaterThan(200)
  await page.mouse.wheel(0, 120)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(before)

  await card.click()
  const heading = page.getByRole('heading', { level: 1, name: 'Evolution Forester 4' })
  await expect(heading).toBeFocused()
  expect(await page.evaluate(() => scrollY)).toBe(0)

  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: 'Inventory' })).toBeVisible()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(before)
  await expect(card).toBeFocused()
  // Forward leaves a page whose link to the next one is above its heading.
  await page.goForward()
  await expect(heading).toBeFocused()
  await page.goBack()
  await expect(card).toBeFocused()

  await page.reload()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(before)
  await page.goto(paths.about)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(await page.evaluate(() => scrollY)).toBe(0)
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: 'Inventory' })).toBeVisible()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(before)
})

test('a reloaded page is at its old scroll position before its scripts run, and they do not undo later scrolling', async ({
  page,
}) => {
  await page.goto(paths.about)
  await page.mouse.wheel(0, 1500)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(1500)
  const letCome = await hold(page, /\/assets\/start-/)
  await page.reload({ waitUntil: 'load' })
  // The browser restores the place of the text, which is a line higher or lower if the font has only just arrived.
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(1300)
  await page.mouse.wheel(0, -1100)
  await expect.poll(() => page.evaluate(() => scrollY)).toBeLessThan(700)
  const place = await page.evaluate(() => scrollY)
  letCome()
  await expect(page.locator('html[data-hydrated]')).toBeAttached()
  expect(await page.evaluate(() => scrollY)).toBe(place)
})
