import type { Page } from 'playwright/test'
import { paths } from '../../src/addresses/paths.ts'
import { axe, expect, readyForOffline, test } from '../fixtures.ts'
import { layoutShifts, watchLayout } from '../layout-shifts.ts'
import { test as workerTest } from '../short-install.ts'

/** 25 miles a week, residential, five years: worked out by hand in the tests of the calculator. */
const SHARED = `${paths.eco}?miles=25&use=residential&years=5`

const result = (page: Page) => page.getByRole('region', { name: 'Result' })
/** What is seen while it counts; what is heard is the final figure. */
const giantFigure = (page: Page) => result(page).locator('h2 + p [aria-hidden]')
const button = (page: Page) => page.locator('form button')

async function fill(page: Page, miles: string, use: string, years: string) {
  await page.getByLabel('Miles per week').fill(miles)
  await page.getByLabel('Use', { exact: true }).selectOption(use)
  await page.getByRole('group', { name: 'Years' }).getByText(years, { exact: true }).click()
}

/** From here on time passes only when the test says so. */
async function openStandingStill(page: Page, address: string) {
  await page.clock.install({ time: '2026-07-04T12:00:00' })
  await page.goto(address)
  await page.clock.pauseAt('2026-07-04T12:10:00')
}

test('a visitor waits while it calculates, sees the figures count up, and is congratulated; with less motion the figures are there at once', async ({
  page,
}) => {
  await openStandingStill(page, paths.eco)
  await expect(giantFigure(page)).toHaveText('280')
  await expect(result(page).getByRole('heading')).toHaveText('Example: in one year, you’d save')
  await fill(page, '25', 'Residential', '5')
  await button(page).click()

  await expect(button(page)).toHaveText('Calculating...')
  await expect(button(page)).toBeDisabled()
  await page.clock.runFor(1400)
  await expect(button(page)).toBeDisabled()
  await expect(giantFigure(page)).toHaveText('280')

  await page.clock.runFor(150)
  await expect(button(page)).toHaveText('Calculate')
  await expect(button(page)).toBeEnabled()
  await expect(result(page).getByRole('heading', { name: 'In five years, you’d save' })).toBeVisible()
  await expect(page.getByText('Great Choice for the Environment!')).toBeVisible()
  await expect(page.getByText('Your switch to electric saves the planet and your wallet')).toBeVisible()
  await page.clock.runFor(500)
  await expect(giantFigure(page)).not.toHaveText('1,680')

  await page.clock.runFor(2300)
  await expect(giantFigure(page)).toHaveText('1,680')
  for (const figure of ['520 gallons at $3.50', '$1,820', '1,170 kWh at $0.12', '$140', '10,192 lbs', '84'])
    await expect(result(page)).toContainText(figure)
  await expect(page.getByText('Great Choice for the Environment!')).toBeVisible()
  await page.clock.runFor(400)
  await expect(page.getByText('Great Choice for the Environment!')).toBeHidden()

  await page.emulateMedia({ reducedMotion: 'reduce' })
  await fill(page, '25', 'Residential', '1')
  await button(page).click()
  await page.clock.runFor(1550)
  await expect(giantFigure(page)).toHaveText('336')
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

test('a screen reader hears the final figures once, however they count', async ({ page }) => {
  await openStandingStill(page, paths.eco)
  await button(page).click()
  await page.clock.runFor(1600)
  const heard = result(page).getByRole('status').filter({ hasText: 'In one year, you’d save $280' })
  await expect(heard).toHaveCount(1)
  const sentence = await heard.textContent()
  await page.clock.runFor(5000)
  await expect(heard).toHaveText(sentence ?? '')
})

test('miles out of bounds are refused with a message at the field, and nothing is calculated', async ({ page }) => {
  await page.goto(paths.eco)
  const miles = page.getByLabel('Miles per week')
  for (const typed of ['0', '501', '', '-3']) {
    await miles.fill(typed)
    await button(page).click()
    await expect(page.getByRole('alert').filter({ hasText: 'Enter 1 to 500 miles per week' })).toBeVisible()
    await expect(miles).toBeFocused()
    await expect(miles).toHaveAttribute('aria-invalid', 'true')
    await expect(button(page)).toHaveText('Calculate')
  }
  await expect(result(page).getByRole('heading')).toHaveText('25 miles a week, one year: you’d save')
  await miles.fill('500')
  await expect(page.getByText('Enter 1 to 500 miles per week')).toHaveCount(0)
  // Until it is calculated, the result says what it belongs to.
  await expect(result(page).getByRole('heading')).toHaveText('25 miles a week, one year: you’d save')
  await miles.fill('25')
  await expect(result(page).getByRole('heading')).toHaveText('Example: in one year, you’d save')
  // Once there is a result in the address as well.
  await button(page).click()
  await expect(page).toHaveURL(/miles=25/)
  await miles.fill('30')
  await expect(result(page).getByRole('heading')).toHaveText('25 miles a week, one year: you’d save')
})

test.describe('without a network', () => {
  workerTest(
    'the last result and what was entered since stay on this device, and are there offline after a reload',
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

test('a link to a result shows it to whoever opens it, with nothing moving on the page', async ({ page }) => {
  await watchLayout(page)
  await page.goto(SHARED)
  await expect(giantFigure(page)).toHaveText('1,680')
  await expect(page.getByLabel('Use', { exact: true })).toHaveValue('residential')
  await expect(page.getByLabel('5', { exact: true })).toBeChecked()
  expect(await layoutShifts(page)).toEqual([])
  expect(await axe(page)).toEqual([])
  await page.getByText('How we figured it').click()
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
  expect(await axe(page)).toEqual([])
})

test('the address of a result can be sent on', async ({ page }) => {
  await page.goto(paths.eco)
  await fill(page, '100', 'Golf course', '10')
  await button(page).click()
  await expect(page).toHaveURL(`${paths.eco}?miles=100&use=golf_course&years=10`)
})

test('every assumption can be changed, the power plant can be counted, and the way back is one button', async ({
  page,
}) => {
  await page.goto(SHARED)
  await page.getByText('How we figured it').click()
  await page.getByLabel('Gas price').fill('4.25')
  await page.keyboard.press('Enter')
  await expect(result(page)).toContainText('520 gallons at $4.25')
  await expect(giantFigure(page)).toHaveText('2,070')
  await expect(page).toHaveURL(/&gas=4\.25$/)

  await page.getByLabel('Gas mileage').fill('0')
  await page.keyboard.press('Tab')
  await expect(page.getByText('Enter 1 to 100 miles per gallon')).toBeVisible()
  await expect(result(page)).toContainText('520 gallons')

  // 1,170 kWh at 596.9 lb per MWh and 4.2 percent lost on the way are 729 lb.
  const plant = page.getByText('CO2 avoided, counting the power plant').locator('..')
  await expect(plant).toContainText('9,463 lbs')

  await page.getByRole('button', { name: 'Back to our numbers' }).click()
  await expect(giantFigure(page)).toHaveText('1,680')
  await expect(page.getByLabel('Gas price')).toHaveValue('3.5')
  await expect(page.getByLabel('Gas mileage')).toHaveValue('15')
})

test('where electricity costs more than gasoline, the page says so instead of celebrating a saving', async ({
  page,
}) => {
  await openStandingStill(page, `${paths.eco}?miles=25&gas=0.1&power=1`)
  await expect(result(page).getByRole('heading', { name: 'In one year, you’d pay more' })).toBeVisible()
  await expect(giantFigure(page)).toHaveText('186')
  await expect(page.getByText('What you’d save, year by year')).toHaveCount(0)
  await button(page).click()
  await page.clock.runFor(1600)
  await expect(button(page)).toHaveText('Calculate')
  await expect(page.getByText('Great Choice for the Environment!')).toHaveCount(0)
  await page.clock.runFor(2500)
  await expect(giantFigure(page)).toHaveText('186')
})
