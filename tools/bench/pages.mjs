// Measures how many pages a second the build renders, with the real towns and with 500, and whether the time per page grows.
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { say } from '../run.mjs'
import { SiteCopy } from '../site-copy.mjs'

const REPORTER = new URL('./report-cpu.mjs', import.meta.url).href
const TOWNS = 'src/content/towns.ts'
/** The last town of the list. The invented ones are added after it. */
const LAST_TOWN = `  town('Waverly', 'Township', 41.5238, -75.6906),\n`
/** How many towns are added to the real ones. Evenly spaced, so that both steps can be compared. */
const ADDED = [0, 241, 481]

/** An invented town, like `town` in `src/content/towns.ts`. They are spread over the county. */
const madeUp = (/** @type {number} */ index) => {
  const latitude = 41.25 + (((index * 37) % 97) / 97) * 0.37
  const longitude = -75.75 + (((index * 61) % 89) / 89) * 0.28
  return `  town('Sampleton ${index + 1}', 'Borough', ${latitude.toFixed(5)}, ${longitude.toFixed(5)}),\n`
}

/** Builds the site once with that many more towns. */
async function measure(/** @type {number} */ added) {
  const site = await SiteCopy.create()
  try {
    const more = Array.from({ length: added }, (_, index) => madeUp(index)).join('')
    await site.addAfter(TOWNS, LAST_TOWN, more)
    const list = await readFile(join(site.folder, TOWNS), 'utf8')
    const report = join(site.folder, 'cpu-seconds')
    const begun = performance.now()
    await site.build([], { NODE_OPTIONS: `--import=${REPORTER}`, CPU_REPORT: report })
    const seconds = (performance.now() - begun) / 1000
    const files = await readdir(site.dist, { recursive: true })
    return {
      towns: list.match(/^ {2}town\(/gm)?.length ?? 0,
      pages: files.filter((name) => name.endsWith('.html')).length,
      seconds,
      cpuSeconds: Number(await readFile(report, 'utf8')),
    }
  } finally {
    await site.remove()
  }
}

export async function benchPages() {
  const rows = []
  for (const added of ADDED) {
    say(`Building with ${added ? `${added} more towns` : 'the towns there are'}`)
    rows.push(await measure(added))
  }
  console.table(
    rows.map(({ towns, pages, seconds, cpuSeconds }) => ({
      towns,
      pages,
      'build, s': Number(seconds.toFixed(1)),
      'processor, s': Number(cpuSeconds.toFixed(1)),
      'pages a second': Number((pages / seconds).toFixed(1)),
    })),
  )
  const [few, some, many] = rows
  if (!few || !some || !many) return
  const perPage = (many.cpuSeconds - some.cpuSeconds) / (many.pages - some.pages)
  const before = (some.cpuSeconds - few.cpuSeconds) / (some.pages - few.pages)
  console.log(`From ${few.towns} to ${many.towns} towns: x ${(many.pages / few.pages).toFixed(1)} the pages`)
  console.log(`  build: x ${(many.cpuSeconds / few.cpuSeconds).toFixed(1)} the processor time`)
  console.log(
    `  a page of the second half: x ${(perPage / before).toFixed(2)} of one of the first (linear growth: x 1)`,
  )
}
