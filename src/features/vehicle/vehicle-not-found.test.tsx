// @vitest-environment happy-dom
import { ChakraProvider } from '@chakra-ui/react'
import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, it } from 'vitest'
import { createQueryClient } from '../../api/query-client.ts'
import { vehiclesQuery } from '../../api/vehicles-query.ts'
import { serverReached } from '../../hooks/online.ts'
import { createDesignSystem } from '../../ui/theme/system.ts'
import { VehicleNotFound } from './vehicle-not-found.tsx'

afterEach(() => {
  cleanup()
  serverReached(true)
})

it.each([true, false])('with a connection %s, it says offline that the cart may be sold', (isOnline) => {
  const queryClient = createQueryClient()
  queryClient.setQueryData(vehiclesQuery().queryKey, { vehicles: [], asOf: Date.now() })
  serverReached(isOnline)
  render(
    <ChakraProvider value={createDesignSystem()}>
      <QueryClientProvider client={queryClient}>
        <MemoryRouter>
          <VehicleNotFound onRetry={undefined} heart={() => null} />
        </MemoryRouter>
      </QueryClientProvider>
    </ChakraProvider>,
  )
  expect(screen.queryByText(/may be sold/) === null).toBe(isOnline)
})
