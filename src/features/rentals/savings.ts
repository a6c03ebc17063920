import { rentalKinds } from '../../content/rental-plans.ts'
import type { PriceList, RentalKind, RentalTerm } from '../../content/schema/rental.ts'
import { findLast } from '../../lib/find-last.ts'

const round = (value: number, decimals: number): number => {
  const factor = 10 ** decimals
  return Math.round((value + Number.EPSILON) * factor) / factor
}

/** US dollars per day of a term, to the cent. */
export const dailyEquivalent = (price: number, days: number): number => round(price / days, 2)

export type Saving = {
  /** US dollars over the whole term. */
  amount: number
  /** Percent of what the days would cost one by one, to one decimal. */
  percent: number
}

/** How much a term saves compared with the daily rate, all in US dollars; undefined when it saves nothing. */
export function savingOf(price: number, days: number, dailyRate: number): Saving | undefined {
  const full = dailyRate * days
  const percent = round((1 - price / full) * 100, 1)
  return price < full && percent > 0 ? { amount: full - price, percent } : undefined
}

/** A row of a price table. */
export type PricedPlan = {
  term: RentalTerm
  recommended: boolean
  /** The longest of the recommended terms. */
  bestValue: boolean
  price: number
  perDay: number
  /** US dollars per day when the term is renewed. */
  renewalPerDay: number
  saving: Saving | undefined
}

/**
 * The plans of a kind of cart in one price list. The `showroom` list has the published percentage, the `delivered` list
 * the one computed from its prices.
 */
export function pricedPlans(kind: RentalKind, list: PriceList): PricedPlan[] {
  const dailyRate = kind.plans.find((plan) => plan.term.days === 1)?.[list]
  const longest = findLast(kind.plans, (plan) => plan.recommended)
  return kind.plans.map((plan) => {
    const price = plan[list]
    const perDay = dailyEquivalent(price, plan.term.days)
    const computed = dailyRate === undefined ? undefined : savingOf(price, plan.term.days, dailyRate)
    const published = list === 'showroom' ? plan.publishedSaving : undefined
    return {
      term: plan.term,
      recommended: plan.recommended,
      bestValue: plan === longest,
      price,
      perDay,
      renewalPerDay: (list === 'showroom' ? plan.renewalPerDay : undefined) ?? perDay,
      saving: computed && { ...computed, percent: published ?? computed.percent },
    }
  })
}

/** Of each term, the price of the kind of cart that costs least in a price list. */
export const lowestPrices = (
  list: PriceList,
  kinds: readonly RentalKind[] = rentalKinds,
): { term: RentalTerm; price: number }[] =>
  (kinds[0]?.plans ?? []).map(({ term }, at) => ({
    term,
    price: Math.min(...kinds.flatMap(({ plans }) => plans[at]?.[list] ?? [])),
  }))
