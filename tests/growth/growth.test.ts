import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { load } from 'cheerio'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { dealer } from '../../src/content/dealer.ts'
import { documentSlugs } from '../../src/content/policy-links.ts'
import { rentalKinds } from '../../src/content/rental-plans.ts'
import type { RentalKind } from '../../src/content/schema/rental.ts'
import { towns } from '../../src/content/towns.ts'
import { cents, dollars } from '../../src/lib/money.ts'
import { SiteCopy } from '../../tools/site-copy.mjs'
import { precachedBy } from '../build/precache.ts'
import { linesOf } from '../build/visible-text.ts'

/** Boroughs beside Olyphant, with their coordinates. */
const BOROUGHS = [
  ['Dickson City', 41.4715, -75.6077],
  ['Throop', 41.4515, -75.6119],
  ['Blakely', 41.4809, -75.5946],
] as const
/** One that the site does not have. */
const [NAME, ...PLACE] = BOROUGHS.find(([name]) => towns.every((town) => town.name !== name)) ?? BOROUGHS[0]
const SLUG = NAME.toLowerCase().replace(' ', '-')

const kindOf = (id: string) => rentalKinds.find((kind) => kind.id === id) as RentalKind
const [utilityDaily] = kindOf('utility').plans
/** Two weeks for the price of ten days. */
const TWO_WEEKS = { showroom: 10 * (utilityDaily?.showroom ?? 0), delivered: 10 * (utilityDaily?.delivered ?? 0) }
const PLAN = `
      plan(
        { id: 'two-weeks', label: 'Two weeks', days: 14 },
        ${JSON.stringify(TWO_WEEKS)},
      ),`
/** A row of the rental policy. */
function policyRow(id: string, twoWeeks: string): string {
  const { name, plans } = kindOf(id)
  const cells = plans.map(({ showroom }) => dollars(showroom))
  return [name, ...cells.slice(0, 3), twoWeeks, ...cells.slice(3)].join(' | ')
}
const POLICY = `import { pageMeta } from '../page-meta.ts'
import { section } from '../policy-section.ts'
import type { PolicyDocument } from '../schema/policy.ts'

export const policy: PolicyDocument = {
  slug: 'weather-policy',
  meta: pageMeta('Weather policy', 'What we do about rentals and deliveries when a storm is on its way.', ['storm', 'rain', 'rental weather']),
  hero: { title: 'Weather Policy', lead: 'Rain is a day out, lightning is not.' },
  headline: 'When the weather turns',
  dated: { kind: 'effective', label: 'March 1, 2026', from: '2026-03-01' },
  sections: [
    section('Storm warnings', 'We call everybody who has a cart that day.'),
    section('Deliveries', 'We deliver on the first dry day after the storm.'),
    section('Refunds', 'A day of rental that a storm takes costs nothing.'),
  ],
  related: ['rental-policy'],
}
`

let site: SiteCopy
// Not the one of tests/build/, which reads dist/: there is none where only this test runs.
const parse = (html: string) => load(html, { scriptingEnabled: false })
const text = async (page: string) => linesOf(parse(await site.read(page)), 'main')

beforeAll(async () => {
  site = await SiteCopy.create(['tools'])
  // In its place of the alphabet, as docs/how-to.md says.
  const before = towns.findLast(({ name }) => name < NAME)
  const line = `  town('${before?.name}', '${before?.type}', ${before?.latitude}, ${before?.longitude}),\n`
  await site.addAfter('src/content/towns.ts', line, `  town('${NAME}', 'Borough', ${PLACE.join(', ')}),\n`)
  // For one kind of cart only: the others are not rented for that long.
  await site.addAfter('src/content/rental-plans.ts', 'deposit: rental.deposit.utility,\n    plans: [', PLAN)
  await site.write('src/content/policies/weather-policy.ts', POLICY)
  await site.run('tools/builds/check-content.mjs', 'mock-api/db.json')
  // What a page says is the same without the minifier, which takes most of the time of a build.
  await site.build(['--minify', 'false'])
})

afterAll(() => site?.remove())

