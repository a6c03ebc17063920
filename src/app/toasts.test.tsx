// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { InTheme } from '../../tests/in-theme.tsx'
import { closeToast, type Toast, toast } from '../ui/toast.ts'
import { Toasts } from './toasts.tsx'

let region: Element | null

/** With the code that draws it, which is loaded with the first one. */
const show = (message: Toast) =>
  act(async () => {
    toast(message)
    await import('../ui/toast-region.tsx')
  })

beforeEach(() => {
  const { container } = render(
    <InTheme>
      <Toasts />
    </InTheme>,
  )
  region = container.querySelector('[aria-live=polite]')
  expect(region?.textContent).toBe('')
})
afterEach(() => {
  act(closeToast)
  cleanup()
})

// Screen readers announce what comes into a live region, and not always a region that comes with its words.
it('a message appears in a live region that was there before it', async () => {
  await show({ title: 'Removed' })
  expect(region?.contains(screen.getByText('Removed'))).toBe(true)
})

it('an error is an alert of its own, outside that region', async () => {
  await show({ title: 'Error', tone: 'destructive' })
  const alert = screen.getByRole('alert')
  expect(alert.textContent).toContain('Error')
  expect(region?.contains(alert)).toBe(false)
})

it('a message goes by itself, but not while a person is at its buttons; an error stays', async () => {
  vi.useFakeTimers()
  await show({ title: 'Removed', action: { label: 'Undo', onClick: () => {} } })
  fireEvent.focusIn(screen.getByRole('button', { name: 'Undo' }))
  act(() => vi.advanceTimersByTime(60_000))
  expect(screen.queryByText('Removed')).not.toBeNull()
  fireEvent.focusOut(screen.getByRole('button', { name: 'Undo' }))
  act(() => vi.advanceTimersByTime(9000))
  expect(screen.queryByText('Removed')).not.toBeNull()
  act(() => vi.advanceTimersByTime(1000))
  expect(screen.queryByText('Removed')).toBeNull()
  await show({ title: 'Error', tone: 'destructive' })
  act(() => vi.advanceTimersByTime(60_000))
  expect(screen.queryByText('Error')).not.toBeNull()
  vi.useRealTimers()
})
