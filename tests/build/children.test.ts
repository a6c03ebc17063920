import postcss from 'postcss'
import { expect, test } from 'vitest'
import { pageFiles, read } from './built-site.ts'
import { type Page, pageIn, parse } from './parsed-pages.ts'

const stylesheet = pageIn('index.html')('link[rel=stylesheet]:not([media=print])').attr('href')?.slice(1) ?? ''

/** Stands where something was left out, so that a step is not lost. */
const NOTHING = '\0'

/**
 * What a selector says of the page's structure: states, attributes and pseudo-elements may come later and are left out, the
 * names of parts stay.
 */
function structureOf(selector: string): string {
  return (
    selector
      .replace(/:not\((?:[^()]|\([^()]*\))*\)/g, NOTHING)
      .replace(/\[(?!data-part)[^\]]*\]/g, NOTHING)
      .replace(/::?(?!is\b|where\b|has\b)[a-z-]+(?:\([^()]*\))?/g, NOTHING)
      .replace(/\s*>\s*/g, ' > ')
      // A step that only an attribute or a state described is any element.
      .replace(new RegExp(`(?<=^|[ (,])${NOTHING}+(?=$|[ ),])`, 'g'), '*')
      .replaceAll(NOTHING, '')
      .trim()
  )
}

/** The structures of a stylesheet in which one element is the child of another one. */
function childrenIn(css: string): string[] {
  const found = new Set<string>()
  postcss.parse(css).walkRules((rule) => {
    for (const selector of rule.selectors) if (/\.c-.*>/.test(selector)) found.add(structureOf(selector))
  })
  return [...found]
}

/** Structures that a page would have, were there no other element between the two. */
const brokenIn = (structures: readonly string[], pages: readonly Page[]): string[] => {
  const isIn = (selector: string) => pages.some((page) => page(selector).length > 0)
  return structures.filter((each) => !isIn(each) && isIn(each.replace(/\s*>\s*/g, ' ')))
}

const structures = childrenIn(read(stylesheet))

test('no element stands between a part and the child that a rule styles', () => {
  expect(structures.length).toBeGreaterThan(30)
  expect(
    brokenIn(
      structures,
      pageFiles.map((file) => pageIn(file)),
    ),
  ).toEqual([])
})

test('a wrapper that is put between the two is found', () => {
  const page = (html: string) => [parse(html)]
  const styled = childrenIn('.c-part > summary:hover svg { color: red } .c-part [data-open] > li { color: red }')
  expect(styled).toEqual(['.c-part > summary svg', '.c-part * > li'])
  const details = '<summary><svg/></summary>'
  expect(brokenIn(styled, page(`<details class="c-part">${details}</details>`))).toEqual([])
  expect(brokenIn(styled, page(`<details class="c-part"><div>${details}</div></details>`))).toEqual([styled[0]])
})
