import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { pages } from '../../src/entry/render-page.tsx'
import { builtFiles, fileOf, firstVisitFiles, pageFiles, read, readBytes, SHELL_FILES, vehicles } from './built-site.ts'
import { filesAskedFor, pageIn } from './parsed-pages.ts'

test('no file of the build contains the page of the design system', () => {
  const texts = builtFiles.filter((file) => /\.(?:html|js|json|xml|txt)$/.test(file))
  expect(builtFiles.filter((file) => file.includes('design-system'))).toEqual([])
  expect(texts.filter((file) => /design-system|The tokens, in the theme/.test(read(file)))).toEqual([])
})

/** Not for a visitor's address bar: the server and the worker answer with them. */
const SPECIAL = ['404.html', 'towns/404.html', 'rentals/404.html', ...SHELL_FILES]

test('every page of the site is a file, and there are no others', () => {
  expect([...pageFiles].sort()).toEqual([...pages(vehicles).map(fileOf), ...SPECIAL].sort())
})

test.each(pageFiles.filter((file) => !SHELL_FILES.includes(file)))('%s can be read without JavaScript', (file) => {
  const page = pageIn(file)
  // Drawings in the body have titles too.
  expect(page('head > title')).toHaveLength(1)
  expect(page('head > title').text()).not.toBe('')
  expect(page('h1')).toHaveLength(1)
  expect(page('html').attr('lang')).toBe('en')
  expect(read(file)).toMatch(/^<!doctype html>/)
})

test.each(pageFiles)('%s weighs at most 40 KB', (file) => {
  expect(readBytes(file).length).toBeLessThanOrEqual(40 * 1024)
})

// With its rules of style in it: 17 KB with gzip are 85 ms of a slow line.
test.each(firstVisitFiles)('%s weighs at most 17 KB with gzip', (file) => {
  expect(readBytes(`${file}.gz`).length).toBeLessThanOrEqual(17 * 1024)
})

test.each(pageFiles)('every file that %s requests exists', (file) => {
  expect(filesAskedFor(pageIn(file)).filter((path) => !builtFiles.includes(path))).toEqual([])
})

test('every text file has compressed copies with the same content', () => {
  const texts = builtFiles.filter((file) => /\.(?:html|js|css|svg|json|webmanifest|txt|xml)$/.test(file))
  expect(texts.length).toBeGreaterThan(pageFiles.length)
  for (const file of texts) {
    expect(gunzipSync(readBytes(`${file}.gz`)).equals(readBytes(file)), file).toBe(true)
    expect(brotliDecompressSync(readBytes(`${file}.br`)).equals(readBytes(file)), file).toBe(true)
  }
})

test('the entry waits for little else, so that it handles early input while the rest loads', () => {
  const found = new Set<string>()
  const follow = (file: string) => {
    if (found.has(file)) return
    found.add(file)
    for (const [, next = ''] of read(file).matchAll(/(?:from|import)\s*["']\.\/([^"']+)["']/g)) follow(`assets/${next}`)
  }
  const [, entry = ''] = /<script type="module"[^>]* src="\/([^"]+)"/.exec(read('index.html')) ?? []
  follow(entry)
  const bytes = [...found].reduce((sum, file) => sum + readBytes(`${file}.gz`).length, 0)
  expect(bytes, [...found].join(', ')).toBeLessThan(4 * 1024)
})
