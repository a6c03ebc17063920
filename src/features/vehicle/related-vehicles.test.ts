import { describe, expect, it } from 'vitest'
import { catalogue } from '../../../tests/fixtures/catalogue.ts'
import type { Vehicle } from '../../contract/vehicle-schema.ts'
import { relatedVehicles } from './related-vehicles.ts'

const unit = (id: string) => catalogue.find((vehicle) => vehicle.id === id) as Vehicle
const related = (id: string) => relatedVehicles(catalogue, unit(id)).map((vehicle) => vehicle.id)

describe('related vehicles', () => {
  it('are of the same series first, those with as many seats ahead', () => {
    expect(related('denago-rover-xl')).toEqual(['denago-rover-xl6', 'denago-rover-xxl', 'evolution-carrier-6-plus'])
  })

  it('are then those with as many seats, the nearest price first', () => {
    expect(related('denago-ev-city')).toEqual([
      'evolution-turfman-1000',
      'evolution-turfman-200',
      'evolution-classic-2',
    ])
  })

  it('never include the vehicle itself, and are at most three', () => {
    for (const vehicle of catalogue) {
      const found = relatedVehicles(catalogue, vehicle)
      expect(found).toHaveLength(3)
      expect(found).not.toContain(vehicle)
    }
  })

  it('without a price come last among equals', () => {
    const like = unit('denago-nomad')
    const priceless = { ...like, id: 'a', price: undefined }
    const dear = { ...like, id: 'b', price: 99_000 }
    expect(relatedVehicles([priceless, dear], like)).toEqual([dear, priceless])
  })

  it('are none in a catalogue of one', () => {
    expect(relatedVehicles([unit('denago-nomad')], unit('denago-nomad'))).toEqual([])
  })
})
