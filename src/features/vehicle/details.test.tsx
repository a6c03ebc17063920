// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, it } from 'vitest'
import { InTheme } from '../../../tests/in-theme.tsx'
import type { Vehicle } from '../../contract/vehicle-schema.ts'
import { Details } from './details.tsx'

const nomad: Vehicle = {
  id: 'nomad',
  name: 'Denago Nomad',
  description: '',
  brand: 'denago',
  category: 'nomad',
  images: [],
  inStock: true,
  isNew: true,
  features: [],
  specifications: {},
}

function rowsOf(more: Partial<Vehicle>) {
  render(
    <InTheme>
      <MemoryRouter>
        <Details vehicle={{ ...nomad, ...more }} failure={null} />
      </MemoryRouter>
    </InTheme>,
  )
  return screen.getAllByRole('row').map(({ textContent }) => textContent)
}

afterEach(cleanup)

it('shows the known data of the unit, and leaves out the rest', () => {
  expect(rowsOf({})).toEqual(['BrandDenago', 'SeriesNomad', 'ConditionNew', 'AvailabilityIn stock'])
  cleanup()
  const unit = {
    status: 'held',
    isNew: false,
    year: 2023,
    hours: 41,
    miles: 1_250,
    battery: '48 V lithium',
    batteryMade: '2022',
    batteryTested: '2026-05-04',
    place: 'Hatfield',
    stockNumber: 'N-104',
    serial: '1M8GDM9AXKP042788',
    warrantyLeft: '18 months',
    colors: ['red', 'white'],
  }
  expect(rowsOf(unit)).toEqual([
    'BrandDenago',
    'SeriesNomad',
    'ConditionUsed',
    'AvailabilityOn hold',
    'Model year2023',
    'Hours41',
    'Miles1,250',
    'Batteries48 V lithium',
    'Battery build date2022',
    'Batteries testedMay 2026',
    'LocationHatfield',
    'Stock numberN-104',
    'VIN1M8GDM9AXKP042788',
    'Warranty left18 months',
    'Colorsred, white',
  ])
})

it('labels a serial number that is not a VIN, and repeats nothing from the specifications', () => {
  const rows = rowsOf({ serial: '4YDT1', year: 2023, specifications: { modelYear: 2023 } })
  expect(rows).toEqual([
    'Model year2023',
    'BrandDenago',
    'SeriesNomad',
    'ConditionNew',
    'AvailabilityIn stock',
    'Serial number4YDT1',
  ])
})
