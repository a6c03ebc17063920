// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { openScreen } from '../test-screen.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const unit = {
  ...{ id: 'nomad', fields: { name: 'Nomad', price: '8995', status: 'available' } },
  ...{ images: [], isListed: true, lacks: [], updatedAt: '2026-11-28T12:00:00Z' },
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

test('the link back leads to the list when the person was not there', async () => {
  const { router } = openScreen('/stock/nomad', answers)
  fireEvent.click(await screen.findByRole('link', { name: '← All carts' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/stock'))
})
