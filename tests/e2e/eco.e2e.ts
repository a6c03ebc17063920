import { paths } from '../../src/addresses/paths.ts'
import { button, figuresOf, fill, giantFigure, openStandingStill, result, SHARED, SHARED_INPUT } from '../eco-page.ts'
import { axe, expect, readyForOffline, test } from '../fixtures.ts'
import { layoutShifts, watchLayout } from '../layout-shifts.ts'
import { test as workerTest } from '../short-install.ts'

test('a visitor waits while the page calculates, sees the figures count up, and is congratulated; with reduced motion the figures appear at once', async ({
  page,
}) => {
  const [example, five] = [figuresOf(), figuresOf(SHARED_INPUT)]
  await openStandingStill(page, paths.eco)
  await expect(giantFigure(page)).toHaveText(example.saved)
  await expect(result(page).getByRole('heading')).toHaveText('Example: in one year, you’d save')
  await fill(page, '25', 'Residential', '5')
  await button(page).click()

  await expect(button(page)).toHaveText('Calculating...')
  await expect(button(page)).toBeDisabled()
  await page.clock.runFor(1400)
  await expect(button(page)).toBeDisabled()
  await expect(giantFigure(page)).toHaveText(example.saved)

  await page.clock.runFor(150)
  await expect(button(page)).toHaveText('Calculate')
  await expect(button(page)).toBeEnabled()
  await expect(result(page).getByRole('heading', { name: 'In five years, you’d save' })).toBeVisible()
  await expect(page.getByText('Great Choice for the Environment!')).toBeVisible()
  await expect(page.getByText('Your switch to electric saves the planet and your wallet')).toBeVisible()
  await page.clock.runFor(500)
  await expect(giantFigure(page)).not.toHaveText(five.saved)

  await page.clock.runFor(2300)
  await expect(giantFigure(page)).toHaveText(five.saved)
  for (const figure of five.details) await expect(result(page)).toContainText(figure)
  await expect(page.getByText('Great Choice for the Environment!')).toBeVisible()
  await page.clock.runFor(400)
  await expect(page.getByText('Great Choice for the Environment!')).toBeHidden()

  await page.emulateMedia({ reducedMotion: 'reduce' })
  await fill(page, '25', 'Residential', '1')
  await button(page).click()
  await page.clock.runFor(1550)
  await expect(giantFigure(page)).toHaveText(figuresOf({ ...SHARED_INPUT, years: 1 }).saved)
})

test('the answer for the default values is on the first screen', async ({ page }) => {
  await page.goto(paths.eco)
  for (const [width, height] of [
    [360, 640],
    // A phone with the bars of its browser.
    [390, 664],
    [768, 1024],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height })
    await expect(giantFigure(page), `${width} x ${height}`).toBeInViewport({ ratio: 1 })
  }
})

test('a screen reader announces the final figures once, not each counted step', async ({ page }) => {
  await openStandingStill(page, paths.eco)
  await button(page).click()
  await page.clock.runFor(1600)
  const heard = result(page)
    .getByRole('status')
    .filter({ hasText: `In one year, you’d save $${figuresOf().saved}` })
  await expect(heard).toHaveCount(1)
  const sentence = await heard.textContent()
  await page.clock.runFor(5000)
  await expect(heard).toHaveText(sentence ?? '')
})

test.describe('without a network', () => {
  workerTest(
    'the last result and later entries stay on this device, and are shown offline after a reload',
    async ({ page, site }) => {
      await page.goto(paths.eco)
      await readyForOffline(page)
      await fill(page, '40', 'Commercial', '3')
      await button(page).click()
      await expect(result(page).getByRole('heading', { name: 'In three years, you’d save' })).toBeVisible()
      const kept = await result(page).getByRole('status').first().textContent()
      await page.getByLabel('Miles per week').fill('60')
      await expect.poll(() => page.evaluate(() => localStorage.getItem('person:eco'))).toMatch(/"milesPerWeek":60\b/)

      await site.stop()
      await page.goto(paths.eco)
      await page.reload()
      await expect(
        result(page).getByRole('heading', { name: '40 miles a week, three years: you’d save' }),
      ).toBeVisible()
      expect(kept).toContain((await giantFigure(page).textContent()) ?? 'nothing')
      await expect(page.getByLabel('Miles per week')).toHaveValue('60')
      await expect(page.getByLabel('Use', { exact: true })).toHaveValue('commercial')
      await expect(page.getByText('Great Choice for the Environment!')).toHaveCount(0)

      await button(page).click()
      await expect(result(page).getByRole('status').filter({ hasText: 'In three years' })).toBeAttached()
    },
  )
})

test('a link to a result shows it when opened, without moving anything on the page', async ({ page }) => {
  await watchLayout(page)
  await page.goto(SHARED)
  await expect(giantFigure(page)).toHaveText(figuresOf(SHARED_INPUT).saved)
  await expect(page.getByLabel('Use', { exact: true })).toHaveValue('residential')
  await expect(page.getByLabel('5', { exact: true })).toBeChecked()
  expect(await layoutShifts(page)).toEqual([])
  expect(await axe(page)).toEqual([])
  await page.getByText('How we figured it').click()
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
  expect(await axe(page)).toEqual([])
})
