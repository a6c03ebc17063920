// @vitest-environment happy-dom
import { ChakraProvider } from '@chakra-ui/react'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { createDesignSystem } from '../../ui/theme/system.ts'
import { ModelsChoice } from './models-choice.tsx'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  localStorage.clear()
})

it('says so when the browser does not store the choice, and continues with it', () => {
  const onChange = vi.fn()
  render(
    <ChakraProvider value={createDesignSystem()}>
      <ModelsChoice bytes={5_000_000} wereOpened={false} onChange={onChange} />
    </ChakraProvider>,
  )
  const box = screen.getByRole<HTMLInputElement>('checkbox')
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('No room', 'QuotaExceededError')
  })
  fireEvent.click(box)
  expect(screen.getByRole('alert').textContent).toBe('We couldn’t save this on this device.')
  expect(box.checked).toBe(true)
  expect(onChange).toHaveBeenCalledOnce()
})
