import { dollars } from '../lib/money.ts'
import { pageMeta } from './page-meta.ts'
import { rental } from './rental-figures.ts'
import type { Hero, Point, Scene } from './schema/page.ts'
import type { RentalKind } from './schema/rental.ts'

export const rentalsMeta = pageMeta(
  'Golf cart rentals by the day, week or month',
  'Rent an electric 4-seater, 6-seater or utility cart. Charged and insured, with pickup or delivery in Lackawanna County.',
  ['golf cart rental', 'rent a golf cart', 'electric golf cart rental', 'Lackawanna County', 'golf cart delivery'],
)

export const rentalsHero: Hero = {
  title: 'Rent a cart',
  lead: 'For a day, a long weekend, a week or a month. Reserve by phone. It shows up charged.',
}

export const rentalsClosing: Point = {
  title: 'Got your dates?',
  text: 'Call and tell us how many seats you need. We’ll have a cart charged and waiting.',
}

/** At the top of the rentals page. */
export const rentalsScene: Scene = {
  name: 'rental-lawn',
  alt: 'Illustration of four electric carts, parked under string lights on a lawn by a lake at dusk',
}

/** What applies to all terms of a kind, shown below its prices. */
export const depositOf = (kind: RentalKind): string => `Deposit ${dollars(kind.deposit)}.`

/** What every rental includes, on the rentals page. The road rule is shown once, beside the list. */
export const rentalPoints: readonly Point[] = [
  { title: 'Street legal with seat belts', text: 'Set up as a low-speed vehicle, with a belt at every seat.' },
  {
    title: 'Flexible pickup and return',
    text: 'Pick it up, or we’ll drop it off and come get it. We’ll set a time by phone.',
  },
  { title: 'Fully charged', text: 'Ready to roll the minute you get it.' },
  {
    title: 'Insurance included',
    text: `Liability coverage of ${dollars(rental.liability.perPerson)} per person and ${dollars(rental.liability.perAccident)} per accident.`,
  },
  { title: '24/7 support', text: 'Stuck at 10 PM? Call. We pick up.' },
  {
    title: 'No hidden fees',
    text: 'The deposit, delivery fee and late fee are all in the rental policy. Read it before you reserve.',
  },
]
