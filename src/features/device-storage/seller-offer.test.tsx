// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { InTheme } from '../../../tests/in-theme.tsx'
import { sellerSetUpPath } from '../../addresses/set-up-paths.ts'
import { readSeller } from '../../device/seller.ts'
import { SellerOffer } from './seller-offer.tsx'

beforeEach(() => localStorage.clear())
afterEach(cleanup)

function open(path: string) {
  const onTaken = vi.fn()
  render(
    <InTheme>
      <MemoryRouter initialEntries={[path]}>
        <SellerOffer onTaken={onTaken} />
      </MemoryRouter>
    </InTheme>,
  )
  return onTaken
}

it('takes the seller and the event of the address after a press, and asks once', () => {
  const onTaken = open(sellerSetUpPath('Sam Reed', 'Lake day & more'))
  expect(readSeller()).toEqual({})
  fireEvent.click(screen.getByRole('button', { name: 'Set it up' }))
  expect(readSeller()).toEqual({ seller: 'Sam Reed', event: 'Lake day & more' })
  expect(onTaken).toHaveBeenCalledOnce()
  expect(screen.queryByRole('button')).toBeNull()
})

it('changes nothing for a person who does not want it', () => {
  open(sellerSetUpPath('Sam Reed', ''))
  fireEvent.click(screen.getByRole('button', { name: 'Not now' }))
  expect(readSeller()).toEqual({})
  expect(screen.queryByRole('button')).toBeNull()
})

it.each(['/device', '/device?seller=%20&event='])('%s offers nothing', (path) => {
  open(path)
  expect(screen.queryByRole('button')).toBeNull()
})
