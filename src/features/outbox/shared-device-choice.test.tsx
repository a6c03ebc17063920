// @vitest-environment happy-dom
import 'fake-indexeddb/auto'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { InTheme } from '../../../tests/in-theme.tsx'
import { isSharedDevice, setSharedDevice } from '../../device/shared-device.ts'
import { SharedDevice } from './shared-device-choice.tsx'

afterEach(async () => {
  cleanup()
  vi.restoreAllMocks()
  await setSharedDevice(false)
  localStorage.clear()
})

const show = () => {
  render(
    <InTheme>
      <SharedDevice />
    </InTheme>,
  )
  return screen.getByRole<HTMLInputElement>('checkbox')
}

it('shows what another part of the site has set', async () => {
  const box = show()
  await act(() => setSharedDevice(true))
  expect(box.checked).toBe(true)
})

it('says so when the browser does not store the choice', async () => {
  const box = show()
  const full = {
    getItem: () => null,
    setItem: () => {
      throw new DOMException('No room', 'QuotaExceededError')
    },
  }
  vi.spyOn(window, 'localStorage', 'get').mockReturnValue(full as unknown as Storage)
  await act(async () => void fireEvent.click(box))
  expect(isSharedDevice()).toBe(true)
  await vi.waitFor(() => expect(screen.getByRole('alert').textContent).toBe('We couldn’t save that on this device.'))
})
