import { dollars } from '../../lib/money.ts'
import { pageMeta } from '../page-meta.ts'
import { delivery, rental, span } from '../policy-figures.ts'
import { effective, section } from '../policy-section.ts'
import { rentalKinds, rentalTerms } from '../rental-plans.ts'
import type { PolicyDocument } from '../schema/policy.ts'
import type { RentalKind, RentalTerm } from '../schema/rental.ts'

const { fees, liability, additionalDriver, cancellation } = rental

/** What a kind of cart costs for a term; a dash where it is not rented for it. */
const priceOf = ({ plans }: RentalKind, term: RentalTerm) => {
  const plan = plans.find((each) => each.term.id === term.id)
  return plan ? dollars(plan.showroom) : '–'
}

export const policy: PolicyDocument = {
  slug: 'rental-policy',
  meta: pageMeta(
    'Rental policy',
    'Golf cart rental terms: prices, deposits, insurance, fees, late returns and cancellation, all in one place.',
    ['golf cart rental policy', 'rental deposit', 'rental insurance', 'rental cancellation'],
  ),
  hero: {
    title: 'Rental Policy',
    lead: 'What you pay, what you get back, and what we ask of you. Read it once before you call.',
  },
  headline: 'Terms of rental',
  dated: effective,
  sections: [
    section(
      'Who may rent and drive',
      `The renter and every driver have to be at least ${rental.minimumAge} years old. Please bring an ID that shows it.`,
      `Besides the renter, up to ${additionalDriver.max} additional drivers may be named in the agreement, for ${dollars(additionalDriver.fee)} each. Nobody else may drive.`,
    ),
    section(
      'Prices',
      {
        table: {
          caption: 'Rental prices for pickup, or delivery within the free distance',
          columns: ['Cart', ...rentalTerms.map((term) => term.label)],
          rows: rentalKinds.map((kind) => [kind.name, ...rentalTerms.map((term) => priceOf(kind, term))]),
        },
      },
      'The rental pages of the towns show a second price list, with delivery inside that town included. Both are in force; the one that you were quoted is the one in your agreement.',
      'Prices are subject to availability and terms, and do not include tax. You reserve by phone.',
    ),
    section(
      'Rental periods',
      `The minimum rental is ${rental.minimumHours} hours, the maximum ${rental.maximumDays} days. Rental periods are in ${rental.incrementHours}-hour increments, counted from the moment the cart is handed over.`,
      'You can renew before the period ends, if nobody else has reserved the cart. Call us in good time. Early returns are not refunded.',
      `A cart that comes back late costs ${dollars(rental.lateFeePerHour)} per hour. If something holds you up, call: often the cart is not needed at once, and we can agree on another hour.`,
    ),
    section(
      'Deposit',
      {
        table: {
          caption: 'Deposit by cart',
          columns: ['Cart', 'Deposit'],
          rows: rentalKinds.map((kind) => [kind.name, dollars(kind.deposit)]),
        },
      },
      `The deposit is held when you take the cart and refunded within ${span(rental.depositRefundBusinessDays)} business days after it is back and inspected. Fees and damage are deducted from it, each listed on the statement you get.`,
    ),
    section(
      'Insurance',
      'Liability insurance is included in every rental, for the drivers named in the agreement.',
      {
        facts: [
          { term: 'Injury, per person', detail: dollars(liability.perPerson) },
          { term: 'Injury, per accident', detail: dollars(liability.perAccident) },
          { term: 'Property damage', detail: dollars(liability.property) },
        ],
      },
      'Your agreement says what the cover leaves out; ask us about it when you reserve. After an accident, see to the people first, call 911 if anyone is hurt, and then call us, at any hour.',
    ),
    section(
      'Fees',
      {
        table: {
          caption: 'Fees that can be deducted from the deposit',
          columns: ['When', 'Fee'],
          rows: [
            ['Minor damage, administration', dollars(fees.minorDamage)],
            ['Cleaning, by how much there is to do', `$${span(fees.cleaning)}`],
            ['Returned uncharged', dollars(fees.uncharged)],
            ['Smoke odor', dollars(fees.smoke)],
            ['Pet hair', dollars(fees.petHair)],
            ['Late return', `${dollars(rental.lateFeePerHour)} per hour`],
            ['Additional driver', `${dollars(additionalDriver.fee)} each, at most ${additionalDriver.max}`],
          ],
        },
      },
      'Whatever we deduct is listed first, with photographs of the damage. Sand on the floor and rain on the seats are a normal day out, not a cleaning fee.',
    ),
    section('Cancellation', {
      table: {
        caption: 'What you get back',
        columns: ['When you cancel', 'Refund'],
        rows: [
          [`Up to ${cancellation.freeHours} hours before`, 'In full, free of charge'],
          [`Within ${cancellation.freeHours} hours`, `${cancellation.latePercent}%`],
          ['No-show', 'None'],
        ],
      },
    }),
    section(
      'Using the cart',
      'The carts are equipped as low-speed vehicles, with a belt at every seat. Rules differ by road and town: confirm with PennDOT and your municipality where you may drive before you set out.',
      {
        list: [
          'One person per seat, seated, with the belt fastened.',
          'No alcohol or drugs at the wheel, and nothing that dulls your attention.',
          'Not off the ground the cart was rented for: no beaches, ditches, ice or water.',
          'No towing, no racing, no changes to the cart.',
          'Park it locked, on level ground, with the key in your pocket.',
        ],
      },
      'If you break these rules, the rental can end at once, and you answer for the damage.',
    ),
    section(
      'Charging, breakdown and support',
      'You get the cart fully charged. Plug it in overnight, and return it charged.',
      'Support is there 24 hours a day, 7 days a week. If the cart stops, call before you try anything: many things can be sorted out over the phone, and for the rest we come to you.',
    ),
    section(
      'Pickup and delivery',
      `Pick the cart up from us, or have it delivered. The delivery fee is ${dollars(delivery.feePerMile)} per mile beyond ${rental.freeDeliveryMiles} miles; on the price list of a town page, delivery inside the town is included. Times, access and same-day orders are in the delivery policy.`,
    ),
  ],
  related: ['delivery-policy', 'return-policy', 'terms-conditions'],
}
