// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { openScreen } from '../test-screen.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const unitOf = (status: string) => ({
  id: 'nomad',
  fields: { name: 'Nomad', status },
  images: [],
  isListed: false,
  lacks: [],
  updatedAt: '2026-11-28T12:00:00Z',
})

const open = (path: string, status = 'sold') =>
  openScreen(path, {
    'GET /api/live': { state: 'live', since: '2026-11-28T12:00:00Z' },
    'GET /api/units': { units: [unitOf(status)] },
    'GET /api/units/nomad/history': { changes: [] },
  })

test.each(['/stock', '/stock/import', '/stock/nomad'])('%s says since when the site has the stock', async (path) => {
  open(path)
  await screen.findByText(/^On the site since/, undefined, { timeout: 5_000 })
})

test('a cart that visitors do not see yet is not on the site', async () => {
  open('/stock/nomad', 'draft')
  await screen.findByText(/^Visitors don’t see this cart yet/, undefined, { timeout: 5_000 })
  expect(screen.queryByText(/^On the site since/)).toBeNull()
})
