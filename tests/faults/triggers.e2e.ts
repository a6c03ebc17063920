import type { Page } from 'playwright/test'
import { statesOf } from './device-rows.ts'
import { expect, test } from './fixtures.ts'

const setVisibility = (page: Page, state: 'hidden' | 'visible') =>
  page.evaluate((value) => {
    Object.defineProperty(document, 'visibilityState', { value, configurable: true })
    document.dispatchEvent(new Event('visibilitychange'))
  }, state)

/** Each alone must be enough. */
const TRIGGERS: Record<string, (page: Page) => Promise<unknown>> = {
  'the page is opened anew': (page) => page.reload(),
  'the network comes back': (page) => page.evaluate(() => window.dispatchEvent(new Event('online'))),
  'the page comes back from the history': (page) =>
    page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))),
  'the page is looked at again': async (page) => {
    await setVisibility(page, 'hidden')
    await setVisibility(page, 'visible')
  },
  'half a minute goes by': (page) => page.clock.fastForward(30_000),
  'vehicles are asked for and the answer comes': (page) => page.evaluate(() => fetch('/api/vehicles').then(() => {})),
  'the person says "Send now"': async (page) => {
    await page.getByRole('link', { name: "See what's waiting" }).click()
    await page.getByRole('button', { name: 'Send now' }).click()
  },
  'the person says "Send all now"': async (page) => {
    await page.getByRole('link', { name: "See what's waiting" }).click()
    await page.getByRole('button', { name: 'Send all now' }).click()
  },
}

test('each of these sends a waiting inquiry', async ({ page, way, visitor }) => {
  await page.clock.install()
  await visitor.openForm(page)
  let delivered = 0
  for (const [name, pull] of Object.entries(TRIGGERS)) {
    await test.step(name, async () => {
      await way.set('refuse')
      await visitor.leaveWaiting(page)
      // The clock of the page stands still, so that nothing but the trigger can do it.
      await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 60_000)
      await expect.poll(() => statesOf(page)).toContain('queued')
      await way.set('pass')
      await pull(page)
      await page.clock.resume()
      delivered += 1
      await expect.poll(() => statesOf(page), name).toEqual(Array(delivered).fill('delivered'))
    })
  }
})
