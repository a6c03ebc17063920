import { existsSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { rental } from './policy-figures.ts'
import { rentalKinds } from './rental-plans.ts'
import { rentalKindSchema } from './schema/rental.ts'

const kind = (id: string) => {
  const found = rentalKinds.find((each) => each.id === id)
  if (!found) throw new Error(`no rental ${id}`)
  return found
}

/** The plans of the specification: daily, 3 days, weekly, monthly. There may be more. */
const given = (id: string) =>
  kind(id).plans.filter((plan) => ['daily', '3-day', 'weekly', 'monthly'].includes(plan.term.id))

describe('rental plans', () => {
  it('follow their schema, with pictures that exist', () => {
    z.array(rentalKindSchema).parse(rentalKinds)
    for (const { picture } of rentalKinds)
      expect(existsSync(new URL(`../../public${picture}`, import.meta.url)), picture).toBe(true)
  })

  it.each([
    ['4-seater', 'delivered', [245, 685, 1050, 2800]],
    ['4-seater', 'showroom', [245, 685, 1050, 2800]],
    ['6-seater', 'delivered', [295, 825, 1260, 3360]],
    ['6-seater', 'showroom', [295, 735, 1400, 3500]],
    ['utility', 'delivered', [275, 770, 1155, 3080]],
    ['utility', 'showroom', [245, 685, 1050, 2800]],
  ] as const)('the %s costs on the %s list what is specified', (id, list, prices) => {
    expect(given(id).map((plan) => plan[list])).toEqual(prices)
    expect(given(id).map((plan) => plan.term.days)).toEqual([1, 3, 7, 30])
  })

  it.each([
    ['4-seater', ['daily', '3-day', 'weekly']],
    ['6-seater', ['3-day', 'weekly']],
    ['utility', ['3-day', 'weekly']],
  ])('of the %s, %j are recommended', (id, terms) => {
    const recommended = given(id).filter((plan) => plan.recommended)
    expect(recommended.map((plan) => plan.term.id)).toEqual(terms)
  })

  it.each([
    ['4-seater', [undefined, 6.8, 38.7, 61.6], [245, 228.34, 150, 94]],
    ['6-seater', [undefined, 16.9, 32.2, 60.4], [undefined, undefined, undefined, undefined]],
    ['utility', [undefined, 6.8, 38.7, 61.6], [245, 228.34, 150, 94]],
  ])('the %s prints the published savings and renewal rates', (id, savings, renewals) => {
    expect(given(id).map((plan) => plan.publishedSaving)).toEqual(savings)
    expect(given(id).map((plan) => plan.renewalPerDay)).toEqual(renewals)
  })

  it('take the deposits of the rental policy', () => {
    expect(Object.fromEntries(rentalKinds.map(({ id, deposit }) => [id, deposit]))).toEqual(rental.deposit)
  })
})
