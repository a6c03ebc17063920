// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { openScreen } from '../test-screen.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const nomad = {
  id: 'nomad',
  fields: { name: 'Nomad' },
  images: [],
  isListed: true,
  lacks: [],
  updatedAt: '2026-11-28T12:00:00Z',
}

test('a search without a cart says so, and a button shows all carts again', async () => {
  openScreen('/stock?shown=gone&search=zebra', { 'GET /api/units': { units: [nomad] } })
  await screen.findByText('No carts match your search.', undefined, { timeout: 5_000 })
  fireEvent.click(screen.getByRole('button', { name: 'Show all on the site' }))
  await screen.findByRole('link', { name: 'Nomad' })
  expect(screen.getByRole('searchbox')).toHaveProperty('value', '')
})
