import { describe, expect, test } from 'vitest'
import { dealer } from '../../src/content/dealer.ts'
import { findVehicle } from '../../src/contract/vehicle-lookup.ts'
import { dollars } from '../../src/lib/money.ts'
import { builtFiles, fileOf, pageFiles, vehicles } from './built-site.ts'
import { listedFiles, type Page, pageIn } from './parsed-pages.ts'

type Fact = { key: string; value: string | number }

/** What a reader finds on the page: its words, where its links lead, and its times. */
type Shown = { text: string; links: ReadonlySet<string> }

const squeezed = (text: string) => text.replace(/\s+/g, ' ').trim().toLowerCase()

function shownBy(page: Page): Shown {
  const body = page('body').clone()
  body.find('script').remove()
  const links = body.find('[href], [datetime]').toArray()
  body.find(':not(b, small, span, br)').before(' ').after(' ')
  return {
    text: squeezed(body.text()),
    links: new Set(links.map((link) => page(link).attr('href') ?? page(link).attr('datetime') ?? '')),
  }
}

/** Every single value of structured data with the name of its property. */
function factsOf(value: unknown, key = ''): Fact[] {
  if (Array.isArray(value)) return value.flatMap((each) => factsOf(each, key))
  if (typeof value === 'object' && value !== null)
    return Object.entries(value).flatMap(([name, each]) => factsOf(each, name))
  return [{ key, value: value as string | number }]
}

const clock = (time: string) => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return `${hours % 12 || 12}${minutes ? `:${minutes}` : ''} ${hours < 12 ? 'am' : 'pm'}`
}
const DAYS = /^(Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day$/
const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday']

/** Values that order or classify and are nothing a page could show. */
const CLASSIFIES = [
  '@type',
  '@context',
  '@id',
  'position',
  'addressCountry',
  'applicableCountry',
  'priceCurrency',
  'returnFees',
  'returnMethod',
  'returnPolicyCategory',
  'unitCode',
  'query-input',
  'urlTemplate',
]

/** Whether the page shows a fact, and in which form it is shown there. */
function isShown({ key, value }: Fact, { text, links }: Shown): boolean {
  const words = String(value)
  if (CLASSIFIES.includes(key)) return true
  if (key === 'startDate' || key === 'endDate') return links.has(words)
  if (key === 'telephone') return links.has(`tel:${words}`)
  if (key === 'email') return links.has(`mailto:${words}`)
  if (key === 'price' || key === 'minPrice') return text.includes(dollars(Number(value)).toLowerCase())
  if (key === 'opens' || key === 'closes') return text.includes(clock(words))
  if (key === 'availability') return text.includes('out of stock') === words.endsWith('/OutOfStock')
  if (key === 'itemCondition') return words.endsWith('/NewCondition') ? /\bnew\b/.test(text) : !/\bnew\b/.test(text)
  if (DAYS.test(words))
    return weekdays.includes(words) ? /\bmon–(?:fri|sat)\b/.test(text) : text.includes(words.slice(0, 3).toLowerCase())
  if (words.startsWith(dealer.url)) return leadsSomewhere(words.slice(dealer.url.length))
  if (/^https?:/.test(words)) return links.has(words) || key === 'image'
  // A name may combine texts of two places, like a column and a row.
  if (key === 'name')
    return squeezed(words)
      .split(', ')
      .every((part) => text.includes(part))
  return text.includes(squeezed(words))
}

/** An address of this site: a page, a vehicle by any reference, or a file. */
function leadsSomewhere(path: string): boolean {
  const ref = /^\/vehicles\/(.+)$/.exec(path)?.[1]
  return (
    builtFiles.includes(fileOf(path)) ||
    builtFiles.includes(path.slice(1)) ||
    Boolean(ref && findVehicle(vehicles, ref))
  )
}

const graphs = (page: Page) =>
  page('script[type="application/ld+json"]')
    .toArray()
    .map((script) => JSON.parse(page(script).text()) as { '@context': string; '@graph': object[] })

describe('structured data', () => {
  test.each(pageFiles.filter((file) => graphs(pageIn(file)).length > 0))(
    'of %s states only what the page shows',
    (file) => {
      const page = pageIn(file)
      const shown = shownBy(page)
      const facts = graphs(page).flatMap((graph) => factsOf(graph))
      expect(facts.filter((fact) => !isShown(fact, shown))).toEqual([])
    },
  )

  test('of the home page tells search engines how to search the inventory', () => {
    const things = graphs(pageIn('index.html')).flatMap((graph) => graph['@graph'])
    expect(things).toContainEqual({
      '@type': 'WebSite',
      name: dealer.name,
      url: `${dealer.url}/`,
      potentialAction: {
        '@type': 'SearchAction',
        target: { '@type': 'EntryPoint', urlTemplate: `${dealer.url}/inventory?search={search_term_string}` },
        'query-input': 'required name=search_term_string',
      },
    })
  })

  test('is on every page that search engines may list, in one graph', () => {
    expect(listedFiles.filter((file) => graphs(pageIn(file)).length !== 1)).toEqual([])
  })
})
