// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { openScreen } from '../test-screen.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

test('the message about a closed day says when visitors see it', async () => {
  openScreen('/days', {
    'GET /api/days': { hours: [], notices: [] },
    'POST /api/days/hours': { id: '1' },
  })
  fireEvent.input(await screen.findByLabelText('Day'), { target: { value: '2099-12-25' } })
  fireEvent.click(screen.getByRole('button', { name: 'Close this day' }))
  const message = await screen.findByText(/^Closed on Friday, December 25, 2099\./)
  expect(message.textContent).toContain('It’ll show with the site’s hours starting Dec 19.')
})
