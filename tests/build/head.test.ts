import { describe, expect, test } from 'vitest'
import { siteFiles } from '../../src/addresses/paths.ts'
import { dealer } from '../../src/content/dealer.ts'
import { callToAction } from '../../src/content/page-meta.ts'
import { builtFiles, fileOf, pageFiles, read, readBytes, SHELL_FILES, vehicles } from './built-site.ts'
import { canonicalOf, listedFiles, type Page, pageIn } from './parsed-pages.ts'

const contentOf = (page: Page, name: string) => page(`meta:is([name="${name}"], [property="${name}"])`).attr('content')
const titleOf = (page: Page) => page('head > title').first().text()
const duplicates = (values: readonly (string | undefined)[]) =>
  values.filter((value, index) => values.indexOf(value) !== index)

describe('metadata for search engines', () => {
  test('no two pages share a title or a description', () => {
    expect(listedFiles.length).toBeGreaterThan(60)
    expect(duplicates(listedFiles.map((file) => titleOf(pageIn(file))))).toEqual([])
    expect(duplicates(listedFiles.map((file) => contentOf(pageIn(file), 'description')))).toEqual([])
  })

  test.each([...listedFiles, 'thank-you.html', 'outbox.html'])(
    '%s has keywords, a description that asks for a call, and a card for shared links',
    (file) => {
      const page = pageIn(file)
      expect(contentOf(page, 'description')?.endsWith(callToAction)).toBe(true)
      expect(contentOf(page, 'keywords')).toBeTruthy()
      expect(contentOf(page, 'og:url')).toBe(canonicalOf(page))
      expect(contentOf(page, 'twitter:card')).toBe('summary_large_image')
      for (const part of ['title', 'description', 'image'])
        expect(contentOf(page, `twitter:${part}`)).toBe(contentOf(page, `og:${part}`))
      expect(builtFiles).toContain(decodeURIComponent(contentOf(page, 'og:image')?.slice(dealer.url.length + 1) ?? ''))
    },
  )

  test('every other page is hidden or names another, and each has a title and a description', () => {
    const others = pageFiles.filter((file) => !listedFiles.includes(file) && !SHELL_FILES.includes(file))
    for (const file of others) {
      const page = pageIn(file)
      expect(contentOf(page, 'robots') ?? canonicalOf(page), file).toBeTruthy()
      expect(titleOf(page), file).not.toBe('')
      expect(contentOf(page, 'description')?.endsWith(callToAction), file).toBe(true)
    }
  })

  test('each vehicle has a picture of its own for shared links', () => {
    const pictures = vehicles.map(({ id }) => contentOf(pageIn(`vehicles/${id}.html`), 'og:image'))
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

  test('the feed has every unit, and the inventory page links to it', () => {
    const feed = JSON.parse(read(siteFiles.feed.slice(1))) as { items: { url: string }[] }
    expect(feed.items.map(({ url }) => url)).toEqual(vehicles.map(({ id }) => `${dealer.url}/vehicles/${id}`))
    const link = pageIn('inventory.html')('link[type="application/feed+json"][title=Inventory]')
    expect(link.attr('href')).toBe(siteFiles.feed)
  })

  test('robots.txt names the sitemap', () => {
    expect(read(siteFiles.robots.slice(1))).toContain(`Sitemap: ${dealer.url}${siteFiles.sitemap}`)
  })
})
