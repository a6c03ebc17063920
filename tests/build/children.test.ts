import postcss from 'postcss'
import { expect, test } from 'vitest'
import { pageFiles, read } from './built-site.ts'
import { type Page, pageIn } from './parsed-pages.ts'

const stylesheet = pageIn('index.html')('link[rel=stylesheet]:not([media=print])').attr('href')?.slice(1) ?? ''

/** Stands for a removed attribute or pseudo-class; `*` where nothing else is left of an element. */
const REMOVED = '\0'

/**
 * What a selector says of the page's structure: states, attributes and pseudo-elements may come later and are left out, the
 * names of parts stay.
 */
function structureOf(selector: string): string {
  return (
    selector
      .replace(/:not\((?:[^()]|\([^()]*\))*\)/g, REMOVED)
      .replace(/\[(?!data-part)[^\]]*\]/g, REMOVED)
      .replace(/::?(?!is\b|where\b|has\b)[a-z-]+(?:\([^()]*\))?/g, REMOVED)
      .replace(/\s*>\s*/g, ' > ')
      // An element of which only an attribute or a state was said is any element.
      .replace(new RegExp(`(?<=^|[ (,])${REMOVED}+(?=$|[ ),])`, 'g'), '*')
      .replaceAll(REMOVED, '')
      .trim()
  )
}

/** The structures of a stylesheet in which one element is the child of another one. */
function childrenIn(css: string): string[] {
  const found = new Set<string>()
  postcss.parse(css).walkRules((rule) => {
    for (const selector of rule.selectors)
      if (selector.includes('.c-') && selector.includes('>')) found.add(structureOf(selector))
  })
  return [...found]
}

const isIn = (pages: readonly Page[], selector: string) => pages.some((page) => page(selector).length > 0)

/** Structures that a page would have, were there no other element between the two. */
const brokenIn = (structures: readonly string[], pages: readonly Page[]): string[] =>
  structures.filter((each) => !isIn(pages, each) && isIn(pages, each.replace(/\s*>\s*/g, ' ')))

const structures = childrenIn(read(stylesheet))
const pages = pageFiles.map((file) => pageIn(file))

// A wrapper around some of the children, with the rule still met elsewhere, is seen by `node tools/pictures/pictures.mjs` only.
test('every child that a rule styles is the child of that part on a page', () => {
  expect(brokenIn(structures, pages)).toEqual([])
})

/** What no page has before its scripts run: the selector without its class, and where the rule is written. */
const LATER = [
  // `src/app/panel.tsx`
  '> [data-part=foot]',
]

test('which rules for a child no page shows is known', () => {
  const missing = structures.filter((each) => !isIn(pages, each))
  expect(missing.map((each) => each.replace(/\.c-[\w-]+\s*/g, '').trim()).toSorted()).toEqual(LATER.toSorted())
})
