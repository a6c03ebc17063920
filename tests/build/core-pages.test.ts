import { describe, expect, test } from 'vitest'
import { paths } from '../../src/addresses/paths.ts'
import { team } from '../../src/content/about-page.ts'
import { denago } from '../../src/content/brands/denago-brand.ts'
import { evolution } from '../../src/content/brands/evolution-brand.ts'
import { dealer } from '../../src/content/dealer.ts'
import { featuredRefs } from '../../src/content/home-page.ts'
import { type Department, hours } from '../../src/content/hours.ts'
import { storage } from '../../src/content/policy-figures.ts'
import { towns } from '../../src/content/towns.ts'
import { findVehicle } from '../../src/contract/vehicle-lookup.ts'
import { dollars } from '../../src/lib/money.ts'
import { fileOf, vehicles } from './built-site.ts'
import { Shown } from './document.ts'
import { pageIn } from './parsed-pages.ts'

const TOWN_LINKS = towns.map(({ name, type, slug }) => ({ name: `${name} ${type} Golf Carts`, href: paths.town(slug) }))
const [TOWN_RENTALS = ''] = towns.map(({ slug }) => paths.townRentals(slug))
const townMap = new RegExp(`^Map of the ${towns.length} municipalities`)

const printed = ({ lines }: Department) => lines.map(({ days, hours }) => `${days} ${hours}`.replaceAll('\u00a0', ' '))

describe('the home page', () => {
  const main = Shown.at(paths.home)

  test('says who we are, whom we serve and how to reach us', () => {
    for (const words of ['Happy Customers 500+', 'Years Experience 15+']) expect(main.text).toContain(words)
    const area = main.named(`Serving all ${towns.length} municipalities`)
    expect(area.links('li a')).toEqual(TOWN_LINKS)
    expect(
      area
        .named(townMap)
        .links()
        .map(({ href }) => href),
    ).toEqual(towns.map(({ slug }) => paths.town(slug)))
    const contact = main.named('One number for everything')
    expect(contact.hrefOf(`Call ${dealer.phone.label}`)).toBe(`tel:${dealer.phone.e164}`)
    expect(contact.hrefOf('Contact us')).toBe(paths.contact)
    for (const line of printed(hours.showroom)) expect(contact.text).toContain(line)
  })

  test.each(dealer.locations)('has the address and the phone of $city', ({ city, address, phone }) => {
    const card = main.under(city)
    expect(card.text).toContain(`${address.street}, ${address.locality}`)
    expect(card.hrefOf(new RegExp(phone.label.replace(/[()]/g, '\\$&')))).toBe(`tel:${phone.e164}`)
  })

  test('links the featured vehicles by their references', () => {
    const hrefs = main.links().map(({ href }) => href)
    expect(hrefs).toEqual(expect.arrayContaining(featuredRefs.map(paths.featuredVehicle)))
  })
})

describe.each([
  [paths.denago, denago],
  [paths.evolution, evolution],
] as const)('%s', (path, { name, lineup, ...brand }) => {
  const main = Shown.at(path)
  const series = brand.series.length

  test(`shows ${series} series and compares the models`, () => {
    expect(main.named(`Pick your ${name}`).count('article')).toBe(series)
    const chosen = main.named(`Pick your ${name}`)
    expect(chosen.count('label > input[type=radio][name=series]')).toBe(series)
    expect(chosen.count('div:first-child > label > input[checked]'), 'the series that is shown is checked').toBe(1)
    expect(chosen.count('input[checked]')).toBe(1)
    expect(chosen.count('article[id]')).toBe(series)
    const details = main
      .named('The lineup')
      .links()
      .filter((link) => link.name.startsWith('View Details'))
    expect(details).toEqual(
      lineup.map((model) => ({ name: `View Details: ${model.name}`, href: paths.vehicle(model.ref) })),
    )
  })

  test('names each model as its unit in stock is named', () => {
    expect(lineup.map(({ ref }) => findVehicle(vehicles, ref)?.name)).toEqual(
      lineup.map((model) => `${name} ${model.name}`),
    )
  })
})

test.each([
  ['denago', paths.denago, denago],
  ['evolution', paths.evolution, evolution],
] as const)(
  'the page of %s leads to a quote, to all its carts in the inventory, and to them side by side',
  (brand, path, { lineup }) => {
    const main = Shown.at(path)
    expect(main.hrefOf(`Get Quote: ${lineup[0]?.name}`)).toMatch(/^\/contact/)
    expect(main.hrefOf('Compare All Models')).toBe(`/inventory?brand=${brand}`)
    const [, ids = ''] = main.hrefOf('See them side by side')?.split('/compare?ids=') ?? []
    const compared = decodeURIComponent(ids)
      .split(',')
      .map((ref) => findVehicle(vehicles, ref)?.name)
    expect(compared.slice(0, 4)).toEqual(lineup.slice(0, 4).map(({ ref }) => findVehicle(vehicles, ref)?.name))
  },
)

