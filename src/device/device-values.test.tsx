// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { deviceClient, useDeviceValue } from './device-values.ts'

const asNumber = (stored: unknown) => (typeof stored === 'number' ? stored : undefined)

function Miles() {
  const [miles, setMiles] = useDeviceValue('miles', asNumber, 25)
  return (
    <button type="button" onClick={() => setMiles(miles + 1)}>
      {miles}
    </button>
  )
}

afterEach(() => {
  cleanup()
  deviceClient.clear()
})

it('starts with the fallback and keeps the change', async () => {
  render(<Miles />)
  act(() => screen.getByRole('button').click())
  await screen.findByText('26')
  expect(deviceClient.getQueryData(['miles'])).toBe(26)
})

it('takes the fallback when what is stored does not fit', () => {
  deviceClient.setQueryData(['miles'], 'many')
  render(<Miles />)
  expect(screen.getByRole('button').textContent).toBe('25')
})
