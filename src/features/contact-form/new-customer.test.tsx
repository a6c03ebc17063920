// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { InTheme } from '../../../tests/in-theme.tsx'
import { INQUIRY_ID } from '../../../tests/inquiry.ts'
import { paths } from '../../addresses/paths.ts'
import { storeSeller } from '../../device/seller.ts'
import { setListed } from '../../device/shortlist.ts'
import { NewCustomer } from './new-customer.tsx'

function showAfter(about: { vehicle?: { id: string; name: string } }) {
  const state = { id: INQUIRY_ID, reference: null, ...about }
  render(
    <MemoryRouter initialEntries={[{ pathname: paths.thankYou, state }]}>
      <InTheme>
        <NewCustomer />
      </InTheme>
    </MemoryRouter>,
  )
}
const NOMAD = { vehicle: { id: 'denago-nomad', name: 'Denago Nomad' } }

beforeEach(() => {
  storeSeller({ seller: 'Sam Reed' })
  setListed('denago-nomad', true)
})
afterEach(() => {
  cleanup()
  localStorage.clear()
})

it('the next customer begins without the shortlist of the last one, and the seller stays set', () => {
  showAfter(NOMAD)
  fireEvent.click(screen.getByRole('link', { name: 'New customer' }))
  expect(Object.keys(localStorage)).toEqual(['device:seller'])
})

it('the next customer for the same cart begins with the shortlist', () => {
  showAfter(NOMAD)
  fireEvent.click(screen.getByRole('link', { name: 'New customer, same cart' }))
  expect(Object.values(localStorage).join()).toContain('denago-nomad')
})

it('after a message about no cart the next customer may have the saved carts too', () => {
  showAfter({})
  fireEvent.click(screen.getByRole('link', { name: 'New customer, same saved carts' }))
  expect(Object.values(localStorage).join()).toContain('denago-nomad')
})

it('where no cart is saved and the message was about none, there is nothing to take along', () => {
  setListed('denago-nomad', false)
  showAfter({})
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['New customer'])
})
