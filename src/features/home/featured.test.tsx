// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, it } from 'vitest'
import { catalogue } from '../../../tests/fixtures/catalogue.ts'
import { InTheme } from '../../../tests/in-theme.tsx'
import { createQueryClient } from '../../api/query-client.ts'
import { vehiclesQuery } from '../../api/vehicles-query.ts'
import { featuredRefs } from '../../content/home-page.ts'
import { findVehicle } from '../../contract/vehicle-lookup.ts'
import type { Vehicle } from '../../contract/vehicle-schema.ts'
import { Featured } from './featured.tsx'

afterEach(cleanup)

const featured = featuredRefs.map((ref) => findVehicle(catalogue, ref) ?? (catalogue[0] as Vehicle))

/** What the featured cards say of units with these facts. */
function marksOf(facts: { isNew: boolean; inStock: boolean; status?: string }) {
  const queryClient = createQueryClient()
  const vehicles = featured.map((unit) => ({ ...unit, ...facts }))
  queryClient.setQueryData(vehiclesQuery().queryKey, { vehicles, asOf: Date.now() })
  render(
    <InTheme>
      <QueryClientProvider client={queryClient}>
        <MemoryRouter>
          <Featured heart={() => null} />
        </MemoryRouter>
      </QueryClientProvider>
    </InTheme>,
  )
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
