import { expect, type Page } from 'playwright/test'
import { vehicles } from './inventory-page.ts'

/** Ids of the first vehicles of the catalogue. */
export const [one, two, three, four, five] = vehicles.map(({ id }) => id) as [string, string, string, string, string]
export const nameOf = (id: string) => vehicles.find((vehicle) => vehicle.id === id)?.name ?? ''

/** The heart on a card. */
export const heart = (page: Page, id: string) => page.getByRole('button', { name: `Save ${nameOf(id)}`, exact: true })
export const hearts = (page: Page) => page.getByRole('main').getByRole('button', { name: /^Save / })
/** The link of the header that counts. */
export const listLink = (page: Page) => page.getByRole('banner').getByRole('link', { name: /^Saved/ })
export const table = (page: Page) => page.getByRole('table', { name: 'Comparison' })
/** These carts in sight and no others, in this order. */
export const expectCompared = (page: Page, ids: readonly string[]) =>
  expect(table(page).locator('[data-part=names] a:visible')).toHaveText(ids.map(nameOf))
