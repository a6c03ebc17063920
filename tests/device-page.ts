import type { Page } from 'playwright/test'
import { expect, readyForOffline } from './fixtures.ts'

export const keep = (page: Page) => page.getByRole('button', { name: 'Save everything' })
export const state = (page: Page) =>
  page.getByRole('main').getByRole('status').or(page.getByRole('main').getByRole('alert'))

/** What the page says of one kind of thing that it counts. */
export const counted = (page: Page, what: string) =>
  page.getByRole('main').locator('dl > div').filter({ hasText: what })

export async function openDevice(page: Page, url = '/device') {
  await page.goto(url)
  await readyForOffline(page)
  await expect(keep(page)).toBeVisible()
}

/** Whether the 3D models belong to everything. */
export const models = (page: Page) => page.getByRole('checkbox', { name: '3D models too' })
