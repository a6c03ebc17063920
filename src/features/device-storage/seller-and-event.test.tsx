// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { InTheme } from '../../../tests/in-theme.tsx'
import { storeSeller } from '../../device/seller.ts'
import { SellerAndEvent } from './seller-and-event.tsx'

beforeEach(() => localStorage.clear())

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

const show = () =>
  render(
    <InTheme>
      <SellerAndEvent />
    </InTheme>,
  )
const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } })
const refuseToStore = () =>
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('Refused', 'SecurityError')
  })

it('keeps both until the fields are cleared, and says so', () => {
  show()
  type('Salesperson', 'Sam Reed')
  expect(screen.getByText('Saved on this device until you clear the fields.')).toBeDefined()
  type('Salesperson', '')
  expect(screen.getByText('Leave blank to send messages without them.')).toBeDefined()
})

it('says that it was not stored where the browser refuses, until it can be', () => {
  const refused = refuseToStore()
  show()
  type('Salesperson', 'Sam Reed')
  expect(screen.getByText(/^We couldn’t save that on this device/)).toBeDefined()
  expect(screen.queryByText(/Saved on this device/)).toBeNull()
  type('Salesperson', '')
  expect(screen.getByText('Leave blank to send messages without them.')).toBeDefined()
  refused.mockRestore()
  type('Salesperson', 'Sam')
  expect(screen.getByText(/^Saved on this device/)).toBeDefined()
})

it('is closed on the device of a visitor, and open on the device of a seller', () => {
  const isOpen = () => show().container.querySelector('details')?.open
  expect(isOpen()).toBe(false)
  cleanup()
  storeSeller({ seller: 'Sam Reed' })
  expect(isOpen()).toBe(true)
})
