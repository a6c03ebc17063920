import { dealer } from '../dealer.ts'
import { pageMeta } from '../page-meta.ts'
import { effective, section } from '../policy-section.ts'
import { ROAD_RULE } from '../road-rule.ts'
import type { PolicyDocument } from '../schema/policy.ts'

export const policy: PolicyDocument = {
  slug: 'terms-conditions',
  meta: pageMeta(
    'Terms and conditions of sale and service',
    'The rules for buying, renting or storing a golf cart with us, or bringing one in for service.',
    ['terms and conditions', 'golf cart dealer terms', 'golf cart sale conditions', 'service conditions'],
  ),
  hero: {
    title: 'Terms & Conditions',
    lead: 'The rules for buying, renting or storing a cart, or bringing one in for service.',
  },
  headline: 'Terms of sale and service',
  dated: effective,
  sections: [
    section(
      'What this page is for',
      `These terms cover doing business with ${dealer.name}: the sale and leasing of carts, parts and accessories, rentals, service and repair, and storage. The agreement you sign names the cart, the price and the dates. If it differs from this page, the agreement wins.`,
      'Fees and deadlines are in their own policies: returns, delivery, rental and storage. The terms of service cover using this website. The privacy page covers what we do with personal data.',
    ),
    section(
      'Carts and descriptions',
      'We try to get every description right. Pictures on this site are illustrations. The actual cart may differ in color, trim and equipment. Range depends on load, terrain, temperature and the age of the battery, so the figures are a guide, not a promise.',
      'A cart marked as new hasn’t been registered or used by a customer before. With a used cart, we’ll tell you what we know of its history, and the bill of sale says whether it’s sold as-is.',
    ),
    section(
      'Prices and availability',
      {
        list: [
          'Prices are in US dollars and don’t include tax, title, registration or delivery, unless the page says so.',
          'The price of a cart in stock is for that one cart. The list price is for the model.',
          'A price marked as a sample hasn’t been confirmed yet. Ask us before you count on it.',
          'The site shows when prices were last updated. Offline, you may see older ones. What counts is the price we quote you.',
        ],
      },
      'A cart is reserved for you once we’ve confirmed it, not when you send a message. If two people ask for the same cart, the first confirmed order gets it.',
    ),
    section(
      'Orders and payment',
      'There’s no checkout on this website. You order from a person, by phone or in a showroom, and get the order in writing. Please check the model, color, options, price and delivery address.',
      'How and when you pay is in your order. A cart stays ours until it’s paid in full.',
    ),
    section(
      'Financing',
      'Financing is offered by manufacturers and lenders, not by us. You apply on their page and they decide. The 0% rate is for select models, if the lender approves you. The lender’s terms are the ones that count.',
      'A payment estimate on this site is just math with the numbers you enter. It’s not an offer of credit.',
    ),
    section(
      'Road use',
      { note: ROAD_RULE },
      'Whether you can drive a cart on a public road depends on that cart and its equipment, its registration and the road. We’ll tell you how a cart is equipped. PennDOT and your municipality set the rules on where you can drive it. Following them is up to the driver.',
    ),
    section(
      'Service and repair',
      'We give you an estimate before we work. If we find more than we expected, we stop and ask. Warranty work follows the manufacturer’s terms.',
      'We dispose of batteries and other parts we remove unless you ask for them ahead of time. Please pick up your cart when we tell you it’s ready. The return policy says what happens to carts that are left behind.',
    ),
    section(
      'Warranties',
      'New carts come with the manufacturer’s warranty. We handle the paperwork and do the work. Ask us for your model’s warranty booklet before you buy. It says what’s covered, for how long, and what keeps the warranty valid.',
    ),
    section(
      'Returns and cancellations',
      'You’ll find deadlines, fees and exceptions in the return policy (carts and parts), the rental policy (reservations), the delivery policy (appointments) and the storage policy (packages).',
    ),
    section(
      'When something goes wrong',
      'Talk to us first. The person you bought from, or the manager, can usually make it right. The feedback policy says how fast we answer.',
      'Some rights can’t be signed away. Nothing on this page changes those. Pennsylvania law applies.',
    ),
    section(
      'Changes',
      'If we change these terms, we’ll change the date at the top. The terms in place when you signed are the ones that count.',
    ),
  ],
  related: ['return-policy', 'delivery-policy', 'rental-policy', 'storage-policy'],
}
