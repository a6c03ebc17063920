// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { InTheme } from '../../../tests/in-theme.tsx'
import { setListed } from '../../device/shortlist.ts'
import { closeToast, shownToast } from '../../ui/toast.ts'
import { Heart } from './heart.tsx'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  setListed('nomad', false)
  closeToast()
})

function press() {
  render(
    <InTheme>
      <Heart id="nomad" name="Denago Nomad" />
    </InTheme>,
  )
  const heart = screen.getByRole('button', { name: 'Save Denago Nomad' })
  fireEvent.click(heart)
  expect(heart.getAttribute('aria-pressed')).toBe('true')
}

it('says nothing about a cart that is saved', () => {
  press()
  expect(shownToast.get()).toBeUndefined()
})

it('says so when the browser does not store a saved cart', () => {
  const full = {
    getItem: () => null,
    setItem: () => {
      throw new DOMException('No room', 'QuotaExceededError')
    },
  }
  vi.spyOn(window, 'localStorage', 'get').mockReturnValue(full as unknown as Storage)
  press()
  expect(shownToast.get()).toMatchObject({
    title: 'We couldn’t save that on this device.',
    description: 'Denago Nomad',
  })
})
