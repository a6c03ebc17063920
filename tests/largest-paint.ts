import type { Page } from 'playwright/test'

/** The HTML of the largest thing that was painted before anybody touched the page. */
export const largestPaint = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const observer = new PerformanceObserver(() => {})
    observer.observe({ type: 'largest-contentful-paint', buffered: true })
    const entry = observer.takeRecords().at(-1) as (PerformanceEntry & { element?: Element }) | undefined
    if (!entry?.element) throw new Error('Nothing has been painted')
    return entry.element.outerHTML
  })
