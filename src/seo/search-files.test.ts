import { describe, expect, it } from 'vitest'
import { dealer } from '../content/dealer.ts'
import type { Vehicle } from '../contract/vehicle-schema.ts'
import { inventoryFeed } from './feed.ts'
import { indexedPages } from './page-index.ts'
import { llms, robots, sitemap } from './search-files.ts'

const rendered = (path: string, canonical: string | undefined) => ({
  path,
  head: `<title>Carts &amp; more | ${dealer.name}</title><meta name="description" content="It&#x27;s here."/>${
    canonical === undefined ? '<meta name="robots" content="noindex"/>' : `<link rel="canonical" href="${canonical}"/>`
  }`,
  body: '<header>Menu</header><main><h1>Carts</h1><p>Two &amp;\n four</p><script>{}</script></main><footer>Hours</footer>',
})
const page = (path: string, lastModified = '2026-03-01') => ({
  path,
  title: `Carts | ${dealer.name}`,
  description: 'Carts.',
  text: '',
  lastModified,
})

describe('the pages that search engines may list', () => {
  it('are those that name their own address as the canonical one', () => {
    const pages = [
      rendered('/towns/archbald', `${dealer.url}/towns/archbald`),
      rendered('/archbald-golf-carts', `${dealer.url}/towns/archbald`),
      rendered('/thank-you', undefined),
    ]
    expect(indexedPages(pages).map(({ path }) => path)).toEqual(['/towns/archbald'])
  })

  it('are read as a person reads them: title, description, and the text between header and footer', () => {
    expect(indexedPages([rendered('/', `${dealer.url}/`)])).toEqual([
      { path: '/', title: `Carts & more | ${dealer.name}`, description: "It's here.", text: 'Carts Two & four' },
    ])
  })

  it('are in the sitemap with the day on which they changed', () => {
    expect(sitemap([page('/'), page('/a&b', '2026-04-02')])).toContain(
      `<url><loc>${dealer.url}/a&amp;b</loc><lastmod>2026-04-02</lastmod></url>`,
    )
  })
})

it('robots.txt lets crawlers read the vehicles, which pages ask for, keeps them off the rest of the API, and shows them the sitemap', () => {
  expect(robots().split('\n')).toEqual([
    'User-agent: *',
    'Allow: /api/vehicles',
    'Allow: /api/today',
    'Disallow: /api/',
    '',
    `Sitemap: ${dealer.url}/sitemap.xml`,
    '',
  ])
})

it('llms.txt lists every page with its description', () => {
  expect(llms([page('/services')])).toContain(`- [Carts](${dealer.url}/services): Carts.`)
})

describe('the feed of the inventory', () => {
  const vehicle: Vehicle = {
    id: 'denago-nomad',
    name: 'Denago Nomad',
    description: 'The everyday four-seater.',
    price: 8495,
    brand: 'denago',
    category: 'nomad',
    images: ['/images/carts/denago-nomad/front-960.webp'],
    inStock: false,
    isNew: true,
    features: ['Folding rear bench'],
    specifications: {},
  }
  const itemOf = (change: Partial<Vehicle>) =>
    inventoryFeed([{ ...vehicle, ...change }], [page('/vehicles/denago-nomad')]).items[0]

  it('has an item for a unit, with its page, picture, price and stock', () => {
    expect(itemOf({})).toEqual({
      id: `${dealer.url}/vehicles/denago-nomad`,
      url: `${dealer.url}/vehicles/denago-nomad`,
      title: 'Denago Nomad',
      content_text: 'The everyday four-seater.\n- Folding rear bench',
      image: `${dealer.url}/images/carts/denago-nomad/front-960.webp`,
      date_modified: '2026-03-01T00:00:00Z',
      tags: ['denago', 'nomad'],
      _unit: { price: 8495, currency: 'USD', in_stock: false, condition: 'new' },
    })
  })

  it('states no price for a unit without one, and marks one that is a sample', () => {
    expect(itemOf({ price: undefined })?._unit).not.toHaveProperty('price')
    expect(itemOf({ samplePrice: true })?._unit).toMatchObject({ price: 8495, currency: 'USD', sample_price: true })
  })
  it('has the known data of a unit, and leaves out the rest', () => {
    const written = (change: Partial<Vehicle>) => JSON.parse(JSON.stringify(itemOf(change)?._unit))
    const facts = {
      status: 'held',
      year: 2023,
      hours: 41,
      stockNumber: 'N-104',
      batteryTested: '2026-05',
      colors: ['navy'],
    }
    expect(written(facts)).toEqual({
      price: 8495,
      currency: 'USD',
      in_stock: false,
      condition: 'new',
      status: 'held',
      year: 2023,
      hours: 41,
      stock_number: 'N-104',
      battery_tested: '2026-05',
      colors: ['navy'],
    })
    expect(Object.keys(written({}))).toEqual(['price', 'currency', 'in_stock', 'condition'])
  })
})
