// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { catalogue } from '../../../tests/fixtures/catalogue.ts'
import { renderWithVehicles } from '../../../tests/render-with-vehicles.tsx'
import { featuredRefs } from '../../content/home-page.ts'
import { findVehicle } from '../../contract/vehicle-lookup.ts'
import type { Vehicle } from '../../contract/vehicle-schema.ts'
import { Featured } from './featured.tsx'

afterEach(cleanup)

const featured = featuredRefs.map((ref) => findVehicle(catalogue, ref) ?? (catalogue[0] as Vehicle))

/** What the featured cards say of units with these facts. */
function marksOf(facts: { isNew: boolean; inStock: boolean; status?: string }) {
  const vehicles = featured.map((unit) => ({ ...unit, ...facts }))
  renderWithVehicles(vehicles, <Featured heart={() => null} />)
  return screen.queryAllByText(/^(NEW|Used|Out of Stock)$/).map(({ textContent }) => textContent)
}

it.each([
  ['new and in stock', { isNew: true, inStock: true }, 'NEW'],
  ['used', { isNew: false, inStock: true }, 'Used'],
  ['sold', { isNew: true, inStock: false }, 'Out of Stock'],
  ['new and on its way', { isNew: true, inStock: false, status: 'incoming' }, 'NEW'],
])('a featured cart that is %s is called so', (_, facts, mark) => {
  expect(marksOf(facts)).toEqual([mark, mark, mark])
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe(facts.isNew ? 'New this season' : 'Featured carts')
})
