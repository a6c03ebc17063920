// @vitest-environment happy-dom
import { act, cleanup, render } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, it, vi } from 'vitest'
import { InTheme } from '../../tests/in-theme.tsx'
import { Footer } from './footer.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

it('has closed lists on a phone; those of pages open where the window becomes wide enough for columns', () => {
  const wide = Object.assign(new EventTarget(), { matches: false })
  vi.stubGlobal('matchMedia', () => wide)
  const { container } = render(
    <InTheme>
      <MemoryRouter>
        <Footer />
      </MemoryRouter>
    </InTheme>,
  )
  const lists = () => [...container.querySelectorAll('details')].map(({ open }) => open)
  expect(lists()).toEqual([false, false, false])
  wide.matches = true
  act(() => void wide.dispatchEvent(new Event('change')))
  expect(lists()).toEqual([true, true, false])
})
