import { expect, test } from 'vitest'
import { FIRST_VISIT } from '../../src/contract/first-visit.ts'
import { builtFiles, firstVisitFiles, pageFiles, precached, read, SHELL_FILES } from './built-site.ts'
import { type Page, pageIn } from './parsed-pages.ts'

/** The stylesheets that a page waits for. */
const stylesheetsOf = (page: Page) =>
  page('link[rel=stylesheet]:not([media=print])')
    .toArray()
    .map((link) => page(link).attr('href')?.slice(1))

const [stylesheet = ''] = stylesheetsOf(pageIn('index.html'))
const rules = read(stylesheet)

test('every page has one stylesheet, the same for all, and no rules of its own', () => {
  expect(stylesheet).toMatch(/^assets\/.*\.css$/)
  expect(pageFiles.filter((file) => stylesheetsOf(pageIn(file)).join() !== stylesheet)).toEqual([])
  expect(pageFiles.filter((file) => pageIn(file)('style').length > 0)).toEqual([])
})

test('every page with an address is there once more, with its rules inside and the stylesheet at its end', () => {
  const twins = pageFiles.filter((file) => !SHELL_FILES.includes(file) && !file.endsWith('404.html'))
  expect(firstVisitFiles.toSorted()).toEqual(twins.map((file) => `${FIRST_VISIT}/${file}`).toSorted())
  for (const file of twins) {
    const link = `<link rel="stylesheet" href="/${stylesheet}">`
    const [before = '', rules = '', ...others] = read(`${FIRST_VISIT}/${file}`).split(/<style>|<\/style>/)
    const after = others.join('</style>').replace(/^<style id="later">[^<]*<\/style>/, '')
    expect(rules, file).toContain('@font-face')
    expect(after.trimEnd().endsWith(`${link}</body></html>`), file).toBe(true)
    expect(before + link + after.replace(`${link}</body>`, '</body>'), file).toBe(read(file))
  }
})

test('the worker stores the pages that have none', () => {
  expect(precached.filter((file) => file.startsWith(FIRST_VISIT))).toEqual([])
})

test('it is stored at the first visit', () => {
  expect(precached).toContain(stylesheet)
})

test('it has a rule for every class of every page, and for every class in the code', () => {
  const CLASS = /\bc-[a-z0-9]{4,}\b/g
  const styled = new Set(rules.match(CLASS))
  const code = builtFiles.filter((file) => precached.includes(file) && file.endsWith('.js'))
  const named = [...pageFiles, ...code].flatMap((file) =>
    [...read(file).matchAll(/class="([^"]*)"|"(c-[a-z0-9]{4,})"/g)].flatMap(
      ([, ofPage, ofCode]) => (ofPage ?? ofCode ?? '').match(CLASS) ?? [],
    ),
  )
  expect(new Set(named).size).toBeGreaterThan(100)
  expect([...new Set(named)].filter((name) => !styled.has(name))).toEqual([])
})

test('no code of the site computes styles', () => {
  const engines = /data-emotion|__emotion|chakra-ui|insertionPoint/
  const code = builtFiles.filter((file) => precached.includes(file) && file.endsWith('.js'))
  expect(code.length).toBeGreaterThan(10)
  expect(code.filter((file) => engines.test(read(file)))).toEqual([])
})
