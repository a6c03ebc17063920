// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, it } from 'vitest'
import { InTheme } from '../../../tests/in-theme.tsx'
import { createQueryClient } from '../../api/query-client.ts'
import { vehiclesQuery } from '../../api/vehicles-query.ts'
import { serverMissed, serverReached } from '../../hooks/connection.ts'
import { VehicleNotFound } from './vehicle-not-found.tsx'

afterEach(() => {
  cleanup()
  serverReached()
})

it.each([
  ['online', serverReached, null],
  ['weak', () => serverMissed(true), 'Weak signal.'],
  ['server-unreachable', serverMissed, 'We can’t reach our server.'],
] as const)('%s: it says what the connection is, and then that the cart may be sold', (_state, happens, words) => {
  const queryClient = createQueryClient()
  queryClient.setQueryData(vehiclesQuery().queryKey, { vehicles: [], asOf: Date.now() })
  happens()
  render(
    <InTheme>
      <QueryClientProvider client={queryClient}>
        <MemoryRouter>
          <VehicleNotFound onRetry={undefined} heart={() => null} />
        </MemoryRouter>
      </QueryClientProvider>
    </InTheme>,
  )
  expect(screen.queryByText(/may be sold/)?.parentElement?.querySelector('b')?.textContent ?? null).toBe(words)
})
