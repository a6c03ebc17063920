import type { Page } from 'playwright/test'

type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean; sources: { node?: Element }[] }
/** `value` as the metric has it: the share of the screen that moved, times how far. */
type Move = { value: number; forgiven: boolean; what: string[] }

declare global {
  interface Window {
    moves: Move[]
  }
}

/**
 * A font that arrives within the 100 ms of `font-display: optional` moves a line of the header by a few pixels, before a
 * visitor can read: 0.007 at most was seen. Every other movement scores more.
 */
const NOTHING = 0.01

/** Notes from now on, in every document of `page`, what moves by itself. Call it before the page is opened. */
export const watchLayout = (page: Page) =>
  page.addInitScript(() => {
    window.moves = []
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, sources } of list.getEntries() as Shift[]) {
        const what = sources.map(({ node }) => node?.outerHTML?.slice(0, 80) ?? String(node?.nodeName))
        window.moves.push({ value, forgiven: hadRecentInput, what })
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })

/**
 * What moved since the document began.
 * @param strict also what followed a touch or a key at once, which the metric excludes
 */
export async function layoutShifts(page: Page, strict = false): Promise<Move[]> {
  const moves = await page.evaluate(() => window.moves)
  return moves.filter(({ value, forgiven }) => value >= NOTHING && (strict || !forgiven))
}
