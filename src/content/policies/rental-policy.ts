import { dollars } from '../../lib/money.ts'
import { pageMeta } from '../page-meta.ts'
import { delivery, rental, span } from '../policy-figures.ts'
import { effective, section } from '../policy-section.ts'
import { rentalKinds, rentalTerms } from '../rental-plans.ts'
import type { PolicyDocument } from '../schema/policy.ts'
import type { RentalKind, RentalTerm } from '../schema/rental.ts'

const { fees, liability, additionalDriver, cancellation } = rental

/** The price of a kind of cart for a term; a dash if there is no such plan. */
const priceOf = ({ plans }: RentalKind, term: RentalTerm) => {
  const plan = plans.find((each) => each.term.id === term.id)
  return plan ? dollars(plan.showroom) : '–'
}

export const policy: PolicyDocument = {
  slug: 'rental-policy',
  meta: pageMeta(
    'Rental policy',
    'Golf cart rental terms in one place. Prices, deposits, insurance, fees, late returns and cancellation.',
    ['golf cart rental policy', 'rental deposit', 'rental insurance', 'rental cancellation'],
  ),
  hero: {
    title: 'Rental Policy',
    lead: 'What you pay, what you get back, and what we ask of you. Read it once before you call.',
  },
  headline: 'Rental terms',
  dated: effective,
  sections: [
    section(
      'Who can rent and drive',
      `Renters and drivers must be at least ${rental.minimumAge} years old. Bring a photo ID.`,
      `You can add up to ${additionalDriver.max} drivers to the agreement, for ${dollars(additionalDriver.fee)} each. Nobody else can drive.`,
    ),
    section(
      'Prices',
      {
        table: {
          caption: `Rental prices for pickup, or delivery within ${rental.freeDeliveryMiles} miles`,
          columns: ['Cart', ...rentalTerms.map((term) => term.label)],
          rows: rentalKinds.map((kind) => [kind.name, ...rentalTerms.map((term) => priceOf(kind, term))]),
        },
      },
      `These prices are for pickup, or delivery within ${rental.freeDeliveryMiles} miles. The town rental pages show a second price list, with delivery inside that town included. Ask us which one fits your trip. The price we quote you goes in your agreement.`,
      'Prices are subject to availability and terms, and don’t include tax. Reserve by phone.',
    ),
    section(
      'Rental periods',
      `The minimum rental is ${rental.minimumHours} hours, the maximum ${rental.maximumDays} days. Rental periods are in ${rental.incrementHours}-hour increments, counted from when you get the cart.`,
      'You can renew before the period ends, if nobody else has reserved the cart. Call us ahead of time. Early returns are not refunded.',
      `Bring it back late and it’s ${dollars(rental.lateFeePerHour)} an hour. If something holds you up, call. Often nobody’s waiting for the cart, and we can set another time.`,
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
      `We hold the deposit when you take the cart. We refund it within ${span(rental.depositRefundBusinessDays)} business days after we have the cart back and have inspected it. If we take out a fee or the cost of any damage, we list it on your statement.`,
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
      'Your agreement lists what isn’t covered. Ask us about it when you reserve. After an accident, take care of people first, call 911 if anybody’s hurt, and then call us, at any hour.',
    ),
    section(
      'Fees',
      {
        table: {
          caption: 'Fees we can take out of the deposit',
          columns: ['For', 'Fee'],
          rows: [
            ['Minor damage (admin fee)', dollars(fees.minorDamage)],
            ['Cleaning, depending on the mess', `$${span(fees.cleaning)}`],
            ['Returned uncharged', dollars(fees.uncharged)],
            ['Smoke odor', dollars(fees.smoke)],
            ['Pet hair', dollars(fees.petHair)],
            ['Late return', `${dollars(rental.lateFeePerHour)} per hour`],
            ['Additional driver', `${dollars(additionalDriver.fee)} each, up to ${additionalDriver.max}`],
          ],
        },
      },
      'We can take these out of the deposit. Before we do, we’ll give you a list, with photos of any damage. Sand on the floor and rain on the seats are a normal day out, not a cleaning fee.',
    ),
    section('Cancellation', {
      table: {
        caption: 'What you get back',
        columns: ['When you cancel', 'Refund'],
        rows: [
          [`Up to ${cancellation.freeHours} hours before`, 'In full, no charge'],
          [`Within ${cancellation.freeHours} hours`, `${cancellation.latePercent}%`],
          ['No-show', 'None'],
        ],
      },
    }),
    section(
      'Using the cart',
      'The carts are set up as low-speed vehicles, with a belt at every seat. Rules vary by road and town. Before you head out, confirm with PennDOT and your municipality where you can drive.',
      {
        list: [
          'One person per seat, sitting down, belt on.',
          'No alcohol or drugs behind the wheel, and nothing that makes you drowsy.',
          'Keep the cart on the terrain you rented it for. No beaches, ditches, ice or water.',
          'No towing, no racing, no changes to the cart.',
          'Park it locked, on level ground, with the key in your pocket.',
        ],
      },
      'If you break these rules, the rental can end right then, and you’re responsible for the damage.',
    ),
    section(
      'Charging, breakdown and support',
      'You’ll get the cart fully charged. Plug it in overnight, and bring it back charged.',
      'We’re here 24 hours a day, 7 days a week. If the cart stops, call before you try anything. We can fix a lot over the phone. For the rest, we’ll come to you.',
    ),
    section(
      'Pickup and delivery',
      `Pick it up, or have us deliver it. The delivery fee is ${dollars(delivery.feePerMile)} per mile beyond ${rental.freeDeliveryMiles} miles. Prices on the town pages include delivery in that town. Times, access and same-day orders are in the delivery policy.`,
    ),
  ],
  related: ['delivery-policy', 'return-policy', 'terms-conditions'],
}
