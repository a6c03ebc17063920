import { describe, expect, test } from 'vitest'
import { paths } from '../../src/addresses/paths.ts'
import { dealer } from '../../src/content/dealer.ts'
import { towns } from '../../src/content/towns.ts'
import { dollars } from '../../src/lib/money.ts'
import { fileOf, read, vehicles } from '../build/built-site.ts'
import { expectFigures, linesAt } from './holds.ts'

// The figures that settle what the two specifications leave open, on the built pages.

describe('the number of municipalities is the length of the list', () => {
  expectFigures([
    [paths.home, `Serving all ${towns.length} municipalities`],
    [paths.about, `Municipalities served: ${towns.length}`],
    [paths.showroom, `${towns.length} towns across Lackawanna County`],
    [paths.inventory, `${towns.length} municipalities`],
    [paths.rentals, `We deliver to ${towns.length} towns`],
    [paths.town('moscow'), `of the ${towns.length} towns we serve`],
  ])
})

describe('ratings are beside the links they come from', () => {
  expectFigures([
    [paths.showroom, '4.8 out of 5, 127 reviews'],
    [paths.showroom, '4.7 out of 5, 47 reviews'],
    [paths.showroom, '4.7 out of 5, 23 reviews'],
    [paths.showroom, '156 reviews'],
  ])
})

describe('the electricity of the region', () => {
  expectFigures([
    [paths.eco, '596.9 pounds of CO2 per megawatt-hour (eGRID subregion RFCE, 2023)'],
    [paths.eco, '4.2% of the power is lost on the way'],
  ])
})

describe('units in stock', () => {
  test.each([
    ['denago-ev-city', '$11,995', 2],
    ['denago-nomad', '$8,495', 4],
    ['denago-nomad-xl', '$8,495', 4],
    ['denago-rover-xl', '$9,995', 6],
    ['denago-rover-xl6', '$11,995', 6],
    ['denago-rover-xxl', '$11,995', 8],
    ['64f1c0ffee5a11ab1e0d5a4b', '$12,995', 4],
    ['evolution-d6-max-xt4', '$16,995', 4],
    ['evolution-d5-ranger-4', '$9,595', 4],
    ['evolution-classic-4-plus', '$9,995', 4],
    ['evolution-forester-4', '$6,995', 4],
    ['evolution-carrier-6-plus', '$9,595', 6],
    ['evolution-classic-2', '$6,695', 2],
    ['evolution-turfman-200', '$6,795', 2],
    ['evolution-d5-ranger-2-plus-2', '$7,695', 4],
    ['evolution-d5-maverick-2-plus-2', '$7,995', 4],
  ])('%s costs %s and has %d seats', (id, price, seats) => {
    const lines = linesAt(paths.vehicle(id))
    expect(lines).toContain(price)
    expect(lines).toContain(`Seats: ${seats}`)
    expect(lines.some((line) => line.startsWith('Sample price'))).toBe(false)
  })

  test.each(['evolution-forester-6-plus', 'evolution-d6-max-xt6', 'evolution-turfman-1000', 'evolution-d5-ranger-6'])(
    '%s shows a price that is marked as a sample in the page and its title, and is offered in no data',
    (id) => {
      const { name, price = 0 } = vehicles.find((vehicle) => vehicle.id === id) ?? {}
      const lines = linesAt(paths.vehicle(id))
      expect(lines).toContain(dollars(price))
      expect(lines).toContainEqual(expect.stringMatching(/^Sample price/))
      const html = read(fileOf(paths.vehicle(id)))
      expect(html).toContain(`<title>${name} | ${dollars(price)} (sample price) | ${dealer.name}</title>`)
      expect(html).not.toMatch(/"@type":"Offer"[^}]*"price"|product:price/)
    },
  )
})