describe('one more town', () => {
  test.each([`towns/${SLUG}`, `${SLUG}-golf-carts`, `rentals/${SLUG}`])(
    'has its page %s, stored for offline use',
    async (page) => {
      const html = await site.read(`${page}.html`)
      expect(linesOf(parse(html), 'h1').join()).toContain(NAME)
      expect(precachedBy(await site.read('sw.js'))).toContain(`${page}.html`)
    },
  )

  test('is linked from every footer, from the price lists and from its neighbors', async () => {
    expect(await site.read('services.html')).toContain(`href="/towns/${SLUG}"`)
    expect(await site.read('rentals.html')).toContain(`href="/rentals/${SLUG}"`)
    expect(await text('towns/olyphant.html')).toContain(`${NAME} Borough`)
  })

  test('is counted wherever municipalities are counted', async () => {
    const files = readdirSync(site.dist, { recursive: true, encoding: 'utf8' })
    const pages = await Promise.all(files.filter((file) => file.endsWith('.html')).map((file) => site.read(file)))
    const lines = pages.flatMap((html) => linesOf(parse(html), 'html'))
    const all = towns.length + 1
    expect(lines.filter((line) => new RegExp(`\\b${towns.length} (municipalities|towns|we serve)`).test(line))).toEqual(
      [],
    )
    for (const words of [`We deliver to ${all} towns`, `${all} towns across`, `the ${all} we serve`])
      expect(lines).toContainEqual(expect.stringContaining(words))
    expect(await text('index.html')).toContain(`Serving all ${all} municipalities`)
    expect(await text('about.html')).toContain(`Municipalities served: ${all}`)
  })

  test('is listed for search engines, with its own picture', async () => {
    const sitemap = await site.read('sitemap.xml')
    for (const path of [`/towns/${SLUG}`, `/rentals/${SLUG}`])
      expect(sitemap).toContain(`<loc>${dealer.url}${path}</loc>`)
    expect(sitemap).not.toContain(`${SLUG}-golf-carts`)
    expect(existsSync(join(site.dist, `images/share/towns/${SLUG}.jpg`))).toBe(true)
  })
})

describe('one more plan', () => {
  test('is in the price tables of the rentals page and of every town, with its saving', async () => {
    expect(await text('rentals.html')).toContain(
      `Two weeks Renews at ${dollars(TWO_WEEKS.showroom / 14)} a day | ${dollars(TWO_WEEKS.showroom)} Save 28.6% | RESERVE TODAY`,
    )
    for (const { name, slug } of towns)
      expect(await text(`rentals/${slug}.html`)).toContain(
        `Two weeks ${cents(TWO_WEEKS.delivered / 14)} a day Available for delivery to ${name} | ${dollars(TWO_WEEKS.delivered)} Save 28.6% | RESERVE TODAY`,
      )
  })

  test('is a column of the rental policy, with a dash for the carts that have no such plan', async () => {
    const lines = await text('policies/rental-policy.html')
    expect(lines).toContain('Cart | Daily | 3 days | Weekly | Two weeks | Monthly')
    expect(lines).toContain(policyRow('utility', dollars(TWO_WEEKS.showroom)))
    expect(lines).toContain(policyRow('4-seater', '–'))
  })

  test('is offered to search engines', async () => {
    expect(await site.read('rentals.html')).toContain(`"name":"Utility, Two weeks","price":${TWO_WEEKS.showroom}`)
    expect(await site.read('rentals/moscow.html')).toContain(
      `"name":"Utility, Two weeks","price":${TWO_WEEKS.delivered}`,
    )
  })
})

describe('one more policy', () => {
  test('has its page with contents, its own date and the contact block, stored for offline use', async () => {
    const lines = await text('policies/weather-policy.html')
    for (const words of ['Weather Policy', 'On this page', 'Effective March 1, 2026', 'Storm warnings', 'Contact'])
      expect(lines).toContain(words)
    expect(precachedBy(await site.read('sw.js'))).toContain('policies/weather-policy.html')
  })

  test('is linked from every footer, after the others, and listed for search engines', async () => {
    const html = await site.read('services.html')
    const linked = [...html.slice(html.lastIndexOf('<footer')).matchAll(/href="\/policies\/([^"]*)"/g)]
    const before = documentSlugs.filter((slug) => !['privacy', 'terms'].includes(slug))
    expect(linked.map((match) => match[1])).toEqual([...before, 'weather-policy'])
    expect(html).toContain('>Weather Policy</a>')
    expect(await site.read('sitemap.xml')).toContain(`<loc>${dealer.url}/policies/weather-policy</loc>`)
  })
})
