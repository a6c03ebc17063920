import type { Page } from 'playwright/test'
import { FaultyApi } from './faulty-api.ts'
import { test as base, expect } from './fixtures.ts'
import { vehicles } from './site-vehicles.ts'

export { vehicles } from './site-vehicles.ts'
export const all = `Showing ${vehicles.length} of ${vehicles.length} total vehicles`

export const test = base.extend<{ api: FaultyApi }>({
  api: async ({ site }, use) => {
    const api = await FaultyApi.before(site.url)
    await use(api)
    await api.close()
  },
  baseURL: async ({ api }, use) => use(api.url),
})

/** What the browser prints of an answer that is not OK. */
export const NOT_OK = /the server responded with a status of (500|404)/

/** As long as the page waits for an answer. */
const GIVEN_UP_MS = 15_000
/** As long as it pauses between two tries. */
const PAUSE_MS = 4_000

/** Follows a read through its tries, without waiting for the clock. */
export async function letFail(page: Page, api: FaultyApi, path: string, tries: number) {
  const silent = api.fault === 'no answer, ever'
  for (let tried = 1; tried <= tries; tried++) {
    // An answer that is on its way would be given up if more time passed.
    let skipsLeft = tried === 1 ? 0 : Math.floor((GIVEN_UP_MS - 1) / PAUSE_MS)
    const countTries = async () => {
      // The pause begins a moment after the answer, so one skip may come before it.
      if ((silent || api.unanswered === 0) && skipsLeft-- > 0) await page.clock.fastForward(PAUSE_MS)
      return api.asked.filter((each) => each === path).length
    }
    // More than that when the clock itself was quicker than this.
    await expect.poll(countTries).toBeGreaterThanOrEqual(tried)
    if (silent) await page.clock.fastForward(GIVEN_UP_MS)
  }
}

export const alert = (page: Page) => page.getByRole('main').getByRole('alert')
