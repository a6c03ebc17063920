import { describe, expect, it } from 'vitest'
import { rentalKind } from '../../../tests/fixtures/rentals.ts'
import { fc } from '../../../tests/properties.ts'
import { rentalKinds } from '../../content/rental-plans.ts'
import type { PriceList } from '../../content/schema/rental.ts'
import { dailyEquivalent, lowestPrices, pricedPlans, savingOf } from './savings.ts'

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
  it('print the published savings and renewal rates on the list of the showroom, and what the prices give on the other', () => {
    const rows = (list: PriceList) =>
      pricedPlans(rentalKind, list).map(({ saving, renewalPerDay }) => [saving?.percent, renewalPerDay])
    expect(rows('showroom')).toEqual([
      [undefined, 295],
      [16.9, 245],
      [32.2, 201],
      [60.5, 116.67],
    ])
    expect(rows('delivered')).toEqual([
      [undefined, 295],
      [6.8, 275],
      [39, 180],
      [62, 112],
    ])
  })

  it('recommend each plan that is marked', () => {
    const recommended = pricedPlans(rentalKind, 'showroom').filter((row) => row.recommended)
    expect(recommended.map(({ term }) => term.id)).toEqual(['3-day', 'weekly'])
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

it('finds the lowest price of each term', () => {
  const weekend = rentalKind.plans.map((plan) =>
    plan.term.days === 3 ? { ...plan, showroom: 700, delivered: 850 } : plan,
  )
  const from = (list: PriceList) =>
    lowestPrices(list, [rentalKind, { ...rentalKind, plans: weekend }]).map(({ price }) => price)
  expect(from('showroom')).toEqual([295, 700, 1400, 3500])
  expect(from('delivered')).toEqual([295, 825, 1260, 3360])
})
