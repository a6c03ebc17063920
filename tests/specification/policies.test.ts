import { describe, expect, test } from 'vitest'
import { documentPath, paths } from '../../src/addresses/paths.ts'
import { dealer } from '../../src/content/dealer.ts'
import { pageFiles, SHELL_FILES } from '../build/built-site.ts'
import { pageIn } from '../build/parsed-pages.ts'
import { linesOf } from '../build/visible-text.ts'
import { expectFigures, type Figure, inEveryTown } from './holds.ts'

// Section 9 of the second specification, its policies and what is on every page, in its order.

const at = (slug: string, ...words: string[]): Figure[] => words.map((each) => [documentPath(slug), each])

describe('return policy', () => {
  expectFigures(
    at(
      'return-policy',
      'New cart | 7 days | Under 10 miles driven | 15%',
      'Used cart | 3 days | Not sold as-is | 20%',
      'no returns on as-is sales',
      'Parts | 30 days | Same condition | 10%',
      'report it within 48 hours',
      'within 10 business days',
      'another 3–5 business days',
      'subject to a lien after 30 days',
    ),
  )
})

describe('delivery policy', () => {
  expectFigures(
    at(
      'delivery-policy',
      'the county’s 39 municipalities. It’s also free within 20 miles of one of our stores and 15 miles of another.',
      'sales of $5,000 and up',
      'delivery costs $6 per mile',
      'Cart in stock | 2–5 business days',
      'Custom order | 2–4 weeks',
      'Same-day delivery needs an order before 2:00 PM and carries a $50 rush fee',
      'White glove delivery | $150',
      'Cancellation on the day of delivery | $75',
      'Missed appointment | $100',
      'delivery window of 2 hours',
      'access path at least 8 feet wide',
      '10 feet of clearance',
      'Mon–Sat: 8 AM–6 PM',
      'Sun: 10 AM–4 PM',
      'free within 10 miles and $6 per mile beyond 10 miles',
    ),
  )
})

describe('rental policy', () => {
  expectFigures(
    at(
      'rental-policy',
      'at least 18 years old',
      '4-seater | $500',
      '6-seater | $750',
      'Utility | $600',
      'We refund it within 3–5 business days',
      'minimum rental is 24 hours, the maximum 30 days',
      '24-hour increments',
      'Early returns are not refunded',
      'Late return | $25 per hour',
      'Additional driver | $25 each, up to 2',
      'Injury, per person: $100,000',
      'Injury, per accident: $300,000',
      'Property damage: $50,000',
      'Minor damage (admin fee) | $75',
      'Cleaning, depending on the mess | $50–150',
      'Returned uncharged | $35',
      'Smoke odor | $200',
      'Pet hair | $75',
      'Up to 24 hours before | In full, no charge',
      'Within 24 hours | 50%',
      'No-show | None',
      '$6 per mile beyond 10 miles',
    ),
  )
})

describe('storage policy', () => {
  expectFigures(
    at(
      'storage-policy',
      'Climate-controlled at 50–75°F, 24/7 monitoring, an individual bay | $125/month',
      'outdoors | $75/month',
      'Winter | October 15 to April 15, 6 months | $650 (saves $100) | $400 (saves $50)',
      'Summer | May 1 to September 30, 5 months | $575 (saves $50) | $350 (saves $25)',
      'Storage maintenance package: $50/month',
      'Pre-season preparation: $150',
      'Pay more than 10 days late and there’s a $25 late fee',
      '30 days | Written notice',
      '60 days | Phone call and final notice',
      '90 days | The lien process begins',
      '120 days | The cart may be sold',
      '30-day written notice. You’ll need to pick up the cart within 30 days',
      'no refunds on seasonal packages',
      // What section 2 says of it.
      'Mon–Fri: 8 AM–5 PM',
      'Sat: 8 AM–3 PM',
      'Sun: by appointment, 24-hour notice preferred',
      'valid ID',
      'cash, check or credit card, and automatic billing is available',
      'a full tank, or charged batteries',
      'emergency contact',
      'personal valuables',
      'flammables',
      'food and drink',
      'weapons or illegal substances',
    ),
  )
})

describe('corporate policies', () => {
  expectFigures([
    ...at('publishing-policy', 'All content | Reviewed quarterly', 'New products | Published within 48 hours'),
    ...at(
      'corrections-policy',
      'Critical | Safety information, a wrong phone number | 2 hours',
      'Important | Prices, fees, hours, availability | 24 hours',
      'Minor | Spelling, layout, a broken link | 48 hours',
      'Complex | Anything that needs the manufacturer or several departments | 72 hours',
    ),
    ...at(
      'feedback-policy',
      'Urgent | Safety, a stranded rental, an accident | 4 hours',
      'General | Questions, suggestions, praise, most complaints | 24 hours',
      'Complex | Several departments, a manufacturer or an insurer involved | 48 hours',
    ),
    ...at('staffing-report', 'Total at peak | 38 | 100%', 'Full-time | 24', 'Part-time | 8', 'Seasonal | 6'),
    ...at('staffing-report', '87% of our staff stayed'),
    ...at('diversity-policy', '38 of us: 24 full-time, 8 part-time and 6 seasonal'),
  ])
})

const EFFECTIVE = [
  'privacy',
  'terms',
  ...['terms-conditions', 'return-policy', 'delivery-policy', 'rental-policy', 'storage-policy', 'publishing-policy'],
  ...['feedback-policy', 'corrections-policy', 'diversity-policy', 'ethics-policy'],
]

describe('other', () => {
  test('the phone number is on every page', () => {
    expect(pageFiles.length).toBeGreaterThan(90)
    const without = pageFiles.filter(
      (file) => !linesOf(pageIn(file), 'body').some((line) => line.includes(dealer.phone.label)),
    )
    expect(without.toSorted()).toEqual(SHELL_FILES)
  })

  expectFigures([
    ...EFFECTIVE.flatMap((slug) => at(slug, 'Effective January 23, 2025')),
    ...at('staffing-report', 'Reporting period January 1 to December 31, 2024'),
    ...[paths.town, paths.townRentals].flatMap((pageOf) => [
      ...inEveryTown(pageOf, 'Mon–Sat 8 AM–6 PM'),
      ...inEveryTown(pageOf, 'Sun 10 AM–4 PM'),
    ]),
  ])
})
