import type { Page } from 'playwright/test'
import { paths } from '../src/addresses/paths.ts'
import { calculate, DEFAULT_ASSUMPTIONS, DEFAULT_INPUT, type EcoInput } from '../src/features/eco/calculator.ts'
import { amount, money } from '../src/features/eco/format-figures.ts'

/** What the page says of a result. The tests of the calculator have cases worked out by hand. */
export function figuresOf(input: EcoInput = DEFAULT_INPUT, assumptions = DEFAULT_ASSUMPTIONS) {
  const { netSavings, costSaved, electricCost, fuelSaved, electricity, co2Saved, treesEquivalent } = calculate(
    input,
    assumptions,
  )
  return {
    saved: amount(netSavings),
    details: [
      ...[money(costSaved), money(electricCost), `${amount(fuelSaved)} gallons`, `${amount(electricity)} kWh`],
      ...[`${amount(co2Saved)} lbs`, amount(treesEquivalent)],
    ],
  }
}

/** The input of `SHARED`. */
export const SHARED_INPUT: EcoInput = { milesPerWeek: 25, usageType: 'residential', years: 5 }
export const SHARED = `${paths.eco}?miles=25&use=residential&years=5`

export const result = (page: Page) => page.getByRole('region', { name: 'Result' })
/** What is seen while it counts; what is heard is the final figure. */
export const giantFigure = (page: Page) => result(page).locator('h2 + p [aria-hidden]')
export const button = (page: Page) => page.locator('form button')

export async function fill(page: Page, miles: string, use: string, years: string) {
  await page.getByLabel('Miles per week').fill(miles)
  await page.getByLabel('Use', { exact: true }).selectOption(use)
  await page.getByRole('group', { name: 'Years' }).getByText(years, { exact: true }).click()
}

/** From here on time passes only when the test says so. */
export async function openStandingStill(page: Page, address: string) {
  await page.clock.install({ time: '2026-07-04T12:00:00' })
  await page.goto(address)
  await page.clock.pauseAt('2026-07-04T12:10:00')
}
