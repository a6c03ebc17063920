import { statSync } from 'node:fs'
import { paths } from '../../src/paths.ts'
import { expect, readyForOffline, test } from '../fixtures.ts'

/** 130 KB, of 1,024 bytes as in the budget of the HTML. */
const BUDGET_BYTES = 130 * 1024

for (const path of [paths.home, paths.inventory, paths.contact, paths.thankYou, paths.outbox]) {
  test(`${path} runs on at most 130 KB of gzipped script before anybody touches it`, async ({ page }) => {
    const scripts = new Set<string>()
    page.on('response', (response) => {
      const { pathname } = new URL(response.url())
      // What the worker stores for later is not what the page waits for, and what it has stored is there at once.
      const isOfWorker = response.request().serviceWorker() || response.fromServiceWorker()
      if (pathname.endsWith('.js') && !isOfWorker) scripts.add(pathname)
    })
    await page.goto(path)
    // The worker comes last: by then the page has loaded all it loads by itself.
    await readyForOffline(page)

    const files = [...scripts].filter((file) => file !== '/sw.js')
    const sizes = files.map((file) => statSync(`dist${file}.gz`).size)
    expect(sizes.length).toBeGreaterThan(1)
    expect(
      sizes.reduce((sum, size) => sum + size, 0),
      files.join(', '),
    ).toBeLessThanOrEqual(BUDGET_BYTES)
  })
}
