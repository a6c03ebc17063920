import { describe, expect, test } from 'vitest'
import { paths } from '../../src/addresses/paths.ts'
import { towns } from '../../src/content/towns.ts'
import { expectFigures, inEveryTown, linesAt } from './holds.ts'

// Section 9 of the second specification, in its order: each figure on the built page it belongs to.

const townRentals = towns.map(({ slug }) => paths.townRentals(slug))
const TERMS = ['Daily', '3 days', 'Weekly', 'Monthly']
const HEAD_OF_PRICES = 'Term | Price | Reserve by phone'

/** The rows of those terms in the price table of one kind of cart, below its name, its seats and its use. */
function rowsOf(page: string, kind: string): readonly string[] {
  const lines = linesAt(page)
  const head = lines.findIndex((line, at) => line === HEAD_OF_PRICES && lines[at - 3] === kind)
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

  expectFigures([
    [paths.policy('rental-policy'), '4-seater | $245 | $685 | $1,050 | $2,800'],
    [paths.policy('rental-policy'), '6-seater | $295 | $735 | $1,400 | $3,500'],
    [paths.policy('rental-policy'), 'Utility | $245 | $685 | $1,050 | $2,800'],
  ])
})

describe('savings in percent, and dollars a day', () => {
  // Renewal rates on the rentals page as published, the daily equivalent in the towns to the cent.
  test.each([
    ['4-seater', [paths.rentals], [undefined, '6.8', '38.7', '61.6'], ['245', '228.34', '150', '94']],
    ['6-seater', [paths.rentals], [undefined, '16.9', '32.2', '60.4'], ['295', '245', '200', '116.67']],
    ['Utility', [paths.rentals], [undefined, '6.8', '38.7', '61.6'], ['245', '228.34', '150', '94']],
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
  ] as const)('of the %s are %j, on every page with prices, and the longest is the best value', (kind, terms) => {
    for (const page of [paths.rentals, ...townRentals]) {
      const marked = (mark: string) => TERMS.filter((_, at) => rowsOf(page, kind)[at]?.includes(mark))
      expect(marked(' recommended '), page).toEqual(terms)
      expect(marked('Best value'), page).toEqual(['Weekly'])
    }
  })
})

describe('terms of every rental', () => {
  expectFigures([
    [paths.rentals, '$6 per mile applies beyond 10 miles'],
    [paths.rentals, '24-hour increments'],
    [paths.rentals, 'Early returns get no refund'],
    ...inEveryTown(paths.townRentals, 'Free delivery within {name} {type} area'),
    ...inEveryTown(paths.townRentals, 'Available for delivery to {name}'),
  ])
})

describe('calculator', () => {
  expectFigures([
    [paths.eco, 'weekly miles times 52 weeks, times the years'],
    [paths.eco, 'recreational 1, residential 1.2, commercial 2, golf course 2.5'],
    [paths.eco, 'Gas mileage 15 miles per gallon'],
    [paths.eco, '19.6 pounds of CO2'],
    [paths.eco, 'Gas price 3.5 dollars per gallon'],
    [paths.eco, 'Electricity the cart uses 0.15 kWh per mile'],
    [paths.eco, 'Electricity price 0.12 dollars per kWh'],
    [paths.eco, 'A ton of CO2 (2,000 pounds) counts as 16.5 tree seedlings'],
    [paths.eco, 'Miles per week 25'],
    // The facts strip of section 2.
    [paths.eco, 'CO2 per gallon of gasoline: 19.6 lbs'],
    [paths.eco, 'motor efficiency, versus 25% for gas: 90%'],
    [paths.eco, 'average annual savings: $1,200+'],
    [paths.eco, 'trees per ton of CO2: 16.5'],
  ])
})
