import { QueryClientProvider } from '@tanstack/react-query'
import { render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { onTestFinished } from 'vitest'
import { createQueryClient } from '../src/api/query-client.ts'
import { vehiclesQuery } from '../src/api/vehicles-query.ts'
import type { Vehicle } from '../src/contract/vehicle-schema.ts'
import { clockOffset, noteServerTime } from '../src/lib/server-clock.ts'
import { InTheme } from './in-theme.tsx'

/** Renders it at an address of the site, with a list that the server has just sent: nothing is fetched. */
export function renderWithVehicles(vehicles: readonly Vehicle[], children: ReactNode, path = '/') {
  const queryClient = createQueryClient()
  // Until the server has told its time, every list is too old.
  noteServerTime(Date.now())
  onTestFinished(() => clockOffset.set(undefined))
  queryClient.setQueryData(vehiclesQuery().queryKey, { vehicles: [...vehicles], asOf: Date.now() })
  return render(
    <InTheme>
      <QueryClientProvider client={queryClient}>
        <MemoryRouter initialEntries={[path]}>{children}</MemoryRouter>
      </QueryClientProvider>
    </InTheme>,
  )
}
