// @vitest-environment happy-dom
import { ChakraProvider } from '@chakra-ui/react'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { createDesignSystem } from './theme/system.ts'
import { VehicleCard } from './vehicle-card.tsx'

afterEach(cleanup)

it.each([
  [true, true, ['NEW']],
  [true, false, ['NEW', 'Out of Stock']],
  [false, true, ['Used']],
  [false, false, ['Out of Stock']],
])('a unit with isNew %s and inStock %s is marked by its facts', (isNew, inStock, marks) => {
  const vehicle = { name: 'Denago Nomad', description: '', images: ['/a.webp'], isNew, inStock, specifications: {} }
  render(
    <ChakraProvider value={createDesignSystem()}>
      <VehicleCard vehicle={vehicle} to="/vehicles/denago-nomad" link={({ children }) => <a href="/x">{children}</a>} />
    </ChakraProvider>,
  )
  expect(screen.queryAllByText(/^(NEW|Used|Out of Stock)$/).map(({ textContent }) => textContent)).toEqual(marks)
})
