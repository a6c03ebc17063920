import { describe, expect, test } from 'vitest'
import { dealer } from '../../../src/content/dealer.ts'
import { towns } from '../../../src/content/towns.ts'
import { documentPath, paths } from '../../../src/paths.ts'
import { fileOf, pageFiles, read } from '../built-site.ts'
import { bodyOf, linesOf } from '../visible-text.ts'
import { type Figure, inEveryTown, linesAt, stand } from './holds.ts'

// Section 9 of the second specification, in its order: each figure on the built page it belongs to.

const townRentals = towns.map(({ slug }) => paths.townRentals(slug))
const TERMS = ['Daily', '3 days', 'Weekly', 'Monthly']
const HEAD_OF_PRICES = 'Term | Price | Reserve by phone'

/** The rows of those terms in the price table of one kind of cart, which stands under its name and its seats. */
function rowsOf(page: string, kind: string): readonly string[] {
  const lines = linesAt(page)
  const head = lines.findIndex((line, at) => line === HEAD_OF_PRICES && lines[at - 2] === kind)
  const end = lines.findIndex((line, at) => at > head && !line.includes('RESERVE TODAY'))
  return TERMS.map((term) => lines.slice(head + 1, end).find((line) => line.startsWith(`${term} `)) ?? term)
}

describe('rental prices', () => {
  const everywhere = [paths.rentals, ...townRentals]
  // The plan, the pages, then daily, 3 days, weekly (7 days) and monthly (30 days).
  test.each([
    ['4-seater', everywhere, ['$245', '$685', '$1,050', '$2,800']],
    ['6-seater', townRentals, ['$295', '$825', '$1,260', '$3,360']],
    ['6-seater', [paths.rentals], ['$295', '$735', '$1,400', '$3,500']],
    ['Utility', townRentals, ['$275', '$770', '$1,155', '$3,080']],
    ['Utility', [paths.rentals], ['$245', '$685', '$1,050', '$2,800']],
  ] as const)('of the %s on %j', (kind, pages, prices) => {
    for (const page of pages)
      expect(
        rowsOf(page, kind).map((row) => /\| (\$[\d,]+)/.exec(row)?.[1]),
        page,
      ).toEqual(prices)
  })

  stand([
    [paths.policy('rental-policy'), '4-seater | $245 | $685 | $1,050 | $2,800'],
    [paths.policy('rental-policy'), '6-seater | $295 | $735 | $1,400 | $3,500'],
    [paths.policy('rental-policy'), 'Utility | $245 | $685 | $1,050 | $2,800'],
  ])
})

describe('savings in percent, and dollars a day', () => {
  // Renewal rates on the rentals page, the daily equivalent in the towns.
  test.each([
    ['4-seater', [paths.rentals], [undefined, '6.8', '38.7', '61.6'], ['245.00', '228.34', '150.00', '94.00']],
    ['6-seater', [paths.rentals], [undefined, '16.9', '32.2', '60.4'], ['295.00', '245.00', '200.00', '116.67']],
    ['Utility', [paths.rentals], [undefined, '6.8', '38.7', '61.6'], ['245.00', '228.34', '150.00', '94.00']],
    ['4-seater', townRentals, [undefined, '6.8', '38.8', '61.9'], ['245.00', '228.33', '150.00', '93.33']],
    ['6-seater', townRentals, [undefined, '6.8', '39.0', '62.0'], ['295.00', '275.00', '180.00', '112.00']],
    ['Utility', townRentals, [undefined, '6.7', '40.0', '62.7'], ['275.00', '256.67', '165.00', '102.67']],
  ] as const)('of the %s on %j', (kind, pages, savings, perDay) => {
    for (const page of pages) {
      const rows = rowsOf(page, kind)
      expect(
        rows.map((row) => /Save ([\d.]+)%/.exec(row)?.[1]),
        page,
      ).toEqual(savings)
      expect(
        rows.map((row) => /\$([\d.]+) a day/.exec(row)?.[1]),
        page,
      ).toEqual(perDay)
    }
  })
})

describe('recommended plans', () => {
  test.each([
    ['4-seater', ['Daily', '3 days', 'Weekly']],
    ['6-seater', ['3 days', 'Weekly']],
    ['Utility', ['3 days', 'Weekly']],
  ] as const)('of the %s are %j, on every page with prices', (kind, terms) => {
    for (const page of [paths.rentals, ...townRentals])
      expect(
        TERMS.filter((term, at) => rowsOf(page, kind)[at]?.startsWith(`${term} recommended `)),
        page,
      ).toEqual(terms)
  })
})

describe('terms of every rental', () => {
  stand([
    [paths.rentals, '$6 per mile applies beyond 10 miles'],
    [paths.rentals, '24-hour increments'],
    [paths.rentals, 'Early returns get no refund'],
    ...inEveryTown(paths.townRentals, 'Free delivery within {name} {type} area'),
    ...inEveryTown(paths.townRentals, 'Available for delivery to {name}'),
  ])
})

