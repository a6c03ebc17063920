// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { InTheme } from '../../tests/in-theme.tsx'
import { serverReached } from '../hooks/connection.ts'
import { ErrorBoundary } from './error-boundary.tsx'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

function Missing(): ReactNode {
  throw new Error('The code of the page did not load.')
}

it('opens a page that did not load when the server answers again', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => {})
  const fetch = vi.fn().mockRejectedValue(new TypeError('Failed to fetch'))
  vi.stubGlobal('fetch', fetch)
  render(
    <InTheme>
      <ErrorBoundary page="/services">
        <Missing />
      </ErrorBoundary>
    </InTheme>,
  )
  await screen.findByText(/It isn’t saved on this device yet/)
  expect(reload).not.toHaveBeenCalled()

  fetch.mockResolvedValue(new Response(null, { headers: { 'content-type': 'application/json' } }))
  await act(async () => serverReached())
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce())
})
