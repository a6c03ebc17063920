import { describe, expect, test } from 'vitest'
import { paths, redirects } from '../../src/addresses/paths.ts'
import { findVehicle } from '../../src/contract/vehicle-lookup.ts'
import { builtFiles, fileOf, pageFiles, vehicles } from './built-site.ts'
import { listedFiles, type Page, pageIn } from './parsed-pages.ts'

/** Addresses of a page's links that stay on the site, without the query, which pages read themselves. */
const linksOf = (page: Page): string[] => [
  ...new Set(
    page('a[href]')
      .toArray()
      .map((link) => (page(link).attr('href') ?? '').replace(/\?[^#]*/, ''))
      .filter((address) => address.startsWith('/') || address.startsWith('#')),
  ),
]

const anchors = new Map<string, ReadonlySet<string>>()
function anchorsOf(file: string): ReadonlySet<string> {
  const page = pageIn(file)
  const ids = () => page('[id]').toArray()
  const known = anchors.get(file) ?? new Set(ids().map((element) => page(element).attr('id') ?? ''))
  anchors.set(file, known)
  return known
}

/** The file that answers an address, as the server finds it; undefined for a dead link. */
function answering(path: string): string | undefined {
  const ref = /^\/vehicles?\/([^/]+)$/.exec(path)?.[1]
  const vehicle = ref && findVehicle(vehicles, decodeURIComponent(ref))
  return [fileOf(path), path.slice(1), vehicle ? `vehicles/${vehicle.id}.html` : ''].find((file) =>
    builtFiles.includes(file),
  )
}

/** What is wrong with a link on a page; undefined when it leads to a page at once. */
function fault(address: string, from: string): string | undefined {
  const [path = '', anchor] = address.split('#')
  if (path in redirects) return `${address} leads through a redirect`
  const file = path === '' ? from : answering(path)
  if (!file) return `${address} leads nowhere`
  if (anchor && file.endsWith('.html') && !anchorsOf(file).has(anchor)) return `${address}: no such place on that page`
  return undefined
}

describe('links inside the site', () => {
  test.each(pageFiles)('of %s lead straight to a page', (file) => {
    expect(linksOf(pageIn(file)).flatMap((address) => fault(address, file) ?? [])).toEqual([])
  })

  test('redirects lead to pages, not to other redirects', () => {
    for (const target of Object.values(redirects)) expect(fault(target, 'index.html')).toBeUndefined()
  })

  test('every page that may be listed is linked from some other page', () => {
    const linked = new Set(
      pageFiles.flatMap((from) =>
        linksOf(pageIn(from)).flatMap((address) => {
          const file = answering(address.split('#')[0] ?? '')
          return file && file !== from ? [file] : []
        }),
      ),
    )
    expect(listedFiles.filter((file) => !linked.has(file))).toEqual([])
  })
})

test('the main navigation marks the inventory on the page of a cart, and otherwise the current page', () => {
  const marked = (path: string) => {
    const page = pageIn(fileOf(path))
    const links = page('nav[aria-label=Main] a[aria-current]').toArray()
    return links.map((link) => [page(link).attr('href'), page(link).attr('aria-current')])
  }
  expect(vehicles.length).toBeGreaterThan(10)
  for (const { id } of vehicles) expect(marked(paths.vehicle(id)), id).toEqual([[paths.inventory, 'true']])
  expect(marked(paths.townRentals('scranton'))).toEqual([[paths.rentals, 'true']])
  expect(marked(paths.inventory)).toEqual([[paths.inventory, 'page']])
})
