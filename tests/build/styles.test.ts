import { resolve } from 'node:path'
import { load } from 'cheerio'
import { expect, test } from 'vitest'
import { styleHashesOf, stylesOfViewer } from '../../server/inline-style-hashes.ts'
import { FIRST_VISIT } from '../../src/contract/first-visit.ts'
import { createDesignSystem } from '../../src/ui/theme/system.ts'
import { shapes } from '../page-shapes.ts'
import { builtFiles, firstVisitFiles, pageFiles, precached, read, SHELL_FILES } from './built-site.ts'
import { type Page, pageIn } from './parsed-pages.ts'

/** The stylesheets that a page waits for. */
const stylesheetsOf = (page: Page) =>
  page('link[rel=stylesheet]:not([media=print])')
    .toArray()
    .map((link) => page(link).attr('href')?.slice(1))

const [stylesheet = ''] = stylesheetsOf(pageIn('index.html'))
const rules = read(stylesheet)

const classesIn = (text: string): string[] => text.match(/(?<![-\w])c-[a-z0-9]{4,}\b/g) ?? []

/** The style element that every page has. */
const fontRules = pageIn('index.html')('style').text()

test('every page that the worker stores has one stylesheet, and one style element with the font, the same for all', () => {
  expect(stylesheet).toMatch(/^assets\/.*\.css$/)
  expect(pageFiles.filter((file) => stylesheetsOf(pageIn(file)).join() !== stylesheet)).toEqual([])
  expect(fontRules).toMatch(
    /^@font-face\{[^}]*url\(\/assets\/instrument-sans[^}]*\}(?:@font-face\{[^}]*local\([^}]*\}){2}$/,
  )
  expect(pageFiles.filter((file) => pageIn(file)('style').text() !== fontRules)).toEqual([])
})

test('the stylesheet has no font, which would begin anew when the stylesheet arrives after the first paint', () => {
  expect(rules).not.toContain('@font-face')
})

test('every page with an address exists a second time, with its CSS rules inside and the stylesheet at its end', () => {
  const twins = pageFiles.filter((file) => !SHELL_FILES.includes(file) && !file.endsWith('404.html'))
  expect(firstVisitFiles.toSorted()).toEqual(twins.map((file) => `${FIRST_VISIT}/${file}`).toSorted())
  for (const file of twins) {
    const link = `<link rel="stylesheet" crossorigin href="/${stylesheet}">`
    const text = read(`${FIRST_VISIT}/${file}`)
    const [, before = '', rules = '', after = ''] = /^(.*)<style>(.*)<\/style>(.*)$/s.exec(text) ?? []
    const styled = new Set(classesIn(read(stylesheet)))
    const needed = classesIn(after).filter((name) => styled.has(name))
    expect([...new Set(classesIn(rules))].toSorted(), file).toEqual([...new Set(needed)].toSorted())
    expect(after.includes(`${link}</body>`), file).toBe(true)
    expect(before + link + after.replace(`${link}</body>`, '</body>'), file).toBe(read(file))
  }
})

test('every document requests the font in its head, also the empty shells', () => {
  const asks = (file: string) => pageIn(file)('head link[rel=preload][as=font]').length === 1
  expect(pageFiles.length).toBeGreaterThan(SHELL_FILES.length)
  expect(pageFiles.filter((file) => !asks(file))).toEqual([])
})

test('the worker stores none of these second files', () => {
  expect(precached.filter((file) => file.startsWith(FIRST_VISIT))).toEqual([])
})

test('the stylesheet is stored at the first visit', () => {
  expect(precached).toContain(stylesheet)
})

test('the stylesheet has a rule for every class of every page, and for every class in the code', () => {
  const styled = new Set(classesIn(rules))
  const code = builtFiles.filter((file) => precached.includes(file) && file.endsWith('.js'))
  const named = [...pageFiles, ...code].flatMap((file) =>
    [...read(file).matchAll(/class="([^"]*)"|"(c-[a-z0-9]{4,})"/g)].flatMap(([, ofPage, ofCode]) =>
      classesIn(ofPage ?? ofCode ?? ''),
    ),
  )
  expect(new Set(named).size).toBeGreaterThan(100)
  expect([...new Set(named)].filter((name) => !styled.has(name))).toEqual([])
})

// The build refuses a style prop of a part. One that comes to it through `{...props}` would be lost without a word.
test('no element has a style prop that the build did not turn into a rule', () => {
  const { isValidProperty } = createDesignSystem()
  const left = shapes.flatMap((path) => {
    const file = path === '/' ? 'index.html' : `${path.slice(1)}.html`
    const page = load(read(file), { xml: { xmlMode: false, lowerCaseAttributeNames: false } })
    return page('body :not(svg, svg *, img)')
      .toArray()
      .flatMap((element) =>
        Object.keys(element.attribs)
          .filter(isValidProperty)
          .map((name) => `${file}: ${name}`),
      )
  })
  expect(left).toEqual([])
})

/** Names in code that computes styles (Emotion, Chakra's systems and recipes), which no minifier shortens. */
const ENGINES = /data-emotion|__emotion|chakra-ui|insertionPoint|isValidProperty|__cva__/

test('no script of the site computes styles', () => {
  const code = builtFiles.filter((file) => precached.includes(file) && file.endsWith('.js'))
  expect(code.length).toBeGreaterThan(10)
  expect(code.filter((file) => ENGINES.test(read(file)))).toEqual([])
})

test('only the template of the viewer has a style element, and the policy allows it', () => {
  const code = builtFiles.filter((file) => /^assets\/.*\.js$/.test(file))
  const withElement = code.filter((file) => styleHashesOf(read(file)).length > 0)
  expect(withElement.filter((file) => !/^assets\/viewer-/.test(file))).toEqual([])
  expect(withElement.length).toBeGreaterThan(0)
  expect(stylesOfViewer({ dir: resolve('dist') })).toEqual([
    ...new Set(withElement.flatMap((file) => styleHashesOf(read(file)))),
  ])
})
