// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, it, vi } from 'vitest'
import { rentalKind } from '../../../tests/fixtures/rentals.ts'
import { InTheme } from '../../../tests/in-theme.tsx'
import { ListNote } from './list-note.tsx'

vi.mock('../../content/rental-plans.ts', () => ({ rentalKinds: [rentalKind] }))

afterEach(cleanup)

const show = (note: React.ReactNode) =>
  render(
    <MemoryRouter>
      <InTheme>{note}</InTheme>
    </MemoryRouter>,
  )

it('says why pickup prices differ from delivered ones, and leads to one of those', () => {
  const { container } = show(<ListNote list="showroom" />)
  expect(container.textContent).toBe(
    'These prices are for pickup, or delivery within 10 miles. Town prices include delivery. In Scranton, a 6-seater for 3 days is $825.',
  )
  expect(screen.getByRole('link', { name: /\$825$/ }).getAttribute('href')).toBe('/rentals/scranton#rent-6-seater')
})

it('says why the delivered prices of a town differ from pickup prices, and leads to one of those', () => {
  const { container } = show(<ListNote list="delivered" town="Moosic" />)
  expect(container.textContent).toBe(
    'Delivery in Moosic is included. Rather pick it up? A 6-seater for 3 days is $735. Reserve by phone.',
  )
  expect(screen.getByRole('link', { name: /\$735$/ }).getAttribute('href')).toBe('/rentals#rent-6-seater')
})
