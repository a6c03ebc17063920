import { expect, test } from 'vitest'
import { towns } from '../../src/content/towns.ts'
import { fileOf } from '../build/built-site.ts'
import { pageIn } from '../build/parsed-pages.ts'
import { linesOf } from '../build/visible-text.ts'

/** Left the page, right a piece of one of its lines. */
export type Figure = readonly [page: string, words: string]

const lines = new Map<string, readonly string[]>()

/** The lines of what is a page's own, without header and footer. */
export function linesAt(path: string): readonly string[] {
  const known = lines.get(path) ?? linesOf(pageIn(fileOf(path)), 'main')
  lines.set(path, known)
  return known
}

/** One test a figure: a line of the page has it. */
export function expectFigures(figures: readonly Figure[]) {
  test.each(figures)('%s says "%s"', (page, words) => {
    expect(linesAt(page)).toContainEqual(expect.stringContaining(words))
  })
}

/** The same figure on a page of every town, with `{name}` and `{type}` replaced by those of the town. */
export const inEveryTown = (pageOf: (slug: string) => string, words: string): Figure[] =>
  towns.map(({ slug, name, type }) => [pageOf(slug), words.replace('{name}', name).replace('{type}', type)])
