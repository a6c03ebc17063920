// @vitest-environment happy-dom
import { cleanup, screen, within } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { renderWithVehicles } from '../../../tests/render-with-vehicles.tsx'
import { evolution } from '../../content/brands/evolution-brand.ts'
import type { Brand } from '../../content/schema/brand.ts'
import type { Vehicle } from '../../contract/vehicle-schema.ts'
import { dollars } from '../../lib/money.ts'
import { BrandPage } from './brand-page.tsx'

const unit = (name: string, change: Partial<Vehicle> = {}): Vehicle => ({
  id: name,
  name,
  description: '',
  brand: 'evolution',
  category: '',
  images: [],
  inStock: true,
  isNew: true,
  features: [],
  specifications: {},
  ...change,
})

const show = (vehicles: Vehicle[], brand: Brand = evolution) =>
  renderWithVehicles(vehicles, <BrandPage brand={brand} />)

const inside = (heading: string) => {
  const card = screen.getByRole('heading', { name: heading, level: 3, hidden: true }).closest('article, li')
  return within(card as HTMLElement)
}

const listPriceOf = (model: string) => evolution.lineup.find(({ name }) => name === model)?.listPrice ?? 0

afterEach(cleanup)

it('keeps the list price of a model and the price of the unit apart', () => {
  show([unit('Evolution D5 Maverick 4 Plus', { price: 12_995 })])
  const row = screen.getByRole('link', { name: 'View Details: D5 Maverick 4 Plus' }).closest('li')
  expect(row?.textContent).toContain(`In stock $12,995List price ${dollars(listPriceOf('D5 Maverick 4 Plus'))}`)
})

it('says of the list price beside a used cart that it is that of a new one', () => {
  show([unit('Evolution Classic 4 Plus', { price: listPriceOf('Classic 4 Plus'), isNew: false })])
  const row = screen.getByRole('link', { name: 'View Details: Classic 4 Plus' }).closest('li')
  const price = dollars(listPriceOf('Classic 4 Plus'))
  expect(row?.textContent).toContain(`Used ${price}New, list price ${price}`)
})

it.each([
  ['is out of stock', [unit('Evolution Classic 4 Plus', { inStock: false, price: 9_995 })], 'Out of stock'],
  ['has no price', [unit('Evolution Classic 4 Plus')], 'In stock, call for price'],
  ['is not there', [], 'Ask if we have one'],
])('says so when the unit of a model %s', (_case, vehicles, line) => {
  show(vehicles)
  const row = screen.getByRole('link', { name: 'Get Quote: Classic 4 Plus' }).closest('li')
  expect(row?.textContent).toContain(line)
  // Without a unit its page would say that it is sold.
  expect(row?.textContent?.includes('View Details')).toBe(vehicles.length > 0)
})

it.each([
  [{ status: 'held' }, 'On hold $9,995'],
  [{ status: 'incoming', inStock: false }, 'On its way'],
  [{ isNew: false }, 'Used $9,995'],
  [{ isNew: false, status: 'held' }, 'On hold $9,995'],
])('says of a unit with %j that it is so', (change, words) => {
  show([unit('Evolution Classic 4 Plus', { price: 9_995, ...change })])
  const row = screen.getByRole('link', { name: 'View Details: Classic 4 Plus' }).closest('li')
  expect(row?.textContent).toContain(words)
  expect(row?.textContent).not.toMatch(/In stock|Out of stock/)
})

it('says of a price that is not confirmed that it is a sample, and gives one that is the list price once', () => {
  const listPrice = listPriceOf('Classic 4 Plus')
  show([
    unit('Evolution D5 Maverick 4 Plus', { price: 12_995 }),
    unit('Evolution Classic 4 Plus', { price: listPrice, samplePrice: true }),
  ])
  const row = screen.getByRole('link', { name: 'View Details: Classic 4 Plus' }).closest('li')
  expect(row?.textContent).toContain(`In stock ${dollars(listPrice)}Sample price. Same as list price`)
  expect(row?.textContent).not.toContain('List price $')
})

it('links the models of a series that have a unit in stock, and only names the others', () => {
  show([unit('Evolution D6 Max XT6')])
  const card = inside('D6 Max')
  expect(card.getByRole('link', { name: 'D6 Max XT6', hidden: true }).getAttribute('href')).toBe('/vehicles/d6-max-xt6')
  expect(card.queryByRole('link', { name: 'D6 Max XT4', hidden: true })).toBeNull()
  expect(card.getByText('D6 Max XT4')).toBeDefined()
})

it('shows the first three models of a series and counts the rest', () => {
  const models = ['One', 'Two', 'Three', 'Four', 'Five']
  const long = evolution.series.map((series) => (series.title === 'D6 Max' ? { ...series, models } : series))
  show([], { ...evolution, series: long })
  const rest = inside('D6 Max').getByText('+2 more models').closest('details')
  expect(rest?.textContent).toContain('Five')
  expect(rest?.textContent).not.toContain('Three')
  expect(inside('D5 Ranger').queryByText(/more model/)).toBeNull()
})

it('says a figure that all models share once, and any other for each model', () => {
  const [first, ...others] = evolution.lineup
  if (!first) throw new Error('The lineup is empty')
  show([], { ...evolution, lineup: [{ ...first, topSpeed: '19 mph' }, ...others] })
  const lineup = within(screen.getByRole('region', { name: 'The lineup' }))
  expect(lineup.getAllByText(first.range)).toHaveLength(1)
  expect(lineup.getAllByText(/mph$/).map(({ textContent }) => textContent)).toEqual([
    '19 mph',
    ...others.map(() => '25 mph'),
  ])
  expect(lineup.getAllByText('Top speed')).toHaveLength(evolution.lineup.length)
})

it('counts the seats of the models and of the units together', () => {
  show([unit('Evolution Classic 2', { specifications: { seatingCapacity: 2 } })])
  expect(screen.getByText('2–6')).toBeDefined()
})

it('links to a comparison with an address that no server refuses, however many units there are', () => {
  show(Array.from({ length: 1_000 }, (_, index) => unit(`Evolution Classic 2 number ${index}`)))
  const address = screen.getByRole('link', { name: 'See them side by side' }).getAttribute('href') ?? ''
  expect(address).toMatch(/^\/compare\?ids=Evolution/)
  expect(address.length).toBeLessThan(2_000)
})
