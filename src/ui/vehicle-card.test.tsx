// @vitest-environment happy-dom
import { ChakraProvider } from '@chakra-ui/react'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { createDesignSystem } from './theme/system.ts'
import { VehicleCard } from './vehicle-card.tsx'

afterEach(cleanup)

it.each([
  [true, true, undefined, ['NEW']],
  [true, false, undefined, ['NEW', 'Out of Stock']],
  [false, true, undefined, ['Used']],
  [false, false, undefined, ['Out of Stock']],
  [true, true, 'held', ['NEW', 'On hold']],
  [true, false, 'sold', ['NEW', 'Sold']],
  [false, true, 'held', ['Used', 'On hold']],
  [true, true, 'available', ['NEW']],
  [true, true, 'a word of tomorrow', ['NEW']],
])('a unit with isNew %s, inStock %s and status %s is marked by its facts', (isNew, inStock, status, marks) => {
  const facts = { isNew, inStock, status }
  const vehicle = { name: 'Denago Nomad', description: '', images: ['/a.webp'], ...facts, specifications: {} }
  render(
    <ChakraProvider value={createDesignSystem()}>
      <VehicleCard vehicle={vehicle} to="/vehicles/denago-nomad" link={({ children }) => <a href="/x">{children}</a>} />
    </ChakraProvider>,
  )
  expect(screen.queryAllByText(/^(NEW|Used|Out of Stock|On hold|Sold)$/).map(({ textContent }) => textContent)).toEqual(
    marks,
  )
})
