import { launch } from 'chrome-launcher'
import lighthouse, { type Flags, type Result } from 'lighthouse'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { paths } from '../../src/addresses/paths.ts'
import { BROWSER_FLAGS, requireBrowser } from '../../tools/browser.mjs'
import { SiteServer } from '../site-server.ts'

/** In percent. */
const GOALS = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 }
type Scores = Record<string, number>

const PAGES = [
  paths.home,
  paths.inventory,
  paths.vehicle('evolution-d6-max-xt4'),
  paths.denago,
  paths.showroom,
] as const

/**
 * Lighthouse slows the processor four times to make a mid-range phone of a desktop computer. Its own table of speeds
 * (`benchmarkIndex`) has such computers at 1,500 and more and such phones at 125 to 800, so a machine that is slow or
 * busy needs less to be one: this many points of the index are a phone.
 */
const PHONE = 400

/** Runs of a page, of which the median counts: what else a machine does makes single runs better or worse. */
const RUNS = 3

let site: SiteServer
let cpuSlowdownMultiplier: number
beforeAll(async () => {
  site = await SiteServer.start()
  cpuSlowdownMultiplier = Math.min(4, Math.max(1, (await speedOfMachine()) / PHONE))
})
afterAll(() => site?.remove())

test.for(PAGES)('%s reaches the goals of Lighthouse on a phone', async (path, { annotate }) => {
  const runs: Audit[] = []
  while (runs.length < RUNS) runs.push(await audit(path))
  const scores: Scores = Object.fromEntries(
    Object.keys(GOALS).map((category) => [category, median(runs.map((run) => run.scores[category] ?? 0))]),
  )

  await annotate(`${path} ${JSON.stringify(scores)} ${runs.map(({ figures }) => figures).join('; ')}`)
  const missed = Object.entries(GOALS).filter(([category, goal]) => (scores[category] ?? 0) < goal)
  expect(
    missed.map(([category]) => `${category}: ${scores[category]}`),
    runs.flatMap((run) => run.faults).join('\n'),
  ).toEqual([])
})

type Audit = { scores: Scores; figures: string; faults: string[] }

/** The middle one of an odd number of values. */
const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[(values.length - 1) / 2] ?? 0

/** `benchmarkIndex` of this machine. It may have been busy when one report measured it, so the highest of three counts. */
async function speedOfMachine(): Promise<number> {
  const speeds: number[] = []
  while (speeds.length < 3) {
    const { environment } = await run(paths.about, { onlyAudits: ['document-title'] })
    speeds.push(environment.benchmarkIndex)
  }
  return Math.max(...speeds)
}

/**
 * What Lighthouse says of a page. A report that Lighthouse itself calls void (its browser crashed, or did not paint in
 * time) has no scores and says nothing of the page, so another is asked for, in a new browser; five in a row are an error.
 */
async function audit(path: string): Promise<Audit> {
  const voids: string[] = []
  while (voids.length < 5) {
    const result = await run(path, { onlyCategories: Object.keys(GOALS), throttling: { cpuSlowdownMultiplier } })
    if (!result.runtimeError) return auditOf(result)
    voids.push(`${result.runtimeError.code}: ${result.runtimeError.message}`)
  }
  throw new Error(`Lighthouse has no report of ${path}: ${voids.join(' ')}`)
}

/** One run in a browser of its own, as a phone on a slow connection and with a slow processor. */
async function run(path: string, flags: Flags): Promise<Result> {
  const chrome = await launch({ chromePath: await requireBrowser(), chromeFlags: ['--headless=new', ...BROWSER_FLAGS] })
  try {
    const report = await lighthouse(site.url + path, { port: chrome.port, logLevel: 'error', ...flags })
    if (!report) throw new Error(`Lighthouse has no report of ${path}`)
    return report.lhr
  } finally {
    chrome.kill()
  }
}

function auditOf(result: Result): Audit {
  const { categories, audits, environment, configSettings } = result
  const scores = Object.fromEntries(
    Object.entries(categories).map(([category, { score }]) => [category, Math.round((score ?? 0) * 100)]),
  )
  const metrics = ['first-contentful-paint', 'largest-contentful-paint', 'total-blocking-time']
  const figures = [
    `performance ${scores.performance}`,
    ...metrics.map((id) => `${id} ${audits[id]?.displayValue}`),
    `processor of ${Math.round(environment.benchmarkIndex)} slowed ${configSettings.throttling.cpuSlowdownMultiplier.toFixed(1)} times`,
  ]
  return { scores, figures: figures.join(', '), faults: faultsOf(result) }
}

/** What took points away, for the message of a failure. */
function faultsOf({ categories, audits }: Result): string[] {
  return Object.values(categories)
    .flatMap(({ auditRefs }) => auditRefs.filter(({ weight }) => weight > 0).map(({ id }) => audits[id]))
    .filter((audit) => audit?.score !== null && audit !== undefined && audit.score < 1)
    .map((audit) => `${audit?.title}: ${audit?.displayValue ?? JSON.stringify(audit?.details)?.slice(0, 500)}`)
}
