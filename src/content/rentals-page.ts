import { dollars } from '../lib/money.ts'
import { pageMeta } from './page-meta.ts'
import { delivery, rental } from './rental-figures.ts'
import type { Hero, Point } from './schema/page.ts'
import type { RentalKind } from './schema/rental.ts'

export const rentalsMeta = pageMeta(
  'Golf cart rentals by the day, week or month',
  'Rent an electric 4-seater, 6-seater or utility cart: charged, insured, with pickup or delivery in Lackawanna County.',
  ['golf cart rental', 'rent a golf cart', 'electric golf cart rental', 'Lackawanna County', 'golf cart delivery'],
)

export const rentalsHero: Hero = {
  title: 'Rent a cart',
  lead: 'For a day, a long weekend, a week or most of the summer. You reserve by phone; the cart comes charged.',
}

/** Picture of one of the carts that are rented. */
export const rentalsPicture = '/images/carts/denago-nomad/front-960.webp'

/** What holds for all terms of a kind, under its prices. */
export const depositAndDelivery = (kind: RentalKind): string =>
  `Deposit ${dollars(kind.deposit)}. Delivery free to ${rental.freeDeliveryMiles} miles, then ${dollars(delivery.feePerMile)} per mile.`

/** What every rental includes, on the rentals page; the road rule is said once, beside the list. */
export const rentalPoints: readonly Point[] = [
  { title: 'Street legal with seat belts', text: 'Equipped as a low-speed vehicle, with a belt at every seat.' },
  {
    title: 'Flexible pickup and return',
    text: 'Pick it up, or have it delivered and collected. We agree on the time by phone.',
  },
  { title: 'Fully charged', text: 'Ready to go when you get it, so the first trip can be a long one.' },
  {
    title: 'Insurance included',
    text: `Liability coverage of ${dollars(rental.liability.perPerson)} per person and ${dollars(rental.liability.perAccident)} per accident.`,
  },
  { title: '24/7 support', text: 'If it stops at ten in the evening, call. Somebody picks up.' },
  { title: 'No hidden fees', text: 'Deposit, delivery and late fee are in the rental policy, before you book.' },
]
