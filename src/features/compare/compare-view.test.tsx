// @vitest-environment happy-dom
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { InTheme } from '../../../tests/in-theme.tsx'
import { paths } from '../../addresses/paths.ts'
import { createQueryClient } from '../../api/query-client.ts'
import { vehiclesQuery } from '../../api/vehicles-query.ts'
import type { Vehicle } from '../../contract/vehicle-schema.ts'
import { setListed, useShortlist } from '../../device/shortlist.ts'
import { serverMissed, serverReached } from '../../hooks/connection.ts'
import { CONNECTION_WORDS } from '../../lib/connection-state.ts'
import { clockOffset } from '../../lib/server-clock.ts'
import { shownToast } from '../../ui/toast.ts'
import { CompareView } from './compare-view.tsx'
// The page loads it later: a load that outlives this file would fail another one.
import './comparison.tsx'
import '../../../tests/patient.ts'

const cart: Vehicle = {
  id: 'here',
  name: 'Denago Nomad',
  description: '',
  brand: 'denago',
  category: '',
  images: [],
  inStock: true,
  isNew: true,
  features: [],
  specifications: {},
}

/** Where the page is, and what is on the shortlist. */
let at: string
let listed: readonly string[]

function Watch() {
  const { pathname, search } = useLocation()
  at = decodeURIComponent(pathname + search)
  listed = useShortlist()
  return null
}

async function show(path: string, list: readonly string[]) {
  await act(async () => {
    for (const id of list) setListed(id, true)
  })
  const queryClient = createQueryClient()
  queryClient.setQueryData(vehiclesQuery().queryKey, { vehicles: [cart], asOf: Date.now() })
  renderView(path, queryClient)
  await screen.findByText(/is gone|are gone|missing from the list/)
}

const renderView = (path: string, queryClient: QueryClient) =>
  render(
    <InTheme>
      <QueryClientProvider client={queryClient}>
        <MemoryRouter initialEntries={[path]}>
          <Watch />
          <CompareView />
        </MemoryRouter>
      </QueryClientProvider>
    </InTheme>,
  )

const press = (name: string) => act(async () => void fireEvent.click(screen.getByRole('button', { name })))
const undo = () => act(async () => shownToast.get()?.action?.onClick())

beforeEach(() => {
  clockOffset.set(0)
})

afterEach(() => {
  cleanup()
  localStorage.clear()
  shownToast.set(undefined)
  serverReached()
  clockOffset.set(undefined)
})

it('removes the carts that are gone from the shortlist, and Undo puts them back where they were', async () => {
  await show(paths.compare, ['old', 'here', 'older'])
  expect(screen.getByText('2 carts are gone')).toBeDefined()
  await press('Remove them')
  expect(listed).toEqual(['here'])
  expect(screen.queryByText(/is gone|are gone/)).toBeNull()
  expect(document.activeElement?.id).toBe('compared')
  expect(shownToast.get()?.title).toBe('Removed from your saved carts')
  await undo()
  expect(listed).toEqual(['old', 'here', 'older'])
})

it('removes a cart that is gone from the address as well, and leaves the others there', async () => {
  await show(paths.compareCarts(['old', 'here']), ['old', 'older'])
  await press('Remove it')
  expect(at).toBe(paths.compareCarts(['here']))
  expect(listed).toEqual(['older'])
  await undo()
  expect(at).toBe(paths.compareCarts(['old', 'here']))
  await waitFor(() => expect(listed).toEqual(['old', 'older']))
})

it('leaves an address without carts when all of it are gone', async () => {
  await show(paths.compareCarts(['old']), [])
  await press('Remove it')
  expect(at).toBe(paths.compare)
  expect(shownToast.get()?.title).toBe('Removed from the comparison')
  expect(document.activeElement?.id).toBe('compared')
})

it('removes nothing because of an old list, and does not say that a cart is gone', async () => {
  serverMissed()
  await show(paths.compare, ['new', 'here'])
  expect(screen.getByText('One cart is missing from the list on this device')).toBeDefined()
  expect(screen.queryByText(/is gone|are gone/)).toBeNull()
  expect(screen.queryByRole('button', { name: /^Remove (it|them)$/ })).toBeNull()
  act(() => serverReached())
  expect(await screen.findByRole('button', { name: 'Remove it' })).toBeDefined()
})

it('has the price below the name, offers a test drive of a cart in stock, and asks for the payment terms last', async () => {
  const gone = { ...cart, id: 'gone', name: 'Denago Rover', price: 9_995, inStock: false }
  const queryClient = createQueryClient()
  queryClient.setQueryData(vehiclesQuery().queryKey, { vehicles: [{ ...cart, price: 8_495 }, gone], asOf: Date.now() })
  renderView(paths.compareCarts(['here', 'gone']), queryClient)
  const head = (await screen.findByRole('columnheader', { name: /Denago Nomad/ })).closest('thead')
  expect(head?.textContent).toContain('$8,495$9,995')
  const href = (name: string) => screen.getByRole('link', { name }).getAttribute('href')
  expect(href('Request a test drive: Denago Nomad')).toBe(paths.contactTestDrive('here'))
  expect(href('Ask about this one: Denago Rover')).toBe(paths.contactAbout('gone'))
  const groups = screen.getAllByRole('rowgroup')
  expect(groups.at(-1)?.contains(screen.getByRole('form', { name: 'Payment estimate' }))).toBe(true)
})

it('says why there is no comparison where no list could be read, and tries again', async () => {
  const fetched = vi.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json({ not: 'a list' }))
  const queryClient = createQueryClient()
  queryClient.setDefaultOptions({ queries: { ...queryClient.getDefaultOptions().queries, retryDelay: 0 } })
  renderView(paths.compareCarts(['here']), queryClient)
  const words = `Error loading vehicles: ${CONNECTION_WORDS['server-unreachable']}`
  expect((await screen.findByRole('alert')).textContent).toContain(words)
  fetched.mockImplementation(async () => Response.json([cart]))
  await press('Try again')
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
  expect(screen.getAllByText('Denago Nomad').length).toBeGreaterThan(0)
  fetched.mockRestore()
})
