import { describe, expect, test } from 'vitest'
import { dealer } from '../../src/content/dealer.ts'
import { townTitle } from '../../src/content/town-names.ts'
import { townAliases, towns } from '../../src/content/towns.ts'
import { fileOf, precached, read } from './built-site.ts'
import { canonicalOf, pageIn } from './parsed-pages.ts'

const GIVEN = [
  ...['scranton', 'archbald', 'carbondale', 'chinchilla-township', 'clarks-summit', 'dalton', 'elmhurst-township'],
  ...['fleetville-township', 'jermyn', 'jessup', 'la-plume-township', 'moosic', 'moscow', 'old-forge', 'olyphant'],
  ...['peckville-township', 'ransom-township', 'taylor', 'waverly-township'],
]

/** Address, the address it names as its own, and the town it is of. */
const routes = [
  ...towns.map(({ slug }) => [slug, slug] as const),
  ...Object.entries(townAliases).map(([alias, slug]) => [alias, slug] as const),
].flatMap(([address, slug]) => [
  [`/towns/${address}`, `/towns/${slug}`, slug] as const,
  [`/${address}-golf-carts`, `/towns/${slug}`, slug] as const,
  [`/rentals/${address}`, `/rentals/${slug}`, slug] as const,
])

test('the 19 municipalities of the specification are in the list, and Scranton has its second slug', () => {
  expect(towns.map(({ slug }) => slug)).toEqual(expect.arrayContaining(GIVEN))
  expect(routes.map(([path]) => path)).toEqual(
    expect.arrayContaining(['/towns/scranton-city', '/scranton-city-golf-carts', '/rentals/scranton-city']),
  )
})

describe('an address of a town', () => {
  test.each(routes)('%s is a page that names %s as its own address', (path, canonical, slug) => {
    const page = pageIn(fileOf(path))
    expect(canonicalOf(page)).toBe(dealer.url + canonical)
    expect(page('meta[property="og:url"]').attr('content')).toBe(dealer.url + canonical)
    const town = towns.find((each) => each.slug === slug)
    // A name of two words stays in one line.
    expect(page('h1').text().replaceAll('\u00a0', ' ')).toContain(
      path.startsWith('/rentals/') ? town?.name : town && townTitle(town),
    )
    expect(precached).toContain(fileOf(path))
  })

  test('is listed once for search engines', () => {
    const listed = [...read('sitemap.xml').matchAll(/<loc>([^<]*)<\/loc>/g)].map((match) => match[1] ?? '')
    const ofTowns = listed.filter((url) => /\/towns\/|\/rentals\/|-golf-carts$/.test(url.slice(dealer.url.length)))
    expect(ofTowns.toSorted()).toEqual([...new Set(routes.map((route) => dealer.url + route[1]))].toSorted())
  })
})

test('no two towns have the same text', () => {
  const texts = towns.map(({ slug, name }) => {
    const where = pageIn(fileOf(`/towns/${slug}`))('[aria-labelledby=where-title]').clone()
    // The map names every other town.
    where.find('figure').remove()
    return where.text().replaceAll(name, '')
  })
  expect(new Set(texts).size).toBe(towns.length)
  expect(Math.min(...texts.map((text) => text.length))).toBeGreaterThan(200)
})

test('the map of a town links every town once, and says how far away both showrooms are', () => {
  for (const { slug, name, type } of towns) {
    const page = pageIn(fileOf(`/towns/${slug}`))
    const map = page(`svg[aria-label="Map of ${towns.length} municipalities around ${name} ${type}"]`)
    const names = map
      .find('text')
      .toArray()
      .map((each) => page(each).text())
    expect(names.filter((each) => !/^\d+ mi$/.test(each)).toSorted(), slug).toEqual(
      towns.map((town) => town.name).toSorted(),
    )
    expect(names.slice(0, 2), slug).toEqual(['5 mi', '10 mi'])
    const caption = map.closest('figure').find('figcaption').text()
    expect(caption, slug).toMatch(/Poconos showroom, about \d+ miles/)
    expect(caption, slug).toMatch(/Hatfield showroom, about \d+ miles/)
  }
})
