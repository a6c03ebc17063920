// @vitest-environment happy-dom
import { ChakraProvider } from '@chakra-ui/react'
import { act, cleanup, render } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, it, vi } from 'vitest'
import { createDesignSystem } from '../ui/theme/system.ts'
import { Footer } from './footer.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

it('has closed lists on a phone, which open where the window becomes wide enough for columns', () => {
  const wide = Object.assign(new EventTarget(), { matches: false })
  vi.stubGlobal('matchMedia', () => wide)
  const { container } = render(
    <ChakraProvider value={createDesignSystem()}>
      <MemoryRouter>
        <Footer />
      </MemoryRouter>
    </ChakraProvider>,
  )
  const lists = () => [...container.querySelectorAll('details')].map(({ open }) => open)
  expect(lists()).toEqual([false, false, false])
  wide.matches = true
  act(() => void wide.dispatchEvent(new Event('change')))
  expect(lists()).toEqual([true, true, true])
})
