// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, render, renderHook, screen, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { catalogue } from '../../../tests/fixtures/catalogue.ts'
import { InTheme } from '../../../tests/in-theme.tsx'
import { vehicleQuery } from '../../api/vehicle-query.ts'
import { vehiclesQuery } from '../../api/vehicles-query.ts'
import { endpoints } from '../../contract/endpoints.ts'
import type { Vehicle } from '../../contract/vehicle-schema.ts'
import { AskedVehicleLine, useAskedVehicle, wishedColors } from './asked-vehicle.tsx'
import { emptyMessage } from './drafts.ts'
import '../../../tests/patient.ts'
import { ownRefusal } from '../../../tests/own-refusal.ts'

const [cart] = catalogue
if (!cart) throw new Error('The catalogue of the tests is empty')

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
  const { queryClient, wrapper } = queries()
  const ref = cart.id.toUpperCase()
  const { result } = renderHook(() => useAskedVehicle(`?vehicle=${ref}`, emptyMessage('f1', '')), { wrapper })
  expect(result.current.vehicle).toMatchObject({ id: ref, name: null })
  act(() => void queryClient.setQueryData(vehicleQuery(ref).queryKey, { vehicle: cart, asOf: 0 }))
  await waitFor(() => expect(result.current.vehicle).toMatchObject({ id: ref, name: cart.name }))
})

it('takes the name from the list, and asks for one cart only if the list has none', async () => {
  const asked: string[] = []
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path)
    return ownRefusal(404, 'Vehicle not found')
  })
  const { queryClient, wrapper } = queries()
  queryClient.setQueryData(vehiclesQuery().queryKey, { vehicles: [cart], asOf: Date.now() })
  const ask = (ref: string) =>
    renderHook(() => useAskedVehicle(`?vehicle=${ref}`, emptyMessage('f1', '')), { wrapper }).result
  expect(ask(cart.id).current.vehicle).toMatchObject({ name: cart.name })
  const gone = ask('sold-cart')
  await waitFor(() => expect(gone.current.isGone).toBe(true))
  expect(asked).toContain(endpoints.vehicle('sold-cart'))
  expect(asked).not.toContain(endpoints.vehicle(cart.id))
})

it('shows picture, price and stock of a cart that we know, and only the name of any other', () => {
  const vehicle = { id: cart.id, name: cart.name, colors: null }
  const asked = { vehicle, isOfAddress: true, isGone: false, isLoading: false }
  const line = (unit?: Vehicle) => (
    <InTheme>
      <AskedVehicleLine asked={{ ...asked, unit }} onDrop={() => {}} />
    </InTheme>
  )
  const { container, rerender } = render(line({ ...cart, price: 9_995, samplePrice: false, inStock: true }))
  expect(container.textContent).toBe(`About ${cart.name}$9,995\u00a0· In stock`)
  expect(container.querySelector('[data-part=picture]')).not.toBeNull()
  expect(screen.queryByRole('img')).toBeNull()
  expect(screen.getByRole('button').getAttribute('aria-label')).toBe(`Remove ${cart.name}`)
  rerender(line({ ...cart, price: 9_995, samplePrice: true, status: 'held' }))
  expect(container.textContent).toContain('$9,995\u00a0· Sample price\u00a0· On hold')
  rerender(line())
  expect(container.textContent).toBe(`About ${cart.name}`)
  expect(container.querySelector('[data-part=picture]')).toBeNull()
})

it('says the requested colors of the address, or those of the inquiry that was opened to be changed', () => {
  const message = emptyMessage('f1', '')
  expect(wishedColors('?vehicle=nomad&paint=orange&roof=plaid', message)).toBe('orange paint')
  expect(wishedColors('?vehicle=nomad', message)).toBeNull()
  const vehicle = { id: 'nomad', name: null, colors: 'white roof' }
  for (const is of ['gone', 'detached'] as const)
    expect(wishedColors('?vehicle=nomad&paint=orange', { change: { is, seller: {} }, vehicle })).toBe('white roof')
})
