// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { openScreen } from '../test-screen.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const unit = {
  id: 'nomad',
  fields: { name: 'Nomad', price: '8995', status: 'available' },
  images: [],
  isListed: true,
  lacks: [],
  updatedAt: '2026-11-28T12:00:00Z',
}
const answers = { 'GET /api/units': { units: [unit] } }

test('the link back to the list keeps its search', async () => {
  const { router } = openScreen('/stock?search=nomad', answers)
  fireEvent.click(await screen.findByRole('link', { name: 'Nomad' }))
  fireEvent.click(await screen.findByRole('link', { name: '← All carts' }))
  await waitFor(() => expect(router.state.location).toMatchObject({ pathname: '/stock', search: '?search=nomad' }), {
    timeout: 5_000,
  })
})

test('taking a cart off leads back to the list as it was, where the message offers to undo it', async () => {
  const { router, sent } = openScreen('/stock?search=nomad', {
    ...answers,
    'POST /api/units/nomad/removal': { unit: { ...unit, isListed: false, goneAt: '2026-11-29T12:00:00Z' }, version: 2 },
    'POST /api/units/nomad/changes/2/undo': { unit },
  })
  fireEvent.click(await screen.findByRole('link', { name: 'Nomad' }))
  fireEvent.click(await screen.findByRole('button', { name: 'Take off the list' }))
  await screen.findByText('Nomad is off the list.')
  await waitFor(() => expect(router.state.location).toMatchObject({ pathname: '/stock', search: '?search=nomad' }))
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }))
  await screen.findByText('Undone.')
  expect(sent.map(([call]) => call)).toContain('POST /api/units/nomad/changes/2/undo')
})

test('the link back leads to the list when the person did not come from it', async () => {
  const { router } = openScreen('/stock/nomad', answers)
  fireEvent.click(await screen.findByRole('link', { name: '← All carts' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/stock'))
})
