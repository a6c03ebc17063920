import { launch } from 'chrome-launcher'
import lighthouse, { type Result } from 'lighthouse'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { paths } from '../../src/paths.ts'
import { BROWSER_FLAGS, requireBrowser } from '../../tools/browser.mjs'
import { SiteServer } from '../site-server.ts'

/** In percent. */
const GOALS = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 }
type Category = keyof typeof GOALS
type Scores = Record<Category, number>

const PAGES = [
  paths.home,
  paths.inventory,
  paths.vehicle('evolution-d6-max-xt4'),
  paths.denago,
  paths.showroom,
] as const

let site: SiteServer
beforeAll(async () => {
  site = await SiteServer.start()
})
afterAll(() => site?.stop())

test.for(PAGES)('%s reaches the goals of Lighthouse on a phone', async (path, { annotate }) => {
  const first = await audit(path)
  const runs = [first]
  // Another program on the machine can cost a run its performance, so a bad one is replaced by the median of three, as
  // Lighthouse's own advice on variability has it. The other scores do not vary.
  if (first.scores.performance < GOALS.performance) runs.push(await audit(path), await audit(path))
  const median = runs.map(({ scores }) => scores.performance).sort((a, b) => a - b)[Math.floor(runs.length / 2)]
  const scores = { ...first.scores, performance: median ?? 0 }

  await annotate(`${JSON.stringify(scores)} ${runs.map(({ metrics }) => Object.values(metrics).join(', ')).join('; ')}`)
  const missed = Object.entries(GOALS).filter(([category, goal]) => scores[category as Category] < goal)
  expect(
    missed.map(([category]) => `${category}: ${scores[category as Category]}`),
    runs.flatMap((run) => run.faults).join('\n'),
  ).toEqual([])
})

/** One run in a browser of its own, as a phone on a slow connection: Lighthouse's usual settings. */
async function audit(path: string): Promise<{ scores: Scores; metrics: Record<string, string>; faults: string[] }> {
  const chrome = await launch({ chromePath: await requireBrowser(), chromeFlags: ['--headless=new', ...BROWSER_FLAGS] })
  try {
    const report = await lighthouse(site.url + path, { port: chrome.port, logLevel: 'error' })
    if (!report) throw new Error(`Lighthouse has no report of ${path}`)
    const { categories, audits, runtimeError } = report.lhr
    if (runtimeError) throw new Error(runtimeError.message)
    const scores = Object.fromEntries(
      Object.keys(GOALS).map((category) => [category, Math.round((categories[category]?.score ?? 0) * 100)]),
    ) as Scores
    const metrics = ['first-contentful-paint', 'largest-contentful-paint', 'total-blocking-time'] as const
    return {
      scores,
      metrics: Object.fromEntries(metrics.map((id) => [id, audits[id]?.displayValue ?? ''])),
      faults: faultsOf(report.lhr),
    }
  } finally {
    chrome.kill()
  }
}

/** What took points away, for the message of a failure. */
function faultsOf({ categories, audits }: Result): string[] {
  return Object.values(categories)
    .flatMap(({ auditRefs }) => auditRefs.filter(({ weight }) => weight > 0).map(({ id }) => audits[id]))
    .filter((audit) => audit?.score !== null && audit !== undefined && audit.score < 1)
    .map((audit) => `${audit?.title}: ${audit?.displayValue ?? JSON.stringify(audit?.details)?.slice(0, 500)}`)
}
