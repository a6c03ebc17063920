// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, it, vi } from 'vitest'
import { InTheme } from '../../../tests/in-theme.tsx'
import { vehiclesQuery } from '../../api/vehicles-query.ts'
import { outboxStatus } from '../../device/outbox-status.ts'
import { saving } from '../../device/saving.ts'
import { updateReady } from '../../device/updates.ts'
import { networkLost, serverMissed, serverReached } from '../../hooks/connection.ts'
import { lazyPart } from '../../ui/lazy/lazy-part.tsx'
import { ConnectionWidget } from './connection-widget.tsx'

const Offers = lazyPart(async () => (await import('./offers.tsx')).Offers)

function show(path = '/') {
  const queryClient = new QueryClient()
  queryClient.setQueryData(vehiclesQuery().queryKey, { vehicles: [], asOf: new Date(2025, 10, 3, 9, 42).getTime() })
  vi.useFakeTimers({ now: new Date(2025, 10, 3, 12, 0) })
  render(
    <InTheme>
      <QueryClientProvider client={queryClient}>
        <MemoryRouter initialEntries={[path]}>
          <ConnectionWidget whenStored={Offers} />
        </MemoryRouter>
      </QueryClientProvider>
    </InTheme>,
  )
  return screen.getByRole('status')
}

afterEach(() => {
  cleanup()
  localStorage.clear()
  vi.unstubAllGlobals()
  vi.useRealTimers()
  serverReached()
  updateReady.set(false)
  saving.set(undefined)
  outboxStatus.set({ pending: 0, attention: 0 })
})

it('says that the site is offline, and for a moment that it is back', () => {
  const status = show()
  expect(status.textContent).toBe('')
  act(() => networkLost())
  expect(status.textContent).toContain('Offline. Prices as of 9:42 AM.')
  act(() => serverReached())
  expect(status.textContent).toContain('Back online.')
  act(() => void vi.advanceTimersByTime(5000))
  expect(status.textContent).toBe('')
})

it('hides a dismissed message until its cause comes again', () => {
  const status = show()
  act(() => serverMissed())
  fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }))
  expect(status.textContent).toBe('')
  act(() => serverReached())
  expect(status.textContent).toContain('Back online.')
  act(() => serverMissed())
  expect(status.textContent).toContain('We can’t reach our server.')
})

it('offers a new version', () => {
  show()
  act(() => updateReady.set(true))
  expect(screen.getByRole('button', { name: 'Reload' })).toBeDefined()
})

it('leads to the inquiries that wait, and says for a moment when one has arrived', () => {
  const status = show()
  act(() => outboxStatus.set({ pending: 1, attention: 0 }))
  expect(status.textContent, 'it may be on its way').toBe('')
  act(() => void vi.advanceTimersByTime(5000))
  expect(status.textContent).toContain('1 message waiting.')
  expect(screen.getByRole('link', { name: 'See it' }).getAttribute('href')).toBe('/outbox')
  act(() => outboxStatus.set({ pending: 0, attention: 0, delivered: '7K3M-9QXD' }))
  expect(status.textContent).toContain('Delivered. Reference 7K3M-9QXD')
  act(() => void vi.advanceTimersByTime(5000))
  expect(status.textContent).toBe('')
})

it.each(['/outbox', '/thank-you'])(
  'repeats nothing that %s says about an inquiry, and leads to no page that is open',
  (path) => {
    const status = show(path)
    act(() => outboxStatus.set({ pending: 2, attention: 0 }))
    act(() => void vi.advanceTimersByTime(5000))
    expect(status.textContent).toBe('')
    act(() => serverMissed())
    expect(status.textContent).toBe('')
  },
)

/** The code of what is offered comes by itself. */
const loaded = () => act(async () => void (await import('./offers.tsx')))

it('offers after another state than `online` to store everything, and never again when that was dismissed', async () => {
  vi.stubGlobal('navigator', { onLine: true, serviceWorker: { ready: Promise.resolve() } })
  const status = show()
  const comeBack = () => {
    act(() => serverMissed())
    act(() => serverReached())
    act(() => void vi.advanceTimersByTime(5000))
  }
  await loaded()
  comeBack()
  expect(status.textContent).toContain('Need it offline?')
  fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }))
  expect(status.textContent).toBe('')
  comeBack()
  expect(status.textContent).toBe('')
})

it('offers the same once the site is installed', async () => {
  vi.stubGlobal('navigator', { onLine: true, serviceWorker: { ready: Promise.resolve() } })
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query === '(display-mode: standalone)' }))
  const status = show()
  await loaded()
  expect(status.textContent).toContain('Need it offline?')
})

it('shows the progress of storing, and for a moment that it is done', async () => {
  vi.stubGlobal('navigator', { onLine: true, serviceWorker: { ready: Promise.resolve() } })
  const status = show()
  const progress = { stored: 23, total: 57, bytes: 1, gone: 0, hasModels: false }
  act(() => saving.set({ state: 'running', ...progress }))
  await loaded()
  expect(status.textContent).toContain('Saving everything.')
  expect(screen.getByRole('link', { name: 'More' }).getAttribute('href')).toBe('/device')
  act(() => saving.set({ state: 'full', ...progress }))
  expect(status.textContent).toContain('Not enough room.')
  act(() => saving.set({ state: 'done', ...progress }))
  expect(status.textContent).toContain('Everything’s saved.')
  act(() => void vi.advanceTimersByTime(5000))
  expect(status.textContent).toBe('')
})
