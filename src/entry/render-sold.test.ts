import { load } from 'cheerio'
import { expect, it } from 'vitest'
import { catalogue } from '../../tests/fixtures/catalogue.ts'
import { paths } from '../addresses/paths.ts'
import { findVehicle } from '../contract/vehicle-lookup.ts'
import { renderSold } from './render-page.tsx'

const nomad = findVehicle(catalogue, 'denago-nomad')
if (!nomad) throw new Error('The catalogue of the tests has no Nomad')
const others = catalogue.filter(({ id }) => id !== nomad.id)

it('says that the cart is sold, which one it was, and leads to three like it and to the inventory', async () => {
  const { body } = await renderSold(nomad, others)
  const page = load(body)
  expect(page('main h1').text()).toBe('This one’s sold')
  expect(page('main').text()).toContain(nomad.name)
  expect(page('main img').first().attr('alt')).toContain(nomad.name)
  const links = page('main a')
    .toArray()
    .map((link) => page(link).attr('href') ?? '')
  expect(links).toContain(paths.inventory)
  const carts = links.filter((href) => href.startsWith('/vehicles/'))
  expect(carts).toHaveLength(3)
  expect(carts[0]).toBe(paths.vehicle('denago-nomad-xl'))
  expect(carts).not.toContain(paths.vehicle(nomad.id))
})

it('is not to be listed by search engines, and offers nothing in structured data', async () => {
  const { head, data } = await renderSold(nomad, others)
  expect(head).toContain('<meta name="robots" content="noindex"/>')
  expect(head).not.toContain('canonical')
  expect(data).not.toContain('ld+json')
})

it('says so too when nothing else is in stock', async () => {
  const page = load((await renderSold(nomad, [])).body)
  expect(page('main h1').text()).toBe('This one’s sold')
  expect(page('main article')).toHaveLength(0)
})
