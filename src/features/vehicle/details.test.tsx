// @vitest-environment happy-dom
import { ChakraProvider } from '@chakra-ui/react'
import { cleanup, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, it } from 'vitest'
import { createDesignSystem } from '../../ui/theme/system.ts'
import { Details } from './details.tsx'
import type { ShownVehicle } from './shown-vehicle.ts'

const nomad: ShownVehicle = {
  id: 'nomad',
  name: 'Denago Nomad',
  description: '',
  brand: 'denago',
  category: 'nomad',
  images: [],
  inStock: true,
  isNew: true,
  specifications: {},
}

function rowsOf(more: Partial<ShownVehicle>) {
  render(
    <ChakraProvider value={createDesignSystem()}>
      <MemoryRouter>
        <Details vehicle={{ ...nomad, ...more }} failure={null} />
      </MemoryRouter>
    </ChakraProvider>,
  )
  return screen.getAllByRole('row').map(({ textContent }) => textContent)
}

afterEach(cleanup)

it('says what the dealer knows of the unit, and nothing of what is not known', () => {
  expect(rowsOf({})).toEqual(['BrandDenago', 'SeriesNomad', 'ConditionNew', 'StockIn stock'])
  cleanup()
  expect(rowsOf({ status: 'held', year: 2025, stockNumber: 'N-104', serial: '4YDT1', place: 'Hatfield' })).toEqual([
    'BrandDenago',
    'SeriesNomad',
    'ConditionNew',
    'StockOn hold',
    'Model year2025',
    'Stock numberN-104',
    'Serial number4YDT1',
    'LocationHatfield',
  ])
})
