// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import database from '../../../mock-api/db.json'
import { vehicleQuery } from '../../api/vehicle-query.ts'
import { vehicleListSchema } from '../../contract/vehicle-schema.ts'
import { useAskedVehicle, wishedColors } from './asked-vehicle.tsx'
import { emptyMessage } from './drafts.ts'
import '../../../tests/patient.ts'
import { ownRefusal } from '../../../tests/own-refusal.ts'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

function queries() {
  const queryClient = new QueryClient()
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
  )
  return { queryClient, wrapper }
}

it('says so when the link names a cart that is gone', async () => {
  vi.stubGlobal('fetch', async () => ownRefusal(404, 'Vehicle not found'))
  const { result } = renderHook(() => useAskedVehicle('?vehicle=sold-cart', emptyMessage('f1', '')), queries())
  expect(result.current).toMatchObject({ vehicle: { id: 'sold-cart' }, isGone: false })
  await waitFor(() => expect(result.current).toMatchObject({ vehicle: null, isGone: true }))
})

it('names the vehicle as the address does, before and after it is looked up, so that a text has one id', async () => {
  vi.stubGlobal('fetch', () => new Promise(() => {}))
  const [vehicle] = vehicleListSchema.parse(database.vehicles)
  if (!vehicle) throw new Error('No vehicle')
  const { queryClient, wrapper } = queries()
  const ref = vehicle.id.toUpperCase()
  const { result } = renderHook(() => useAskedVehicle(`?vehicle=${ref}`, emptyMessage('f1', '')), { wrapper })
  expect(result.current.vehicle).toMatchObject({ id: ref, name: null })
  act(() => void queryClient.setQueryData(vehicleQuery(ref).queryKey, { vehicle, asOf: 0 } as never))
  await waitFor(() => expect(result.current.vehicle).toMatchObject({ id: ref, name: vehicle.name }))
})

it('says the requested colors of the address, or those of the inquiry that was opened to be changed', () => {
  const message = emptyMessage('f1', '')
  expect(wishedColors('?vehicle=nomad&paint=orange&roof=plaid', message)).toBe('orange paint')
  expect(wishedColors('?vehicle=nomad', message)).toBeNull()
  const vehicle = { id: 'nomad', name: null, colors: 'white roof' }
  for (const is of ['gone', 'detached'] as const)
    expect(wishedColors('?vehicle=nomad&paint=orange', { change: { is, seller: {} }, vehicle })).toBe('white roof')
})
