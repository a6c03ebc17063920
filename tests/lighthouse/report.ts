import { launch } from 'chrome-launcher'
import lighthouse, { type Flags, type Result } from 'lighthouse'
import { BROWSER_FLAGS, requireBrowser } from '../../tools/browser.mjs'

/**
 * What Lighthouse says of a page. A report that Lighthouse itself calls void (its browser crashed, or did not paint in
 * time) has no scores and says nothing of the page, so another is asked for, in a new browser; five in a row are an error.
 */
export async function reportOf(url: string, flags: Flags): Promise<Result> {
  const voids: string[] = []
  while (voids.length < 5) {
    const result = await run(url, flags)
    if (!result.runtimeError) return result
    voids.push(`${result.runtimeError.code}: ${result.runtimeError.message}`)
  }
  throw new Error(`Lighthouse has no report of ${url}: ${voids.join(' ')}`)
}

/** One run in a browser of its own, as a phone on a slow connection and with a slow processor. */
export async function run(url: string, flags: Flags): Promise<Result> {
  const chrome = await launch({ chromePath: await requireBrowser(), chromeFlags: ['--headless=new', ...BROWSER_FLAGS] })
  try {
    const report = await lighthouse(url, { port: chrome.port, logLevel: 'error', ...flags })
    if (!report) throw new Error(`Lighthouse has no report of ${url}`)
    return report.lhr
  } finally {
    chrome.kill()
  }
}

/** In percent, by category. */
export const scoresOf = ({ categories }: Result): Record<string, number> =>
  Object.fromEntries(
    Object.entries(categories).map(([category, { score }]) => [category, Math.round((score ?? 0) * 100)]),
  )

/** What took points away, for the message of a failure. */
export function faultsOf({ categories, audits }: Result): string[] {
  return Object.values(categories)
    .flatMap(({ auditRefs }) => auditRefs.filter(({ weight }) => weight > 0).map(({ id }) => audits[id]))
    .filter((audit) => audit?.score !== null && audit !== undefined && audit.score < 1)
    .map((audit) => `${audit?.title}: ${audit?.displayValue ?? JSON.stringify(audit?.details)?.slice(0, 500)}`)
}
