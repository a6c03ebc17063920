import { describe, expect, test } from 'vitest'
import { paths } from '../../src/addresses/paths.ts'
import { dealer } from '../../src/content/dealer.ts'
import { hours } from '../../src/content/hours.ts'
import { towns } from '../../src/content/towns.ts'
import { Shown } from './document.ts'

const CALL = `tel:${dealer.phone.e164}`

test('a town page shows three vehicles, each with its price, its details and a way to rent it there', () => {
  const popular = Shown.at(paths.town('archbald')).named('Popular vehicles')
  expect(popular.count('article')).toBe(3)
  expect(popular.text.match(/Starting at \$[\d,]+|Call for Price/g)).toHaveLength(3)
  expect(popular.hrefOf('View All')).toBe(paths.inventory)
  const [details, rent] = [/^View Details/, /^Rent This Model/].map((pattern) =>
    popular.links().filter(({ name }) => pattern.test(name)),
  )
  expect(details?.map(({ href }) => href)).toEqual(Array(3).fill(expect.stringMatching(/^\/vehicles\//)))
  expect(rent?.map(({ href }) => href)).toEqual(Array(3).fill(paths.townRentals('archbald')))
  expect(popular.count('article > button[aria-label^="Save "]')).toBe(3)
})

test('a town page begins with where the town is and how a cart gets there', () => {
  const main = Shown.at(paths.town('fleetville-township'))
  expect(main.text).toContain('Fleetville is a township about 13 miles north of Scranton')
  const delivery = main.named('Delivery to Fleetville')
  expect(delivery.text).toContain('Our Poconos showroom is about 35 miles away.')
  expect(main.text.indexOf('Delivery to Fleetville')).toBeLessThan(main.text.indexOf('Popular vehicles'))
})

test('the page of a town has the phone number, the hours of the rental office, and the form', () => {
  const main = Shown.at(paths.town('moscow'))
  const card = main.named('Need a cart in Moscow? Ask us.')
  const printed = hours.rental.lines.map((line) => `${line.days} ${line.hours}`.replaceAll('\u00a0', ' '))
  expect(card.hrefOf(dealer.phone.label)).toBe(CALL)
  for (const line of ['Moscow Borough', dealer.serviceArea, ...printed]) expect(card.text).toContain(line)
  expect(card.hrefOf('Contact us')).toBe(paths.contact)
  expect(main.hrefOf('Get a Quote')).toBe(paths.contact)
})

test('only the prices for pickup name a delivery fee, because those of a town include delivery', () => {
  const fee = /A delivery fee of \$\d+ per mile/
  expect(Shown.at(paths.rentals).text).toMatch(fee)
  expect(Shown.at(paths.townRentals('archbald')).text).not.toMatch(fee)
})

test('the second address of Scranton has its own heading', () => {
  expect(Shown.at('/towns/scranton-city').text).toContain('Golf carts in Scranton City')
})

describe.each([
  [paths.rentals, 'Rental prices'],
  [paths.townRentals('taylor'), 'Prices with delivery'],
])('%s', (path, tables) => {
  const main = Shown.at(path)
  const prices = main.named(tables)

  test('has three tables, and a link to them', () => {
    expect(prices.count('table')).toBe(3)
    expect(main.hrefOf('See prices')).toBe(`${path}#pricing`)
  })

  test.each(['4-seater', '6-seater', 'Utility'])('says in a town where each plan of %s can be delivered', (kind) => {
    const plans = prices.named(kind, 'table')
    const said = plans.text.match(/Available for delivery to Taylor/g)?.length ?? 0
    expect(said).toBe(path === paths.rentals ? 0 : plans.count('tbody tr'))
  })

  test.each(['4-seater', '6-seater', 'Utility'])('offers at least four plans of %s to reserve by phone', (kind) => {
    const reserve = prices
      .named(kind, 'table')
      .links()
      .filter(({ name }) => name.startsWith('RESERVE TODAY'))
    expect(reserve.length).toBeGreaterThanOrEqual(4)
    for (const { href } of reserve) expect(href).toBe(CALL)
  })
})

test.each([
  ['/towns/404', paths.town],
  ['/rentals/404', paths.townRentals],
])('%s links every town', (path, pageOf) => {
  const main = Shown.at(path)
  expect(main.text).toContain('Municipality not found')
  expect(main.links('li a').map(({ href }) => href)).toEqual(towns.map(({ slug }) => pageOf(slug)))
})
