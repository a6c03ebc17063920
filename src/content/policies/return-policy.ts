import { pageMeta } from '../page-meta.ts'
import { returns, span } from '../policy-figures.ts'
import { effective, section } from '../policy-section.ts'
import type { PolicyDocument } from '../schema/policy.ts'

const { newCart, usedCart, parts } = returns

export const policy: PolicyDocument = {
  slug: 'return-policy',
  meta: pageMeta(
    'Return policy',
    'How to return a new or used golf cart or a part. Deadlines, restocking fees, defects and refunds.',
    ['golf cart return policy', 'restocking fee', 'golf cart refund', 'parts return'],
  ),
  hero: {
    title: 'Return Policy',
    lead: 'A cart should fit the way you drive. If it doesn’t, here’s how to bring it back, and what that costs.',
  },
  headline: 'Returns and refunds',
  dated: effective,
  sections: [
    section(
      'At a glance',
      {
        table: {
          caption: 'What you can return, by when, and for what fee',
          columns: ['Item', 'Return within', 'Condition', 'Restocking fee'],
          rows: [
            [
              'New cart',
              `${newCart.days} days`,
              `Under ${newCart.maxMiles} miles driven`,
              `${newCart.restockingPercent}%`,
            ],
            ['Used cart', `${usedCart.days} days`, 'Not sold as-is', `${usedCart.restockingPercent}%`],
            ['Parts', `${parts.days} days`, 'Same condition', `${parts.restockingPercent}%`],
          ],
        },
      },
      'The clock starts when you receive the item. The restocking fee is a percentage of its price. It covers inspecting, cleaning and restocking.',
    ),
    section(
      'New carts',
      `You can return a new cart within ${newCart.days} days, as long as it’s been driven less than ${newCart.maxMiles} miles. We’ll read the odometer when the cart comes back. The restocking fee is ${newCart.restockingPercent}% of the price.`,
      'Bring everything that came with it: keys, charger, manuals, accessories and the paperwork. If something’s missing, say so when you call, so it doesn’t hold up the refund.',
      'If you’re having a cart built or modified to order, ask what that means for a return before you sign. The answer depends on the work, and we’ll put it in writing.',
    ),
    section(
      'Used carts',
      `You can return a used cart within ${usedCart.days} days. The restocking fee is ${usedCart.restockingPercent}% of the price.`,
      'Some used carts are sold as-is. Your bill of sale says so, and there are no returns on as-is sales. So take a long test drive first.',
    ),
    section(
      'Parts and accessories',
      `You can return parts and accessories within ${parts.days} days, in the condition you got them, with the receipt. The restocking fee is ${parts.restockingPercent}%.`,
      'Not sure a part fits? Ask us before you open it. If a part we picked for you doesn’t fit, tell us and we’ll work it out together.',
    ),
    section(
      'Defects and damage',
      `If something’s wrong when you get it, report it within ${returns.defectReportHours} hours. Call or email, tell us what you see, and send photos if you can.`,
      'If it’s defective, that’s not a return. First we’ll see whether the manufacturer’s warranty covers it, and fix it if that’s faster for you. Please don’t drive a cart that doesn’t feel safe.',
      'Damage from an accident, misuse, a modification or skipped maintenance isn’t a defect. We’ll tell you what we found, with photos, before anything’s decided.',
    ),
    section('How to return something', {
      steps: [
        'Call or email us before the deadline. Have your receipt or the serial number handy.',
        'We set a time and a place. You can bring the cart to a showroom, or ask what we charge to pick it up.',
        'We look it over with you. If it’s a cart, we read the odometer.',
        'You get the numbers in writing: the price, the restocking fee, any deduction, and what we refund.',
      ],
    }),
    section(
      'Refunds',
      `We refund within ${returns.refundBusinessDays} business days after we have the item back and the inspection is done. You get your money back the way you paid.`,
      `If you paid by card, your bank takes another ${span(returns.cardRefundBusinessDays)} business days to show it. If you financed the cart, the refund goes through the lender. We’ll explain how before you decide.`,
      'At the inspection, you’ll get a statement with every line of the refund. Keep it until the money arrives, and call us if the amounts don’t match.',
    ),
    section(
      'Carts left in our shop',
      `When a repair or an inspection is done, we’ll tell you the cart is ready. If nobody picks it up, it counts as abandoned, and it’s subject to a lien after ${returns.abandonedServiceDays} days.`,
      'Nobody wants it to come to that. If you can’t make it in time, call us before the deadline and we’ll set a date, or set up storage.',
    ),
    section(
      'What this policy doesn’t cover',
      {
        list: [
          'Rentals: early returns, cancellations and deposits are in the rental policy.',
          'Delivery: appointments and cancellations are in the delivery policy.',
          'Storage: packages and terminations are in the storage policy.',
          'Warranty: the manufacturer’s warranty is separate, and this policy doesn’t shorten it.',
        ],
      },
      'You keep the rights the law gives you as a buyer, no matter what this page says.',
    ),
  ],
  related: ['terms-conditions', 'delivery-policy', 'rental-policy'],
}
