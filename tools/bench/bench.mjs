// `node tools/bench/bench.mjs`: how fast the inventory responds with 50, 500 and 5,000 units, how long starting and building take, and how the
// time of a build grows with the towns. `node tools/bench/bench.mjs pages` measures only the last, `node tools/bench/bench.mjs units` the others,
// and `node tools/bench/bench.mjs search` only times the search over 5,000 units, in a browser slowed down to a quarter.
// `node tools/bench/bench.mjs hydration [SITE [PATH ...]]` measures the work of a phone until seven pages, or the PATHs, handle events. With SITE,
// the folder of another build, it measures both in turn. SITE is '' for PATHs without one.
// `node tools/bench/bench.mjs turn` measures how long a cart takes from the press on "See it in 3D" until it is drawn in 3-D.
// `node tools/bench/bench.mjs paint` compares the first paint of the comparison with that of the same page without scripts.
import { mkdirSync, rmSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { answers } from '../answers.mjs'
import { ensureBrowser } from '../ensure-browser.mjs'
import { ensureBuild } from '../ensure-build.mjs'
import { ensurePackages } from '../ensure-packages.mjs'
import { finished, root, run, say, start } from '../run.mjs'
import { writeCatalogue } from './catalogue.mjs'
import { benchPages } from './pages.mjs'

const SIZES = [50, 500, 5000]
const PORT = process.env.PORT || '4199'
const ADDRESS = `http://localhost:${PORT}`
const OTHER_PORT = '4198'
const OTHER_ADDRESS = `http://localhost:${OTHER_PORT}`
const FOLDER = join(root, '.cache', 'bench')

await ensurePackages()
const [, , only, other, ...named] = process.argv
mkdirSync(FOLDER, { recursive: true })
if (only === 'search') {
  await ensureBrowser()
  const { benchSearch } = await import('./search.mjs')
  await benchSearch(join(FOLDER, 'catalogue.json'), Math.max(...SIZES))
  process.exit()
}
if (only === 'paint') {
  await ensureBrowser()
  await ensureBuild()
  const { benchPaint } = await import('./paint.mjs')
  await served({}, () => benchPaint(ADDRESS))
  process.exit()
}
if (only === 'turn') {
  await ensureBrowser()
  await ensureBuild()
  const { benchTurn } = await import('./turn.mjs')
  await served({}, () => benchTurn(ADDRESS))
  process.exit()
}
if (only === 'hydration') {
  await ensureBrowser()
  await ensureBuild()
  const { benchHydration } = await import('./hydration.mjs')
  const paths = [
    '/',
    '/inventory',
    '/vehicle/denago-nomad',
    '/showroom',
    '/contact',
    '/eco-impact',
    '/policies/return-policy',
  ]
  const measured = (/** @type {string[]} */ addresses) => benchHydration(addresses, named.length > 0 ? named : paths)
  if (!other) await served({}, () => measured([ADDRESS]))
  else
    await served({ SITE_DIR: resolve(other), PORT: OTHER_PORT }, () =>
      served({}, () => measured([OTHER_ADDRESS, ADDRESS])),
    )
  process.exit()
}
if (only !== 'units') await benchPages()
if (only === 'pages') process.exit()
await ensureBrowser()
const { measureTyping, SEARCH } = await import('./typing.mjs')
const { benchSearch } = await import('./search.mjs')

const rows = []
for (const size of SIZES) rows.push(await measure(size))
console.table(rows)
const [smallest, largest] = [rows[0], rows.at(-1)]
if (smallest && largest) {
  console.log(`Growth from ${smallest.units} to ${largest.units} units:`)
  for (const key of /** @type {const} */ (['longest task, ms', 'last key to result, ms', 'build, s'])) {
    console.log(`  ${key}: x ${(largest[key] / smallest[key]).toFixed(1)}`)
  }
}
await benchSearch(join(FOLDER, 'catalogue.json'), Math.max(...SIZES))
console.log(`\nSecond npm start, to the first answer: ${(await secondStart()).toFixed(1)} s`)
rmSync(FOLDER, { recursive: true })

/** One row of the table: builds and serves a site with `size` units, and searches it in a browser at a quarter of its speed. */
async function measure(/** @type {number} */ size) {
  const dist = join(FOLDER, 'dist')
  const catalogue = join(FOLDER, 'catalogue.json')
  const units = writeCatalogue(catalogue, size)
  say(`Building with ${size} units`)
  const begun = performance.now()
  const settings = { CATALOGUE_FILE: catalogue }
  const code = await run('vite', ['build', '--logLevel', 'error', '--emptyOutDir', '--outDir', dist], settings)
  if (code !== 0) process.exit(code)
  const buildS = (performance.now() - begun) / 1000

  say(`Searching ${size} units for "${SEARCH}"`)
  const found = units.filter(({ name, description }) => `${name} ${description}`.toLowerCase().includes(SEARCH)).length
  const typing = await served({ ...settings, SITE_DIR: dist }, () => measureTyping(ADDRESS, { total: size, found }))
  return {
    units: size,
    'longest task, ms': Math.round(typing.longestTaskMs),
    'last key to result, ms': Math.round(typing.lastKeyToResultMs),
    'inventory.html, KB': Math.round(statSync(join(dist, 'inventory.html')).size / 1024),
    'build, s': Number(buildS.toFixed(1)),
  }
}

/**
 * Runs an action while the server runs.
 * @template T
 * @param {Record<string, string>} settings
 * @param {() => Promise<T>} action
 */
async function served(settings, action) {
  const port = settings.PORT ?? PORT
  const server = start('node', ['--import', 'tsx', 'server/main.ts'], {
    LOG_LEVEL: 'error',
    DATA_DIR: join(FOLDER, `data-${port}`),
    PORT: port,
    ...settings,
  })
  const ended = finished(server)
  try {
    if (!(await answers(`http://localhost:${port}`, ended))) throw new Error('The server did not start')
    return await action()
  } finally {
    server.kill()
    await ended
  }
}

async function secondStart() {
  await ensureBuild()
  const begun = performance.now()
  const child = start('npm', ['start'], { PORT })
  const ended = finished(child)
  await answers(ADDRESS, ended)
  const seconds = (performance.now() - begun) / 1000
  child.kill()
  await ended
  return seconds
}
