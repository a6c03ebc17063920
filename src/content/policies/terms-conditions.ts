import { dealer } from '../dealer.ts'
import { pageMeta } from '../page-meta.ts'
import { effective, section } from '../policy-section.ts'
import type { PolicyDocument } from '../schema/policy.ts'

export const policy: PolicyDocument = {
  slug: 'terms-conditions',
  meta: pageMeta(
    'Terms and conditions of sale and service',
    'What applies when you buy a golf cart from us, rent one, store one with us or leave it in our shop.',
    ['terms and conditions', 'golf cart dealer terms', 'golf cart sale conditions', 'service conditions'],
  ),
  hero: {
    title: 'Terms & Conditions',
    lead: 'What applies between you and us when you buy, rent, store or have something repaired.',
  },
  headline: 'Conditions of sale and service',
  dated: effective,
  sections: [
    section(
      'What this page is for',
      `These conditions apply to business with ${dealer.name}: the sale and leasing of carts, parts and accessories, rentals, service and repair, and storage. The agreement that you sign names the cart, the price and the dates. Where it differs from this page, the agreement goes first.`,
      'Details with figures and deadlines are in separate policies, so that you find them quickly: returns, delivery, rental and storage. Using this website is covered by the terms of service, and what we do with personal data by the privacy page.',
    ),
    section(
      'Carts and descriptions',
      'We describe carts as carefully as we can. Pictures on this site are illustrations; the unit in stock may differ in color, trim and equipment. Range depends on load, ground, temperature and the age of the battery, so the figures are a guide and not a promise.',
      'A cart marked as new has not been registered or used by a customer before. For a used cart we tell you what we know of its history, and the bill of sale says whether it is sold as-is.',
    ),
    section(
      'Prices and availability',
      {
        list: [
          'Prices are in US dollars and do not include tax, title, registration or delivery, unless the page says so.',
          'The price of a unit in stock belongs to that one cart. The list price belongs to the model.',
          'A price marked as a sample has not been confirmed yet. Ask us before you rely on it.',
          'The site shows when its prices were last read. Without a connection it may show older ones; what counts is the price we confirm to you.',
        ],
      },
      'A cart is reserved for you when we have confirmed it, not when you have sent an inquiry. If two people ask for the same cart, the first confirmed order has it.',
    ),
    section(
      'Orders and payment',
      'There is no checkout on this website. You order with a person, by phone or in a showroom, and get the order in writing. Please check it: model, color, options, price and place of delivery.',
      'How and when you pay is in your order. A cart remains ours until it is paid in full.',
    ),
    section(
      'Financing',
      'Financing is offered by manufacturers and lenders, not by us. You apply on their page and they decide. An offer of 0% is for select models and for applicants whom the lender approves; the lender’s terms are the ones that count.',
      'A payment estimate on this site is arithmetic with the numbers you enter. It is not an offer of credit.',
    ),
    section(
      'Road use',
      {
        note: 'Low-speed vehicle rules differ by road and town. Confirm with PennDOT and your municipality.',
      },
      'Whether a cart may be driven on a public road depends on that unit and its equipment, on its registration and on the road. We tell you how a unit is equipped. Where you may drive it is for the authorities to say, and to be followed by whoever drives.',
    ),
    section(
      'Service and repair',
      'We give you an estimate before we work. If we find more than expected, we stop and ask. Work under the maker’s warranty follows the maker’s terms.',
      'Batteries and other parts we remove are disposed of unless you ask for them beforehand. Please pick up your cart when we tell you it is ready; the return policy says what happens to carts that are left behind.',
    ),
    section(
      'Warranties',
      'New carts come with the warranty of their maker. We handle the paperwork and carry out the work. Ask us for the warranty booklet of your model before you buy: it says what is covered, for how long, and what keeps the warranty valid.',
    ),
    section(
      'Returns and cancellations',
      'Deadlines, fees and exceptions are in the return policy for carts and parts, in the rental policy for reservations, in the delivery policy for appointments and in the storage policy for packages.',
    ),
    section(
      'When something goes wrong',
      'Talk to us first. Most things are sorted out by the person you bought from, or by the manager. The feedback policy says how quickly we answer.',
      'Rights that the law gives you, and that an agreement cannot take away, are not touched by anything on this page. The law of Pennsylvania applies.',
    ),
    section(
      'Changes',
      'When we change these conditions, we change the date at the top. The conditions in force when you signed are the ones that apply to your agreement.',
    ),
  ],
  related: ['return-policy', 'delivery-policy', 'rental-policy', 'storage-policy'],
}
