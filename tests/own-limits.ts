import type { Page } from 'playwright/test'
import { LIMITS } from './limits.ts'

/** Timers from here on are limits of the page: how long it waits for an answer, for example. In ms. */
const SHORTEST_LIMIT = 10_000

/**
 * Makes the limits of a page as long as a test may take, so that what a test holds back on a slow machine is not given up.
 * Before the page is opened.
 */
export const withoutOwnLimits = (page: Page) =>
  page.addInitScript(
    ({ shortest, longest }) => {
      const own = window.setTimeout
      const unhurried = (callback: () => void, ms = 0) => own(callback, ms < shortest ? ms : longest)
      Object.assign(window, { setTimeout: unhurried })
    },
    { shortest: SHORTEST_LIMIT, longest: LIMITS.test },
  )
