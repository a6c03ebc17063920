import type { BrowserContext } from 'playwright/test'

/** Takes the server's time from its answers about vehicles and days, so that the clock of a page decides, which a test has set. */
export const withoutServerTime = (context: BrowserContext) =>
  context.route(/\/api\/(vehicles|today)(\/|$)/, async (route) => {
    try {
      const response = await route.fetch()
      const { date: _, ...headers } = response.headers()
      await route.fulfill({ status: response.status(), headers, body: await response.body() })
    } catch {
      // The server cannot be reached, or the page was closed meanwhile.
      await route.abort().catch(() => {})
    }
  })
