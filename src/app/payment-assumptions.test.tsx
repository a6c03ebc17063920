// @vitest-environment happy-dom
import { ChakraProvider } from '@chakra-ui/react'
import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, it, vi } from 'vitest'
import { createQueryClient } from '../api/query-client.ts'
import { vehiclesQuery } from '../api/vehicles-query.ts'
import { denago } from '../content/brands/denago-brand.ts'
import { ESTIMATE_RULE } from '../content/estimate-rule.ts'
import { type Town, towns } from '../content/towns.ts'
import type { Vehicle } from '../contract/vehicle-schema.ts'
import { Lineup } from '../features/brands/lineup.tsx'
import { VehicleGrid } from '../features/inventory/vehicle-grid.tsx'
import { Heart } from '../features/shortlist/heart.tsx'
import { PopularVehicles } from '../features/towns/popular-vehicles.tsx'
import { PaymentEstimate } from '../features/vehicle/payment-estimate.tsx'
import { Summary } from '../features/vehicle/summary.tsx'
import { createDesignSystem } from '../ui/theme/system.ts'
import { PaymentAssumptions } from './payment-assumptions.tsx'

// What a dealer would write into content.
vi.mock(import('../content/payment-example.ts'), async (original) => {
  const { exampleMonthly, ...content } = await original()
  const paymentExample = { months: 48, apr: 6.9 }
  return { ...content, paymentExample, exampleMonthly: (price) => exampleMonthly(price, paymentExample) }
})

const unit: Vehicle = {
  id: 'nomad',
  name: 'Nomad',
  description: '',
  brand: 'denago',
  category: '',
  price: 8995,
  images: [],
  inStock: true,
  isNew: true,
  features: [],
  specifications: {},
}

const show = (page: ReactNode) => {
  const queryClient = createQueryClient()
  queryClient.setQueryData(vehiclesQuery().queryKey, { vehicles: [unit], asOf: 0 })
  return render(
    <ChakraProvider value={createDesignSystem()}>
      <QueryClientProvider client={queryClient}>
        <MemoryRouter>
          {page}
          <PaymentAssumptions />
        </MemoryRouter>
      </QueryClientProvider>
    </ChakraProvider>,
  )
}

afterEach(cleanup)

const cardOf = (vehicle: Vehicle) => (
  <VehicleGrid vehicles={[vehicle]} hits={undefined} shown={1} onMore={() => {}} heart={Heart} />
)

it.each([
  ['a card', () => cardOf(unit)],
  ['the page of a vehicle', () => <Summary vehicle={unit} asOf={0} shortlist={Heart} />],
  ['the row of a model', () => <Lineup brand={denago} />],
  ['a card of a town', () => <PopularVehicles town={towns[0] as Town} heart={Heart} />],
])('%s says what a month costs, and one press says what that assumes', (_where, page) => {
  const { container } = show(page())
  const opener = screen.getByRole('button', { name: 'from $215/mo' })
  const popover = container.querySelector(`[popover][id="${opener.getAttribute('popovertarget')}"]`)
  expect(popover?.textContent).toContain('48 months at 6.9% APR, $0 down')
  expect(popover?.textContent).toContain(ESTIMATE_RULE)
  // A link around it would be pressed with it.
  expect(opener.closest('a')).toBeNull()
})

it('a vehicle that is called for has no figure', () => {
  const { price: _, ...unpriced } = unit
  show(cardOf(unpriced))
  expect(screen.queryByRole('button', { name: /\/mo/ })).toBeNull()
})

it("the reader's own estimate begins with the dealer's terms", () => {
  show(<PaymentEstimate price={8995} />)
  expect(screen.getByText('$215')).toBeTruthy()
})