describe('the showroom page', () => {
  const main = Shown.at(paths.showroom)

  test.each(dealer.locations)('gives $city its address, phone, hours, links and reviews', (location) => {
    const { city, type, address, phone, mapUrl, websiteUrl, facebookUrl, youtubeUrl, rating } = location
    const card = main.under(city)
    const label = type === 'physical' ? 'Showroom hours' : 'Phone hours'
    for (const words of [address.street, phone.label, label, 'Sun closed']) expect(card.text).toContain(words)
    expect(card.hrefOf(/^Call Now/)).toBe(`tel:${phone.e164}`)
    expect(card.hrefOf(/^Directions/)).toBe(mapUrl)
    expect(card.hrefOf(/^Website/)).toBe(websiteUrl)
    expect(card.hrefOf(/^Facebook/)).toBe(facebookUrl)
    expect(card.hrefOf(/^YouTube/)).toBe(youtubeUrl)
    expect(card.hrefOf(/^Reviews/)).toBe(rating.url)
    expect(card.text).toContain(`${rating.value} out of 5, ${rating.count} reviews`)
  })

  test('leads to the form and to every municipality', () => {
    expect(main.hrefOf('Schedule Visit')).toBe(paths.contact)
    expect(main.named('Areas We Serve').links('li a')).toEqual(TOWN_LINKS)
  })
})

test('the services page gives the service department its own hours and leads to an appointment', () => {
  const main = Shown.at(paths.services)
  for (const line of [...printed(hours.service), 'Mobile service']) expect(main.text).toContain(line)
  const appointments = main.links().filter(({ name }) => name === 'Schedule Service')
  expect(appointments.length).toBeGreaterThan(0)
  for (const { href } of appointments) expect(href).toBe(paths.contact)
})

test('the services page has four service cards, and storage in a section of its own below them', () => {
  const main = Shown.at(paths.services)
  expect(main.count('article')).toBe(4)
  expect(main.named('Storage', 'section').named('What storage costs', 'section').text).toContain(
    dollars(storage.indoor.monthly),
  )
})

test('the services page says what storage costs, when customers can get to their carts, and where the rules are', () => {
  const section = Shown.at(paths.services).named('What storage costs', 'section')
  const { indoor, outdoor, winter, summer } = storage
  for (const prices of [
    [indoor.monthly, outdoor.monthly],
    [winter.indoor, winter.outdoor],
    [summer.indoor, summer.outdoor],
  ])
    expect(section.text).toContain(prices.map(dollars).join(' '))
  expect(section.text).toContain(printed(hours.storage).slice(0, 2).join(', '))
  expect(section.hrefOf('Storage policy')).toBe(paths.policy('storage-policy'))
})

test('the about page has the number of municipalities and each of them, the roles of the team, and Sunday by appointment', () => {
  const main = Shown.at(paths.about)
  expect(main.text.split(' ')).toContain(String(towns.length))
  for (const { role } of team) expect(main.text.toLowerCase()).toContain(role.toLowerCase())
  expect(main.text).toContain('Sun by appointment')
  expect(main.links('li a')).toEqual(expect.arrayContaining(TOWN_LINKS))
})

const WITH_SCENE = [
  paths.about,
  paths.denago,
  paths.evolution,
  paths.rentals,
  TOWN_RENTALS,
  paths.services,
  paths.showroom,
  paths.town('moosic'),
]

test.each(WITH_SCENE)(
  '%s opens with one scene, which loads first, has a text and a size, and says of each that it is an illustration',
  (path) => {
    const page = pageIn(fileOf(path))
    const scene = page('main img[fetchpriority=high]')
    expect(scene).toHaveLength(1)
    expect(scene.attr('alt')).toMatch(/^Illustration of /)
    expect(Number(scene.attr('width')) / Number(scene.attr('height'))).toBeGreaterThan(1)
    const scenes = page('main img[src^="/images/backgrounds/"]')
    expect(page('main [data-screen-only]:contains("Illustration")')).toHaveLength(scenes.length)
  },
)

/** What a page says only to a reader without scripts. */
const saidWithoutScripts = (path: string) => {
  const page = pageIn(fileOf(path))
  return page('noscript > p:first-child')
    .toArray()
    .map((words) => page(words).text())
}

test('the thank-you page tells a reader without scripts whom to ask', () => {
  expect(saidWithoutScripts(paths.thankYou)).toContainEqual(
    expect.stringMatching(/^JavaScript is off here, so we can’t show its status/),
  )
})

test('without scripts the compare page says where to compare models', () => {
  expect(pageIn(fileOf(paths.compare))('main h1').text()).toBe('Compare carts')
  expect(Shown.at(paths.compare).links('noscript a')).toContainEqual({ name: denago.name, href: paths.denago })
})

test('without scripts the calculators say that they do not work, and whom to ask', () => {
  expect(saidWithoutScripts(paths.eco)).toContainEqual(expect.stringMatching(/^Changing the numbers takes JavaScript/))
  expect(saidWithoutScripts(paths.vehicle('denago-ev-city'))).toContainEqual(
    expect.stringMatching(/^The estimate needs JavaScript. Call/),
  )
})

test('the contact form says which fields are required, in words and in its fields', () => {
  const form = Shown.at(paths.contact).named('Send Us a Message')
  expect(form.text).toContain('Everything’s required except the details at the end.')
  expect(form.count(':is(input, textarea)[aria-required=true]')).toBe(5)
  expect(form.count('details [aria-required]')).toBe(0)
})

test('the inventory without scripts links every cart, and says what the filters need', () => {
  const links = Shown.at(paths.inventory).links()
  expect(links).toEqual(expect.arrayContaining(vehicles.map(({ id, name }) => ({ name, href: paths.vehicle(id) }))))
  expect(saidWithoutScripts(paths.inventory)).toContainEqual(expect.stringContaining('Filters need JavaScript'))
})
