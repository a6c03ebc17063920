import { describe, expect, it } from 'vitest'
import { catalogue } from '../../../tests/fixtures/catalogue.ts'
import measures from '../../content/cart-models.json' with { type: 'json' }
import { modelName } from '../../lib/model-file.ts'
import { hotSpots } from './hot-spots.ts'

const points = { seats: [-0.5, 0.9, -0.3], rearBench: [-1.2, 0.9, 0], lightBar: [0.7, 2, 0], tires: [0.8, 0.3, -0.7] }

describe('hot spots', () => {
  it('are what the data name, in its own words', () => {
    const features = ['Four seats with headrests', 'Roof light bar', 'Side mirrors and a rearview mirror']
    const found = hotSpots({ features, specifications: { seatingCapacity: 4 } }, points)
    expect(found.map(({ name, label }) => [name, label])).toEqual([
      ['seats', 'Four seats with headrests'],
      ['lightBar', 'Roof light bar'],
    ])
  })

  it('say different things of different parts', () => {
    const features = ['Two seats forward, two facing back', 'Rear bench folds into a cargo deck']
    expect(hotSpots({ features, specifications: {} }, points).map(({ label }) => label)).toEqual(features)
  })

  it('name the number of seats when no feature does, and nothing that the data lack', () => {
    expect(
      hotSpots({ features: [], specifications: { seatingCapacity: 6 } }, points).map(({ label }) => label),
    ).toEqual(['6 seats'])
    expect(hotSpots({ features: [], specifications: {} }, points)).toEqual([])
  })

  it('are not where the model has no such part', () => {
    expect(hotSpots({ features: ['Roof light bar'], specifications: {} }, { seats: points.seats })).toEqual([])
  })

  const shown = catalogue.filter(({ images }) => images.length > 0)
  it.each(shown)('$name has each part that its features name', ({ features, specifications, images }) => {
    const { spots } = measures[modelName(images) as keyof typeof measures]
    const named = hotSpots({ features, specifications }, points)
    expect(hotSpots({ features, specifications }, spots).map(({ name }) => name)).toEqual(named.map(({ name }) => name))
  })
})
