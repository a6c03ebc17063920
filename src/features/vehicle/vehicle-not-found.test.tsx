// @vitest-environment happy-dom
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, it } from 'vitest'
import { catalogue } from '../../../tests/fixtures/catalogue.ts'
import { InTheme } from '../../../tests/in-theme.tsx'
import { createQueryClient } from '../../api/query-client.ts'
import { vehiclesQuery } from '../../api/vehicles-query.ts'
import { dealer } from '../../content/dealer.ts'
import { serverMissed, serverReached } from '../../hooks/connection.ts'
import { VehicleNotFound } from './vehicle-not-found.tsx'

afterEach(() => {
  cleanup()
  serverReached()
})

const show = (queryClient: QueryClient) =>
  render(
    <InTheme>
      <QueryClientProvider client={queryClient}>
        <MemoryRouter>
          <VehicleNotFound onRetry={undefined} heart={() => null} />
        </MemoryRouter>
      </QueryClientProvider>
    </InTheme>,
  )

it.each([
  ['online', serverReached, null],
  ['weak', () => serverMissed(true), 'Weak signal.'],
  ['server-unreachable', serverMissed, 'We can’t reach our server.'],
] as const)('%s: it says what the connection is, and then that the cart may be sold', (_state, happens, words) => {
  const queryClient = createQueryClient()
  queryClient.setQueryData(vehiclesQuery().queryKey, { vehicles: [], asOf: Date.now() })
  happens()
  show(queryClient)
  expect(screen.queryByText(/may be sold/)?.parentElement?.querySelector('b')?.textContent ?? null).toBe(words)
})

it('gives the phone number, and shows carts in stock only, under a heading that says so', () => {
  const queryClient = createQueryClient()
  const units = catalogue.slice(0, 2).map((unit, index) => ({ ...unit, inStock: index > 0 }))
  queryClient.setQueryData(vehiclesQuery().queryKey, { vehicles: units, asOf: Date.now() })
  show(queryClient)
  expect(screen.getByRole('link', { name: `Call ${dealer.phone.label}` })).toBeDefined()
  const carts = within(screen.getByRole('region', { name: 'These are on our lot' }))
  expect(carts.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([units[1]?.name])
})
