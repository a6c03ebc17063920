// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, test, vi } from 'vitest'
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
  await screen.findByText('Closed on Fri, Dec 25. The site will show it starting Dec 19.')
})
