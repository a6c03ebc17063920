// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { InTheme } from '../../tests/in-theme.tsx'
import type { Vehicle } from '../contract/vehicle-schema.ts'
import { VehicleCard } from './vehicle-card.tsx'

afterEach(cleanup)

const nomad: Vehicle = {
  id: 'denago-nomad',
  brand: 'denago',
  category: 'nomad',
  name: 'Denago Nomad',
  description: '',
  price: 8_495,
  images: ['/a.webp'],
  inStock: true,
  isNew: true,
  features: [],
  specifications: {},
}

const draw = (more: Partial<Vehicle>) =>
  render(
    <InTheme>
      <VehicleCard
        vehicle={{ ...nomad, ...more }}
        to="/vehicles/denago-nomad"
        link={({ children }) => <a href="/x">{children}</a>}
      />
    </InTheme>,
  ).container

it.each([
  [true, true, undefined, ['NEW']],
  [true, false, undefined, ['NEW', 'Out of Stock']],
  [false, true, undefined, ['Used']],
  [false, false, undefined, ['Out of Stock']],
  [true, true, 'held', ['NEW', 'On hold']],
  [true, false, 'sold', ['NEW', 'Sold']],
  [false, true, 'held', ['Used', 'On hold']],
  [false, false, 'sold', ['Used', 'Sold']],
  [true, false, 'incoming', ['NEW', 'On its way']],
  [true, true, 'available', ['NEW']],
  [true, true, 'a word of tomorrow', ['NEW']],
])('a unit with isNew %s, inStock %s and status %s is marked by its facts', (isNew, inStock, status, marks) => {
  draw({ isNew, inStock, status })
  expect(
    screen.queryAllByText(/^(NEW|Used|Out of Stock|On hold|On its way|Sold)$/).map(({ textContent }) => textContent),
  ).toEqual(marks)
})

it('says in one line what is known of the unit, and beside its price what it cost before', () => {
  const words = draw({ year: 2023, hours: 41, place: 'Hatfield', formerPrice: 9_995 }).textContent
  expect(words).toContain('2023, 41 hours. In Hatfield')
  expect(words).toContain('$8,495Reduced from $9,995')
})

it('says nothing of what is not known', () => {
  expect(draw({}).textContent).toMatch(/Denago Nomad\$8,495View Details$/)
})
