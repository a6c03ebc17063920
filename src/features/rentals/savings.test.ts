import { describe, expect, it } from 'vitest'
import { fc } from '../../../tests/properties.ts'
import { rentalKinds } from '../../content/rental-plans.ts'
import { dailyEquivalent, pricedPlans, savingOf } from './savings.ts'

const rows = (id: string, list: 'showroom' | 'delivered') => {
  const kind = rentalKinds.find((each) => each.id === id)
  return kind ? pricedPlans(kind, list).filter((row) => [1, 3, 7, 30].includes(row.term.days)) : []
}

describe('the saving of a term', () => {
  it.each([
    [685, 3, 245, { amount: 50, percent: 6.8 }],
    [770, 3, 275, { amount: 55, percent: 6.7 }],
    [1050, 7, 245, { amount: 665, percent: 38.8 }],
    [245, 1, 245, undefined],
    [300, 1, 245, undefined],
  ])('$%d for %d days against $%d a day', (price, days, dailyRate, saving) => {
    expect(savingOf(price, days, dailyRate)).toEqual(saving)
  })

  it('stays between 0 and 100 percent, and grows as the price falls', () => {
    const price = fc.integer({ min: 1, max: 10_000 })
    fc.assert(
      fc.property(
        price,
        price,
        fc.integer({ min: 1, max: 30 }),
        fc.integer({ min: 1, max: 1000 }),
        (a, b, days, rate) => {
          const low = savingOf(Math.min(a, b), days, rate)?.percent ?? 0
          const high = savingOf(Math.max(a, b), days, rate)?.percent ?? 0
          return high >= 0 && low <= 100 && low >= high
        },
      ),
    )
  })

  it('gives the price of a day to the cent', () => {
    expect([dailyEquivalent(685, 3), dailyEquivalent(2800, 30), dailyEquivalent(1050, 7)]).toEqual([228.33, 93.33, 150])
  })
})

describe('the pricing tables', () => {
  it.each([
    ['4-seater', [undefined, 6.8, 38.8, 61.9], [245, 228.33, 150, 93.33]],
    ['6-seater', [undefined, 6.8, 39, 62], [295, 275, 180, 112]],
    ['utility', [undefined, 6.7, 40, 62.7], [275, 256.67, 165, 102.67]],
  ])('a town computes the savings of the %s', (id, percents, perDay) => {
    expect(rows(id, 'delivered').map((row) => row.saving?.percent)).toEqual(percents)
    expect(rows(id, 'delivered').map((row) => row.perDay)).toEqual(perDay)
  })

  it.each([
    ['4-seater', [undefined, 6.8, 38.7, 61.6], [245, 228.34, 150, 94]],
    ['6-seater', [undefined, 16.9, 32.2, 60.4], [295, 245, 200, 116.67]],
    ['utility', [undefined, 6.8, 38.7, 61.6], [245, 228.34, 150, 94]],
  ])('the rentals page prints the published savings and renewal rates of the %s', (id, percents, renewals) => {
    expect(rows(id, 'showroom').map((row) => row.saving?.percent)).toEqual(percents)
    expect(rows(id, 'showroom').map((row) => row.renewalPerDay)).toEqual(renewals)
  })

  it('never publish a saving or a renewal rate better than the prices give', () => {
    for (const kind of rentalKinds) {
      const dailyRate = kind.plans[0]?.showroom ?? 0
      for (const { term, showroom, publishedSaving, renewalPerDay } of kind.plans) {
        const exact = (1 - showroom / (dailyRate * term.days)) * 100
        expect(publishedSaving ?? 0, `${kind.id} ${term.id}`).toBeLessThanOrEqual(exact)
        expect(renewalPerDay ?? Number.POSITIVE_INFINITY).toBeGreaterThanOrEqual(showroom / term.days)
      }
    }
  })
})
