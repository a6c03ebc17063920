import { expect, type Page } from 'playwright/test'
import type { Vehicle } from '../src/contract/vehicle-schema.ts'
import { type FilterKey, filterOf } from '../src/features/inventory/filters.ts'
import { vehicles } from './site-vehicles.ts'

export { vehicles } from './site-vehicles.ts'
export const total = vehicles.length

export const desktop = { width: 1440, height: 900 }
export const phone = { width: 390, height: 844 }

export const seats = ({ specifications }: Vehicle) => specifications.seatingCapacity ?? 0
export const price = (vehicle: Vehicle) => vehicle.price ?? 0
export const says = (text: string) => (vehicle: Vehicle) =>
  `${vehicle.name}\n${vehicle.description}`.toLowerCase().includes(text)
const inFile = () => 0

export const cardNames = (page: Page) => page.getByRole('article').getByRole('heading', { level: 2 })

/** These units and no others, as cards in this order, and counted. */
export async function expectUnits(page: Page, expected: readonly Vehicle[]) {
  await expect(page.getByText(`Showing ${expected.length} of ${total} total vehicles`, { exact: true })).toBeVisible()
  const names = expected.map(({ name }) => name)
  await expect
    .poll(async () => {
      // Further cards come when the reader comes near.
      await page.evaluate(() => [...document.querySelectorAll('article')].at(-1)?.scrollIntoView())
      return cardNames(page).allTextContents()
    })
    .toEqual(names)
  await page.evaluate(() => scrollTo(0, 0))
}

export const only = (fits: (vehicle: Vehicle) => boolean, by: (vehicle: Vehicle) => number = inFile) =>
  vehicles.filter(fits).toSorted((a, b) => by(a) - by(b))

export const search = (page: Page) => page.getByRole('searchbox', { name: 'Search' })
export const radio = (page: Page, group: string, name: string) =>
  page.getByRole('radiogroup', { name: group }).getByRole('radio', { name, exact: true })
export const select = (page: Page, name: string) => page.getByRole('combobox', { name })
/** The disclosures of the bar of wide screens, and the selects in the second, also while it is closed. */
export const upToFold = (page: Page) => page.getByRole('search').locator('[data-part=up-to] > summary')
export const more = (page: Page) => page.getByRole('search').locator('[data-part=more] > summary')
export const inMore = (page: Page, name: FilterKey) => page.getByRole('search').locator(`select[name=${name}]`)

/** On a wide screen two brands are beside each other, and more are in a list. */
export const BRANDS_IN_LIST = new Set(vehicles.map(({ brand }) => brand)).size > 2
/** The control that has the focus while this brand is chosen. */
export const brandControl = (page: Page, name: string) =>
  BRANDS_IN_LIST ? page.getByRole('search').locator('select[name=brand]') : radio(page, 'Brand', name)
export const chooseBrand = (page: Page, name: string) =>
  BRANDS_IN_LIST ? brandControl(page, name).selectOption(name.toLowerCase()) : brandControl(page, name).check()
export const expectBrand = (page: Page, name: string) =>
  BRANDS_IN_LIST
    ? expect(brandControl(page, name)).toHaveValue(name.toLowerCase())
    : expect(brandControl(page, name)).toBeChecked()

export const sixSeats = (vehicle: Vehicle) => seats(vehicle) === 6
/** A choice of prices that has these units, or some of them. */
export function bandOf([first]: readonly Vehicle[]) {
  const { options, matches } = filterOf('price')
  const band = options([]).find(({ value }) => first && matches(first, value))
  if (!band) throw new Error('No choice has this price')
  return { ...band, has: (vehicle: Vehicle) => matches(vehicle, band.value) }
}
export const upTo = (max: number) => (vehicle: Vehicle) => price(vehicle) <= max
