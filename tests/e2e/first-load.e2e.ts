import { statSync } from 'node:fs'
import { paths } from '../../src/paths.ts'
import { expect, readyForOffline, test } from '../fixtures.ts'

const BUDGET_BYTES = 130_000

/** One of every kind of page. */
const PAGES = [
  paths.home,
  paths.inventory,
  paths.vehicle('evolution-d6-max-xt4'),
  paths.denago,
  paths.evolution,
  paths.showroom,
  paths.services,
  paths.about,
  paths.contact,
  paths.thankYou,
  paths.outbox,
  paths.rentals,
  paths.townRentals('moscow'),
  paths.town('moscow'),
  paths.eco,
  paths.policy('rental-policy'),
]

for (const path of PAGES) {
  test(`${path} runs on at most 130,000 bytes of gzipped script before anybody touches it`, async ({ page }) => {
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
