// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { InTheme } from '../../../tests/in-theme.tsx'
import { ModelsChoice } from './models-choice.tsx'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  localStorage.clear()
})

it('says so when the browser does not store the choice, and continues with it', () => {
  const onChange = vi.fn()
  render(
    <InTheme>
      <ModelsChoice bytes={5_000_000} wereOpened={false} onChange={onChange} />
    </InTheme>,
  )
  const box = screen.getByRole<HTMLInputElement>('checkbox')
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('Refused', 'SecurityError')
  })
  fireEvent.click(box)
  expect(screen.getByRole('alert').textContent).toBe('We couldn’t save that on this device.')
  expect(box.checked).toBe(true)
  expect(onChange).toHaveBeenCalledOnce()
})
