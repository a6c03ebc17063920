// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react'
import { afterEach, test, vi } from 'vitest'
import { openScreen } from '../test-screen.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

test('the address of no inquiry has a heading', async () => {
  openScreen('/inquiries/nope', {})
  await screen.findByRole('heading', { level: 1, name: 'Inquiry not found' }, { timeout: 5_000 })
})