describe('calculator', () => {
  stand([
    [paths.eco, 'weekly miles times 52 weeks, times the years'],
    [paths.eco, 'recreational 1, residential 1.2, commercial 2, golf course 2.5'],
    [paths.eco, 'Mileage of the gasoline vehicle 15 miles per gallon'],
    [paths.eco, '19.6 pounds of CO₂'],
    [paths.eco, 'Price of gasoline 3.5 dollars per gallon'],
    [paths.eco, 'Electricity the cart uses 0.15 kWh per mile'],
    [paths.eco, 'Price of electricity 0.12 dollars per kWh'],
    [paths.eco, 'A ton of CO₂ (2,000 pounds) is counted as 16.5 tree seedlings'],
    [paths.eco, 'Miles per week 25'],
    // The facts strip of section 2.
    [paths.eco, 'CO₂ per gallon of gasoline: 19.6 lbs'],
    [paths.eco, 'motor efficiency, versus 25% for gas: 90%'],
    [paths.eco, 'average annual savings: $1,200+'],
    [paths.eco, 'trees per ton of CO₂: 16.5'],
  ])
})

const at = (slug: string, ...words: string[]): Figure[] => words.map((each) => [documentPath(slug), each])

describe('return policy', () => {
  stand(
    at(
      'return-policy',
      'New cart | 7 days | Under 10 miles driven | 15%',
      'Used cart | 3 days | Not sold as-is | 20%',
      'no returns on as-is sales',
      'Parts | 30 days | As you received them | 10%',
      'report it within 48 hours',
      'within 10 business days',
      'another 3–5 business days',
      'subject to a lien after 30 days',
    ),
  )
})

describe('delivery policy', () => {
  stand(
    at(
      'delivery-policy',
      'the county’s municipalities (39), and within 20 miles of one of our stores and 15 miles of another',
      'sales of $5,000 and more',
      'delivery costs $6 per mile',
      'Cart in stock | 2–5 business days',
      'Custom order | 2–4 weeks',
      'Same-day delivery needs an order before 2:00 PM and carries a $50 rush fee',
      'White glove delivery | $150',
      'Cancellation on the day of delivery | $75',
      'Missed appointment | $100',
      'delivery window of 2 hours',
      'access path at least 8 feet wide',
      'clearance of 10 feet',
      'Mon–Sat: 8AM–6PM',
      'Sun: 10AM–4PM',
      'applies beyond 10 miles',
    ),
  )
})

describe('rental policy', () => {
  stand(
    at(
      'rental-policy',
      'at least 18 years old',
      '4-seater | $500',
      '6-seater | $750',
      'Utility | $600',
      'refunded within 3–5 business days',
      'minimum rental is 24 hours, the maximum 30 days',
      '24-hour increments',
      'Early returns are not refunded',
      'Late return | $25 per hour',
      'Additional driver | $25 each, at most 2',
      'Injury, per person: $100,000',
      'Injury, per accident: $300,000',
      'Property damage: $50,000',
      'Minor damage, administration | $75',
      'Cleaning, by how much there is to do | $50–150',
      'Returned uncharged | $35',
      'Smoke odor | $200',
      'Pet hair | $75',
      'Up to 24 hours before | In full, free of charge',
      'Within 24 hours | 50%',
      'No-show | None',
      '$6 per mile beyond 10 miles',
    ),
  )
})

describe('storage policy', () => {
  stand(
    at(
      'storage-policy',
      'Climate-controlled at 50–75°F, 24/7 monitoring, an individual bay | $125/month',
      'outdoors | $75/month',
      'Winter | October 15 to April 15, 6 months | $650 (saves $100) | $400 (saves $50)',
      'Summer | May 1 to September 30, 5 months | $575 (saves $50) | $350 (saves $25)',
      'Storage maintenance package: $50/month',
      'Pre-season preparation: $150',
      'more than 10 days late carries a late fee of $25',
      '30 days | Written notice',
      '60 days | Phone call and final notice',
      '90 days | The lien process begins',
      '120 days | The cart may be sold',
      '30-day written notice. The cart has to be retrieved within 30 days',
      'no refunds on seasonal packages',
      // What section 2 says of it.
      'Mon–Fri: 8AM–5PM',
      'Sat: 8AM–3PM',
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
  stand([
    ...at('publishing-policy', 'All content | Reviewed quarterly', 'New products | Published within 48 hours'),
    ...at(
      'corrections-policy',
      'Critical | Safety information, a wrong phone number | 2 hours',
      'Important | Prices, fees, hours, availability | 24 hours',
      'Minor | Spelling, layout, a broken link | 48 hours',
      'Complex | Anything that needs the maker or several departments | 72 hours',
    ),
    ...at(
      'feedback-policy',
      'Urgent | Safety, a stranded rental, an accident | 4 hours',
      'General | Questions, suggestions, praise, most complaints | 24 hours',
      'Complex | Several departments, a maker or an insurer involved | 48 hours',
    ),
    ...at('staffing-report', 'Total at peak | 38 | 100%', 'Full-time 24', 'Part-time 8', 'Seasonal 6'),
    ...at('staffing-report', '87% of our staff stayed'),
    ...at('diversity-policy', '38 people: 24 full-time, 8 part-time and 6 seasonal'),
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
      (file) => !linesOf(bodyOf(read(file))).some((line) => line.includes(dealer.phone.label)),
    )
    expect(without).toEqual(['app-shell.html'])
  })

  stand([
    ...EFFECTIVE.flatMap((slug) => at(slug, 'Effective January 23, 2025')),
    ...at('staffing-report', 'Reporting period January 1 to December 31, 2024'),
    ...[paths.town, paths.townRentals].flatMap((pageOf) => [
      ...inEveryTown(pageOf, 'Mon–Sat 8AM–6PM'),
      ...inEveryTown(pageOf, 'Sun 10AM–4PM'),
    ]),
  ])

  test('a page that is not there is noticed', () => {
    expect(() => read(fileOf('/no-such-page'))).toThrow('no-such-page')
  })
})
