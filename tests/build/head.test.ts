import { describe, expect, test } from 'vitest'
import { siteFiles } from '../../src/addresses/paths.ts'
import { dealer } from '../../src/content/dealer.ts'
import { callToAction } from '../../src/content/page-meta.ts'
import {
  builtFiles,
  canonicalOf,
  fileOf,
  listedFiles,
  pageFiles,
  read,
  readBytes,
  SHELL_FILES,
  vehicles,
} from './built-site.ts'

const contentOf = (html: string, name: string) =>
  new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(html)?.[1]
const duplicates = (values: readonly (string | undefined)[]) =>
  values.filter((value, index) => values.indexOf(value) !== index)

describe('what search engines are told', () => {
  test('titles and descriptions are not used twice', () => {
    expect(listedFiles.length).toBeGreaterThan(60)
    expect(duplicates(listedFiles.map((file) => /<title>([^<]*)/.exec(read(file))?.[1]))).toEqual([])
    expect(duplicates(listedFiles.map((file) => contentOf(read(file), 'description')))).toEqual([])
  })

  test.each([...listedFiles, 'thank-you.html', 'outbox.html'])(
    '%s has keywords, a description that asks for a call, and a card for shared links',
    (file) => {
      const html = read(file)
      expect(contentOf(html, 'description')?.endsWith(callToAction)).toBe(true)
      expect(contentOf(html, 'keywords')).toBeTruthy()
      expect(contentOf(html, 'og:url')).toBe(canonicalOf(html))
      expect(contentOf(html, 'twitter:card')).toBe('summary_large_image')
      for (const part of ['title', 'description', 'image'])
        expect(contentOf(html, `twitter:${part}`)).toBe(contentOf(html, `og:${part}`))
      expect(builtFiles).toContain(decodeURIComponent(contentOf(html, 'og:image')?.slice(dealer.url.length + 1) ?? ''))
    },
  )

  test('every other page is hidden or names another, and each has a title and a description', () => {
    const others = pageFiles.filter((file) => !listedFiles.includes(file) && !SHELL_FILES.includes(file))
    for (const file of others) {
      const html = read(file)
      expect(contentOf(html, 'robots') ?? canonicalOf(html), file).toBeTruthy()
      expect(/<title>([^<]+)/.test(html), file).toBe(true)
      expect(contentOf(html, 'description')?.endsWith(callToAction), file).toBe(true)
    }
  })

  test('each vehicle has a picture of its own for shared links', () => {
    const pictures = vehicles.map(({ id }) => contentOf(read(`vehicles/${id}.html`), 'og:image'))
    expect(duplicates(pictures)).toEqual([])
  })

  test('pictures for shared links are light enough for every service that shows previews', () => {
    const pictures = builtFiles.filter((file) => file.startsWith('images/share/'))
    expect(pictures.length).toBeGreaterThan(vehicles.length)
    expect(pictures.filter((file) => readBytes(file).length > 300_000)).toEqual([])
  })
})

describe('files for programs', () => {
  test('the sitemap holds exactly the pages that may be listed, each with a date', () => {
    const entries = [
      ...read(siteFiles.sitemap.slice(1)).matchAll(/<url><loc>([^<]*)<\/loc><lastmod>([^<]*)<\/lastmod>/g),
    ]
    expect(entries.map((entry) => fileOf((entry[1] ?? '').slice(dealer.url.length))).sort()).toEqual(
      [...listedFiles].sort(),
    )
    expect(entries.filter((entry) => !/^\d{4}-\d{2}-\d{2}$/.test(entry[2] ?? ''))).toEqual([])
  })

  test('the feed has every unit, and the inventory page names it', () => {
    const feed = JSON.parse(read(siteFiles.feed.slice(1))) as { items: { url: string }[] }
    expect(feed.items.map(({ url }) => url)).toEqual(vehicles.map(({ id }) => `${dealer.url}/vehicles/${id}`))
    expect(read('inventory.html')).toContain(`type="application/feed+json" title="Inventory" href="${siteFiles.feed}"`)
  })

  test('robots.txt names the sitemap', () => {
    expect(read(siteFiles.robots.slice(1))).toContain(`Sitemap: ${dealer.url}${siteFiles.sitemap}`)
  })
})
