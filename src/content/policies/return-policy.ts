import { pageMeta } from '../page-meta.ts'
import { returns, span } from '../policy-figures.ts'
import { effective, section } from '../policy-section.ts'
import type { PolicyDocument } from '../schema/policy.ts'

const { newCart, usedCart, parts } = returns

export const policy: PolicyDocument = {
  slug: 'return-policy',
  meta: pageMeta(
    'Return policy',
    'How to return a new or used golf cart or a part: deadlines, restocking fees, defects and refunds.',
    ['golf cart return policy', 'restocking fee', 'golf cart refund', 'parts return'],
  ),
  hero: {
    title: 'Return Policy',
    lead: 'A cart should fit the way you drive. If it does not, here is how to bring it back, and what that costs.',
  },
  headline: 'Returns and refunds',
  dated: effective,
  sections: [
    section(
      'At a glance',
      {
        table: {
          caption: 'What can be returned, until when, and at what fee',
          columns: ['Item', 'Return within', 'Condition', 'Restocking fee'],
          rows: [
            [
              'New cart',
              `${newCart.days} days`,
              `Under ${newCart.maxMiles} miles driven`,
              `${newCart.restockingPercent}%`,
            ],
            ['Used cart', `${usedCart.days} days`, 'Not sold as-is', `${usedCart.restockingPercent}%`],
            ['Parts', `${parts.days} days`, 'As you received them', `${parts.restockingPercent}%`],
          ],
        },
      },
      'The days run from when you receive the item. The restocking fee is a share of its price; it pays for inspection, cleaning and putting the item back into stock.',
    ),
    section(
      'New carts',
      `You may return a new cart within ${newCart.days} days, as long as it has been driven less than ${newCart.maxMiles} miles. We read the odometer when the cart comes back. The restocking fee is ${newCart.restockingPercent}% of the price.`,
      'Bring everything that came with it: keys, charger, manuals, accessories and the papers. If something is missing, say so when you call, so that it does not hold up the refund.',
      'If you plan to have a cart built or modified to your order, ask before you sign what that means for a return. The answer depends on the work, and we put it in writing.',
    ),
    section(
      'Used carts',
      `You may return a used cart within ${usedCart.days} days. The restocking fee is ${usedCart.restockingPercent}% of the price.`,
      'Some used carts are sold as-is. Your bill of sale says so, and there are no returns on as-is sales. We would rather you take a longer test drive than find out later, so please do.',
    ),
    section(
      'Parts and accessories',
      `You may return parts and accessories within ${parts.days} days, as you received them and with the receipt. The restocking fee is ${parts.restockingPercent}%.`,
      'If you are not sure whether a part fits, ask us before you open it. If a part that we chose for you does not fit, tell us and we look at it together.',
    ),
    section(
      'Defects and damage',
      `If something is wrong when you receive it, report it within ${returns.defectReportHours} hours. Call us or write to us, say what you see, and send photographs if you can.`,
      'A defect is not a return. We first look at whether the maker’s warranty covers it, and repair it if that is the quicker way for you. Please stop driving a cart that does not feel safe.',
      'Damage that came from an accident, misuse, a modification or missing maintenance is not a defect. We tell you what we found, with photographs, before anything is decided.',
    ),
    section('How to return something', {
      steps: [
        'Call or write to us within the deadline. Have your receipt or the serial number at hand.',
        'We agree on a time and a place. You can bring a cart to a showroom, or ask us what collecting it would cost.',
        'We inspect the item with you and read the odometer of a cart.',
        'You get a written statement: the price, the restocking fee, any deduction, and the amount we refund.',
      ],
    }),
    section(
      'Refunds',
      `We refund within ${returns.refundBusinessDays} business days after we have the item back and the inspection is done. Refunds go to the way you paid.`,
      `If you paid by card, your bank takes another ${span(returns.cardRefundBusinessDays)} business days to show it. If you financed the cart, the refund involves the lender; we tell you how before you decide.`,
      'The written statement from the inspection lists every line of the refund. Keep it until the money has arrived, and call us if the two do not match.',
    ),
    section(
      'Carts left in our shop',
      `When a repair or an inspection is finished, we tell you that the cart is ready. A service vehicle that nobody picks up counts as abandoned, and is subject to a lien after ${returns.abandonedServiceDays} days.`,
      'We do not want your cart, we want you to have it. If you cannot come in time, call us before the deadline and we will agree on a date, or on storage.',
    ),
    section(
      'What this policy does not cover',
      {
        list: [
          'Rentals: early returns, cancellations and deposits are in the rental policy.',
          'Delivery: appointments and cancellations are in the delivery policy.',
          'Storage: packages and terminations are in the storage policy.',
          'Warranty: the maker’s warranty stands beside this policy and is not shortened by it.',
        ],
      },
      'Rights that the law gives you as a buyer remain as they are, whatever this page says.',
    ),
  ],
  related: ['terms-conditions', 'delivery-policy', 'rental-policy'],
}
