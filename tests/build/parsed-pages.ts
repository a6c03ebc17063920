import { load } from 'cheerio'
import { dealer } from '../../src/content/dealer.ts'
import { fileOf, pageFiles, read } from './built-site.ts'

/** A page as a browser without scripts reads it: what stands in `noscript` is part of it. */
export type Page = ReturnType<typeof load>
const parse = (html: string): Page => load(html, { scriptingEnabled: false })

const pages = new Map<string, Page>()
/** Parsed once, so whoever changes something in it takes a copy. */
export function pageIn(file: string): Page {
  const page = pages.get(file) ?? parse(read(file))
  pages.set(file, page)
  return page
}

/** The address a page names as its own; undefined for what is a page at no address. */
export const canonicalOf = (page: Page): string | undefined => page('link[rel=canonical]').attr('href')

/** Pages that search engines may list. A second address of a page names the first and is none of them; some hide. */
export const listedFiles = pageFiles.filter((file) => {
  const page = pageIn(file)
  const canonical = canonicalOf(page)
  return (
    canonical !== undefined &&
    page('meta[name=robots][content=noindex]').length === 0 &&
    fileOf(canonical.slice(dealer.url.length)) === file
  )
})

const ASKS_FOR = ['src', 'href', 'srcset', 'imagesrcset', 'poster']

/** Files of ours that a page asks for, as they are asked for: scripts, preloads, pictures, icons. */
export function filesAskedFor(page: Page): string[] {
  const attributes = ASKS_FOR.flatMap((name) =>
    page(`[${name}]`)
      .toArray()
      .map((element) => page(element).attr(name) ?? ''),
  )
  const addresses = attributes.flatMap((value) => value.split(',').map((part) => part.trim().split(' ')[0] ?? ''))
  const ours = addresses.filter((address) => address.startsWith('/') && !address.startsWith('//'))
  return [...new Set(ours.map((address) => address.slice(1).replace(/[?#].*$/, '')))].filter((path) =>
    /\.\w+$/.test(path),
  )
}
