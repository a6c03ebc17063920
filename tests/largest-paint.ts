import type { Page } from 'playwright/test'

/** The HTML of the largest thing that was painted before anybody touched the page. */
export const largestPaint = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const entries = await new Promise<PerformanceEntryList>((resolve) =>
      new PerformanceObserver((list) => resolve(list.getEntries())).observe({
        type: 'largest-contentful-paint',
        buffered: true,
      }),
    )
    const { element } = entries.at(-1) as PerformanceEntry & { element?: Element }
    if (!element) throw new Error('What was painted is not in the page any more')
    return element.outerHTML
  })
