// How long a search over many units takes, keystroke by keystroke: the index alone, without a browser.
import { writeCatalogue } from './catalogue.mjs'

/** Typed letter by letter. The first is what everybody finds, the others need what only the index does. */
const SEARCHES = ['rover xl6', '6 seater', 'six seater', 'lithium', 'rear facing', 'maverik']
const ROUNDS = 5

/**
 * @param {string} file where the catalogue is written
 * @param {number} size how many units
 */
export async function benchSearch(file, size) {
  const { tsImport } = await import('tsx/esm/api')
  const { createIndex } = await tsImport('../../src/features/inventory/search/search-index.ts', import.meta.url)
  const units = writeCatalogue(file, size)
  const begun = performance.now()
  const index = createIndex(new Map(units.map((unit) => [unit.id, unit])))
  index.add(units)
  console.log(`Index of ${size} units: ${(performance.now() - begun).toFixed(0)} ms`)
  // Without this the first search is that of a program that was just started.
  for (const text of SEARCHES) index.search(text)
  console.table(SEARCHES.map((text) => ({ search: text, ...keystrokes(index, units, text) })))
}

/**
 * @param {{ search: (text: string) => { scoreOf: (unit: any) => number } }} index
 * @param {readonly unknown[]} units
 * @param {string} text
 */
function keystrokes(index, units, text) {
  const times = Array.from(text, (_, at) => {
    const runs = Array.from({ length: ROUNDS }, () => {
      const begun = performance.now()
      index.search(text.slice(0, at + 1))
      return performance.now() - begun
    })
    return Math.min(...runs)
  })
  const hits = index.search(text)
  return {
    found: units.filter((unit) => hits.scoreOf(unit) > 0).length,
    'slowest keystroke, ms': Number(Math.max(...times).toFixed(1)),
    'last keystroke, ms': Number((times.at(-1) ?? 0).toFixed(1)),
  }
}
