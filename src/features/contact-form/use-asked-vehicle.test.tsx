// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import database from '../../../mock-api/db.json'
import { vehicleQuery } from '../../api/vehicle-query.ts'
import { vehicleListSchema } from '../../contract/vehicle-schema.ts'
import { useAskedVehicle } from './use-asked-vehicle.ts'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

it('names the vehicle as the address does, before and after it is looked up, so that a text has one id', async () => {
  vi.stubGlobal('fetch', () => new Promise(() => {}))
  const [vehicle] = vehicleListSchema.parse(database.vehicles)
  if (!vehicle) throw new Error('No vehicle')
  const queryClient = new QueryClient()
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
  )
  const ref = vehicle.id.toUpperCase()
  const { result } = renderHook(() => useAskedVehicle(ref, undefined), { wrapper })
  expect(result.current.vehicle).toMatchObject({ id: ref, name: undefined })
  act(() => void queryClient.setQueryData(vehicleQuery(ref).queryKey, { vehicle, asOf: 0 } as never))
  await waitFor(() => expect(result.current.vehicle).toMatchObject({ id: ref, name: vehicle.name }))
})
