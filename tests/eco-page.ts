import type { Page } from 'playwright/test'
import { paths } from '../src/addresses/paths.ts'

/** 25 miles a week, residential, five years: worked out by hand in the tests of the calculator. */
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
