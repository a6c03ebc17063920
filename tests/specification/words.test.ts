import { describe, expect, test } from 'vitest'
import * as about from '../../src/content/about-page.ts'
import { denago } from '../../src/content/brands/denago-brand.ts'
import { evolution } from '../../src/content/brands/evolution-brand.ts'
import * as contact from '../../src/content/contact-page.ts'
import * as eco from '../../src/content/eco-page.ts'
import * as home from '../../src/content/home-page.ts'
import { rentalFootnote } from '../../src/content/rental-footnote.ts'
import * as rentals from '../../src/content/rentals-page.ts'
import * as services from '../../src/content/services-page.ts'
import * as showroom from '../../src/content/showroom-page.ts'
import * as townPages from '../../src/content/town-page.ts'
import * as townRentals from '../../src/content/town-rentals-page.ts'
import { findTown, type Town } from '../../src/content/towns.ts'

// Texts that both specifications count or word exactly.

const archbald = findTown('archbald') as Town
const titles = (points: readonly { title: string }[]) => points.map(({ title }) => title)

test.each([
  ['why choose us', home.whyChoose, 4],
  ['assurances', home.assurances, 4],
  ['services', services.services, 4],
  ['why choose our service', services.servicesWhy, 4],
  ['values', about.values, 4],
  ['places on the team', about.team, 4],
  ['benefits of a town', townPages.townBenefits(archbald), 4],
  ['services in a town', townPages.townServices, 4],
  ['showroom services', showroom.showroomServices, 3],
  ['what happens next', contact.whatHappensNext, 3],
  ['models of Denago', denago.lineup, 6],
  ['models of Evolution', evolution.lineup, 6],
  ['series of Denago', denago.series, 3],
  ['series of Evolution', evolution.series, 7],
])('%s', (_name, list, count) => {
  expect(list).toHaveLength(count)
})

test('the six points of the rentals page, and those of a town', () => {
  expect(titles(rentals.rentalPoints)).toEqual([
    'Street legal with seat belts',
    'Flexible pickup and return',
    'Fully charged',
    'Insurance included',
    '24/7 support',
    'No hidden fees',
  ])
  expect(townRentals.townRentalPoints).toEqual([
    'Street legal with seat belts',
    'Fully charged and ready to go',
    '24/7 customer support',
    'Flexible pickup and return',
    'Insurance coverage included',
    'No hidden fees',
  ])
})

test('the footnote of the rentals page', () => {
  expect(rentalFootnote.join(' ')).toBe(
    'Prices are subject to availability and terms. A delivery fee of $6 per mile applies beyond 10 miles. Rental periods are in 24-hour increments. Early returns get no refund.',
  )
})

test('the benefits of electric, and the words after a calculation', () => {
  expect(titles(eco.ecoBenefits)).toEqual([
    'Zero emissions',
    'Energy efficient',
    'Forest protection',
    'Sustainable materials',
    'Climate action',
    'Clean air',
  ])
  expect(`${eco.celebration.title} ${eco.celebration.text}`).toBe(
    'Great Choice for the Environment! Your switch to electric saves the planet and your wallet',
  )
})

describe('brands', () => {
  test('are six on the home page, the first two with the number of their series', () => {
    expect(home.brandTiles.map(({ name }) => name).toSorted()).toEqual(
      ['Club Car', 'EZ-GO', 'Denago', 'Evolution', 'Tomberlin', 'Swift EV'].toSorted(),
    )
    expect(home.brandTiles.slice(0, 2).map(({ note }) => note)).toEqual(['Three series', 'Seven series'])
  })
})
