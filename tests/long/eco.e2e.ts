import { paths } from '../../src/addresses/paths.ts'
import { DEFAULT_ASSUMPTIONS } from '../../src/features/eco/calculator.ts'
import { button, figuresOf, giantFigure, openStandingStill, result, SHARED, SHARED_INPUT } from '../eco-page.ts'
import { expect, test } from '../fixtures.ts'

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

test('every assumption can be changed, the power plant can be counted, and the way back is one button', async ({
  page,
}) => {
  await page.goto(SHARED)
  await page.getByText('How we figured it').click()
  await page.getByLabel('Gas price').fill('4.25')
  await page.keyboard.press('Enter')
  await expect(result(page)).toContainText('520 gallons at $4.25')
  await expect(giantFigure(page)).toHaveText(figuresOf(SHARED_INPUT, { ...DEFAULT_ASSUMPTIONS, gasPrice: 4.25 }).saved)
  await expect(page).toHaveURL(/&gas=4\.25$/)

  await page.getByLabel('Gas mileage').fill('0')
  await page.keyboard.press('Tab')
  await expect(page.getByText('Enter 1 to 100 miles per gallon')).toBeVisible()
  await expect(result(page)).toContainText('520 gallons')

  // 1,170 kWh at 596.9 lb per MWh and 4.2 percent lost on the way are 729 lb.
  const plant = page.getByText('CO2 avoided, counting the power plant').locator('..')
  await expect(plant).toContainText('9,463 lbs')

  await page.getByRole('button', { name: 'Back to our numbers' }).click()
  await expect(giantFigure(page)).toHaveText(figuresOf(SHARED_INPUT).saved)
  await expect(page.getByLabel('Gas price')).toHaveValue(`${DEFAULT_ASSUMPTIONS.gasPrice}`)
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
