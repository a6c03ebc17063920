// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { openScreen } from '../test-screen.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const cart = (id: string, status: string) => ({
  id,
  fields: { name: id, price: '8995', status },
  images: [],
  isListed: status !== 'sold',
  lacks: [],
  updatedAt: '2026-11-28T12:00:00Z',
})

test('a cart that is sold in the list stays in its place until the list shows something else', async () => {
  const answers: Record<string, object> = {
    'GET /api/units': { units: [cart('nomad', 'available'), cart('rover', 'available')] },
    'PATCH /api/units/nomad': { unit: cart('nomad', 'sold'), version: 2 },
  }
  openScreen('/stock', answers)
  const status = await screen.findByRole('combobox', { name: 'Status of nomad' }, { timeout: 5_000 })
  answers['GET /api/units'] = { units: [cart('nomad', 'sold'), cart('rover', 'available')] }
  fireEvent.pointerDown(status)
  fireEvent.change(status, { target: { value: 'sold' } })
  await screen.findByText('1 cart')
  expect(screen.getAllByRole('link', { name: /nomad|rover/ })).toHaveLength(2)
  fireEvent.input(screen.getByRole('searchbox'), { target: { value: 'o' } })
  await waitFor(() => expect(screen.queryByRole('link', { name: 'nomad' })).toBeNull())
})

test('a notice that is removed stays in its place, and its button does nothing more', async () => {
  const notice = { id: '1', from: '2099-01-01', to: '2099-01-02', text: 'Closed early' }
  const answers: Record<string, object> = {
    'GET /api/days': { hours: [], notices: [{ ...notice, setBy: 'Anna', setAt: '2026-11-28T12:00:00Z' }] },
    'DELETE /api/days/1': {},
  }
  const { sent } = openScreen('/days', answers)
  const button = await screen.findByRole('button', { name: /^Remove notice/ }, { timeout: 5_000 })
  answers['GET /api/days'] = { hours: [], notices: [] }
  fireEvent.click(button)
  await waitFor(() => expect(button.textContent).toBe('Removed'))
  fireEvent.click(button)
  expect(button.isConnected).toBe(true)
  expect(sent).toHaveLength(1)
})
