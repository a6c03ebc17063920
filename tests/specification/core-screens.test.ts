import { describe, expect, test } from 'vitest'
import { paths } from '../../src/addresses/paths.ts'
import { dealer } from '../../src/content/dealer.ts'
import { towns } from '../../src/content/towns.ts'
import { listedFiles, pageIn } from '../build/parsed-pages.ts'
import { linesOf } from '../build/visible-text.ts'
import { expectFigures, type Figure, linesAt } from './holds.ts'

// Section 9 of the first specification, in its order: each figure on the built page it belongs to.

describe('phones', () => {
  const showrooms = dealer.locations.filter(({ type }) => type === 'physical').map(({ phone }) => phone.label)
  expect(showrooms).toHaveLength(2)
  expectFigures([
    [paths.contact, dealer.phone.label],
    ...showrooms.flatMap((label): Figure[] => [
      [paths.home, label],
      [paths.contact, label],
      [paths.showroom, label],
    ]),
  ])
})

describe('hours', () => {
  test.each(listedFiles)('of the showroom are in the footer of %s', (file) => {
    const footer = linesOf(pageIn(file), 'footer')
    expect(footer).toEqual(expect.arrayContaining(['Mon–Fri 9 AM–5 PM', 'Sat 9 AM–5 PM', 'Sun closed']))
  })

  expectFigures([
    [paths.services, 'Mon–Fri 8 AM–5 PM'],
    [paths.services, 'Sat 9 AM–3 PM'],
    [paths.services, 'Sun emergency only'],
    [paths.about, 'Sun by appointment'],
  ])
})

describe('price bands', () => {
  expectFigures([
    [paths.inventory, 'Under $15,000'],
    [paths.inventory, '$15,000 to $25,000'],
    [paths.inventory, 'Over $25,000'],
  ])
})

describe('response and service', () => {
  expectFigures([
    [paths.thankYou, 'up to 24 hours, typically 2–6 hours in business hours'],
    [paths.contact, 'within 24 hours'],
    [paths.services, 'Most repairs take 24–48 hours'],
  ])

  test.each([
    ['Maintenance', 'From $155/hour'],
    ['Battery services', 'From $155/hour'],
    ['Custom modifications', 'By quote'],
    ['Warranty work', 'Covered by warranty'],
    ['Storage', 'From $75/month'],
  ])('%s: %s', (service, price) => {
    const lines = linesAt(paths.services)
    expect(lines[lines.indexOf(service) + 1]).toBe(price)
  })
})

/** What a page says between the name of a model or series and the next of its list, from the list's heading on. */
function entryOf(page: string, heading: string, name: string, names: readonly string[]): string {
  const lines = linesAt(page)
  const list = lines.slice(lines.indexOf(heading) + 1)
  // A choice above an entry has its name as well.
  const start = list.findIndex((line, at) => line === name && list[at + 1] !== name)
  const end = list.findIndex((line, at) => at > start && names.includes(line))
  return start < 0 ? '' : list.slice(start, end < 0 ? undefined : end).join(' ')
}

describe('lineups', () => {
  const lineups = [
    // The model, its list price and its seats.
    ['EV City', '$15,000', 2, paths.denago],
    ['Nomad', '$8,495', 4, paths.denago],
    ['Nomad XL', '$8,495', 4, paths.denago],
    ['Rover XL', '$9,995', 6, paths.denago],
    ['Rover XL6', '$11,995', 6, paths.denago],
    ['Rover XXL', '$11,995', 8, paths.denago],
    ['D5 Ranger 4', '$9,595', 4, paths.evolution],
    ['D5 Maverick 4 Plus', '$11,595', 4, paths.evolution],
    ['Classic 4 Plus', '$9,995', 4, paths.evolution],
    ['Forester 4', '$6,995', 4, paths.evolution],
    ['Carrier 6 Plus', '$9,595', 6, paths.evolution],
    ['D6 Max XT4', '$15,595', 4, paths.evolution],
  ] as const
  const names = lineups.map(([name]) => name)

  test.each(lineups)('%s: list price %s, %d seats', (name, price, seats, page) => {
    const entry = entryOf(page, 'The lineup', name, names)
    // A cart that costs what the list says has the figure once.
    expect(entry).toMatch(/list price/i)
    expect(entry).toContain(price)
    expect(entry).toContain(`Seats: ${seats}`)
  })

  test.each([
    [paths.denago, 'EV City', 'Range: 40–60 miles Top speed: 25 mph Drive: Rear-wheel'],
    [paths.evolution, 'D5 Ranger 4', 'Range: 35–50 miles Top speed: 25 mph'],
  ])('%s: what all six share is above them', (page, first, shared) => {
    const list = linesAt(page).slice(linesAt(page).indexOf('The lineup'))
    expect(list.slice(0, list.indexOf(first)).join(' ')).toContain(`On every model: ${shared}`)
  })
})

describe('series', () => {
  const series = [
    ['EV City', '$15,000', paths.denago],
    ['Nomad', '$8,495', paths.denago],
    ['Rover', '$9,995', paths.denago],
    ['D5 Ranger', '$7,695', paths.evolution],
    ['D5 Maverick', '$7,995', paths.evolution],
    ['Classic', '$6,695', paths.evolution],
    ['Carrier', '$9,595', paths.evolution],
    ['Forester', '$6,995', paths.evolution],
    ['Turfman', '$6,795', paths.evolution],
    ['D6 Max', '$13,595', paths.evolution],
  ] as const

  test.each(series)('%s starts at %s', (name, price, page) => {
    const heading = page === paths.denago ? 'Pick your Denago' : 'Pick your Evolution'
    expect(entryOf(page, heading, name, [...series.map((each) => each[0]), 'What'])).toContain(`From ${price}`)
  })
})

describe('municipalities', () => {
  test('of the list are all in the footer, each with its type', () => {
    const footer = linesOf(pageIn('index.html'), 'footer')
    const given = [
      'Scranton City Golf Carts',
      ...['Archbald', 'Carbondale'].map((name) => `${name} Borough Golf Carts`),
      'Chinchilla Township Golf Carts',
      ...['Clarks Summit', 'Dalton'].map((name) => `${name} Borough Golf Carts`),
      ...['Elmhurst', 'Fleetville'].map((name) => `${name} Township Golf Carts`),
      ...['Jermyn', 'Jessup'].map((name) => `${name} Borough Golf Carts`),
      'La Plume Township Golf Carts',
      ...['Moosic', 'Moscow', 'Old Forge', 'Olyphant'].map((name) => `${name} Borough Golf Carts`),
      ...['Peckville', 'Ransom'].map((name) => `${name} Township Golf Carts`),
      'Taylor Borough Golf Carts',
      'Waverly Township Golf Carts',
    ]
    expect(footer).toEqual(expect.arrayContaining(given))
    expect(footer.filter((line) => line.endsWith(' Golf Carts'))).toHaveLength(towns.length)
  })
})

describe('claims', () => {
  expectFigures([
    [paths.home, 'Years Experience: 15+'],
    [paths.home, 'Happy Customers: 500+'],
    [paths.about, 'Founded: 2010'],
    [paths.about, 'Years Experience: 15+'],
    [paths.about, 'Happy Customers: 500+'],
  ])
})
