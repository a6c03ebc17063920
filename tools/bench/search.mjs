// Measures a search over many units, key by key: the index alone, in a real browser at a quarter of its speed. `node
// tools/bench/bench.mjs units` measures the page.
import { chromium } from 'playwright'
import { build } from 'vite'
import { BROWSER_FLAGS, requireBrowser } from '../browser.mjs'
import { writeCatalogue } from './catalogue.mjs'

/** Typed letter by letter. The plain search finds the first one, too. Only the index finds the others. */
const SEARCHES = ['rover xl6', '6 seater', 'six seater', 'lithium', 'rear facing', 'maverik']
const SLOWDOWN = 4
const ROUNDS = 5
const INDEX = 'src/features/inventory/search/search-index.ts'

/**
 * @param {string} file where the catalogue is written
 * @param {number} size how many units
 */
export async function benchSearch(file, size) {
  const units = writeCatalogue(file, size)
  const browser = await chromium.launch({ executablePath: await requireBrowser(), args: BROWSER_FLAGS })
  try {
    const page = await browser.newPage()
    await page.addScriptTag({ content: await bundle() })
    const devtools = await page.context().newCDPSession(page)
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
    const { indexMs, rows } = await page.evaluate(timeSearches, { units, searches: SEARCHES, rounds: ROUNDS })
    console.log(`Search over ${size} units in ${browser.version()}, processor slowed down to a quarter.`)
    console.log(`The index, which the page makes 25 units a task: ${indexMs.toFixed(0)} ms`)
    console.table(rows)
  } finally {
    await browser.close()
  }
}

/** The index as one classic script, as the site's build would make it. */
async function bundle() {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    build: { write: false, lib: { entry: INDEX, formats: ['iife'], name: 'searchIndex' } },
  })
  const [output] = Array.isArray(result) ? result : [result]
  const chunk = output && 'output' in output ? output.output[0] : undefined
  if (!chunk) throw new Error(`${INDEX} was not bundled`)
  return chunk.code
}

/**
 * Runs in the page. Returns the median of some rounds for each key, without the first round, in which the page was just opened.
 * @param {{ units: { id: string }[], searches: string[], rounds: number }} given
 */
function timeSearches({ units, searches, rounds }) {
  const { createIndex } = /** @type {any} */ (globalThis).searchIndex
  const begun = performance.now()
  const index = createIndex(new Map(units.map((unit) => [unit.id, unit])))
  index.add(units)
  const indexMs = performance.now() - begun
  const timeOf = (/** @type {string} */ text) => {
    const from = performance.now()
    index.search(text)
    return performance.now() - from
  }
  const rows = searches.map((search) => {
    const times = Array.from(search, (_, at) => {
      const runs = Array.from({ length: rounds + 1 }, () => timeOf(search.slice(0, at + 1)))
      return runs.slice(1).toSorted((a, b) => a - b)[Math.floor(rounds / 2)] ?? Number.NaN
    })
    const hits = index.search(search)
    return {
      search,
      found: units.filter((unit) => hits.scoreOf(unit) > 0).length,
      'slowest keystroke, ms': Number(Math.max(...times).toFixed(1)),
      'last keystroke, ms': Number((times.at(-1) ?? 0).toFixed(1)),
    }
  })
  return { indexMs, rows }
}
