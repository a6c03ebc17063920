import { rental } from './rental-figures.ts'
import type { RentalKind, RentalPlan, RentalTerm } from './schema/rental.ts'

const daily: RentalTerm = { id: 'daily', label: 'Daily', days: 1 }
const threeDays: RentalTerm = { id: '3-day', label: '3 days', days: 3 }
const weekly: RentalTerm = { id: 'weekly', label: 'Weekly', days: 7 }
const monthly: RentalTerm = { id: 'monthly', label: 'Monthly', days: 30 }

type Prices = { showroom: number; delivered: number }
const plan = (term: RentalTerm, prices: Prices, more: Partial<RentalPlan> = {}): RentalPlan => ({
  term,
  recommended: false,
  ...prices,
  ...more,
})

/**
 * Rental prices. There are two price lists: `showroom` for the rentals page and the rental policy, `delivered` for the
 * town pages. Some published savings are rounded down; none promises more than the prices give.
 */
export const rentalKinds: readonly RentalKind[] = [
  {
    id: '4-seater',
    name: '4-seater',
    seats: '4 seats',
    description: 'For a family or two couples, at the campground or along the shore.',
    picture: '/images/carts/denago-nomad/front-960.webp',
    deposit: rental.deposit['4-seater'],
    plans: [
      plan(daily, { showroom: 245, delivered: 245 }, { recommended: true, renewalPerDay: 245 }),
      plan(
        threeDays,
        { showroom: 685, delivered: 685 },
        { recommended: true, publishedSaving: 6.8, renewalPerDay: 228.34 },
      ),
      plan(
        weekly,
        { showroom: 1050, delivered: 1050 },
        { recommended: true, publishedSaving: 38.7, renewalPerDay: 150 },
      ),
      plan(monthly, { showroom: 2800, delivered: 2800 }, { publishedSaving: 61.6, renewalPerDay: 94 }),
    ],
  },
  {
    id: '6-seater',
    name: '6-seater',
    seats: '6 seats',
    description: 'For the whole house at once, or to get guests from the parking lot to the party.',
    picture: '/images/carts/denago-rover-xl6/front-960.webp',
    deposit: rental.deposit['6-seater'],
    plans: [
      plan(daily, { showroom: 295, delivered: 295 }),
      plan(threeDays, { showroom: 735, delivered: 825 }, { recommended: true, publishedSaving: 16.9 }),
      plan(weekly, { showroom: 1400, delivered: 1260 }, { recommended: true, publishedSaving: 32.2 }),
      plan(monthly, { showroom: 3500, delivered: 3360 }, { publishedSaving: 60.4 }),
    ],
  },
  {
    id: 'utility',
    name: 'Utility',
    seats: '2 seats and a cargo bed',
    description: 'For crews, grounds and events, when you’re hauling more than people.',
    picture: '/images/carts/evolution-turfman-200/front-960.webp',
    deposit: rental.deposit.utility,
    plans: [
      plan(daily, { showroom: 245, delivered: 275 }, { renewalPerDay: 245 }),
      plan(
        threeDays,
        { showroom: 685, delivered: 770 },
        { recommended: true, publishedSaving: 6.8, renewalPerDay: 228.34 },
      ),
      plan(
        weekly,
        { showroom: 1050, delivered: 1155 },
        { recommended: true, publishedSaving: 38.7, renewalPerDay: 150 },
      ),
      plan(monthly, { showroom: 2800, delivered: 3080 }, { publishedSaving: 61.6, renewalPerDay: 94 }),
    ],
  },
]

/** Every rental term of any cart, shortest first. */
export const rentalTerms: readonly RentalTerm[] = [
  ...new Map(rentalKinds.flatMap(({ plans }) => plans.map((each) => [each.term.id, each.term]))).values(),
].sort((one, other) => one.days - other.days)
