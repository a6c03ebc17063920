import type { Page } from 'playwright/test'
import { statesOf } from './device-rows.ts'
import { expect, test } from './fixtures.ts'

const setVisibility = (page: Page, state: 'hidden' | 'visible') =>
  page.evaluate((value) => {
    Object.defineProperty(document, 'visibilityState', { value, configurable: true })
    document.dispatchEvent(new Event('visibilitychange'))
  }, state)

type Trigger = {
  /** How many inquiries wait; one without it. */
  waiting?: number
  /** What leads up to it, while nothing gets through yet. */
  before?: (page: Page) => Promise<unknown>
  pull: (page: Page) => Promise<unknown>
}

/** A press that is not over yet: once the server can be reached, the next attempt may come by itself and take the button away. */
async function beginPress(page: Page, button: string) {
  await page.getByRole('link', { name: 'See what’s waiting' }).click()
  await page.getByRole('button', { name: button }).hover()
  await page.mouse.down()
}

/** Each alone must be enough. */
const TRIGGERS: Record<string, Trigger> = {
  'the page is opened anew': { pull: (page) => page.reload() },
  'the network comes back': { pull: (page) => page.evaluate(() => window.dispatchEvent(new Event('online'))) },
  'the page comes back from the history': {
    pull: (page) => page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))),
  },
  'the page is looked at again': {
    before: (page) => setVisibility(page, 'hidden'),
    pull: (page) => setVisibility(page, 'visible'),
  },
  'half a minute goes by': { pull: (page) => page.clock.fastForward(30_000) },
  'vehicles are asked for and the answer comes': {
    pull: (page) => page.evaluate(() => fetch('/api/vehicles').then(() => {})),
  },
  'the person says "Send now"': {
    before: (page) => beginPress(page, 'Send now'),
    pull: (page) => page.mouse.up(),
  },
  'the person says "Send all now"': {
    waiting: 2,
    before: (page) => beginPress(page, 'Send all now'),
    pull: (page) => page.mouse.up(),
  },
}

test('each of these sends a waiting inquiry', async ({ page, way, visitor }) => {
  await page.clock.install()
  await visitor.openForm(page)
  let delivered = 0
  for (const [name, { waiting = 1, before, pull }] of Object.entries(TRIGGERS)) {
    await test.step(name, async () => {
      await way.set('refuse')
      await visitor.leaveWaiting(page, waiting)
      // Stops the page's clock, so that only the trigger can start it.
      await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 60_000)
      await before?.(page)
      await expect.poll(() => statesOf(page)).toContain('queued')
      await way.set('pass')
      await pull(page)
      await page.clock.resume()
      delivered += waiting
      await expect.poll(() => statesOf(page), name).toEqual(Array(delivered).fill('delivered'))
    })
  }
})
