import type { Page } from 'playwright/test'
import { paths } from '../../src/addresses/paths.ts'
import { endpoints } from '../../src/contract/endpoints.ts'
import { expect, readyForOffline } from '../fixtures.ts'
import { vehicles } from '../inventory-failures.ts'
import { test } from '../short-install.ts'
import { storedReads } from '../stored-reads.ts'

test.use({ expectedErrors: [/the server responded with a status of (404|410|500)/] })

const ID = 'denago-nomad'
const NAME = 'Denago Nomad'

const heading = (page: Page) => page.getByRole('heading', { level: 1 })

/** The names under which this device has something of the cart, in any of its stores. */
async function copiesOf(page: Page, name: string): Promise<string[]> {
  const found = await page.evaluate(async (name) => {
    const found: string[] = []
    for (const key of await caches.keys()) {
      if (!key.startsWith('vehicle-')) continue
      const cache = await caches.open(key)
      for (const request of await cache.keys()) {
        const text = (await (await cache.match(request))?.text()) ?? ''
        if (text.includes(`"${name}"`)) found.push(`${key} ${request.url}`)
      }
    }
    return found
  }, name)
  return (await storedReads(page)).includes(`"${name}"`) ? [...found, 'reads'] : found
}

test('a sold cart disappears from its page, the list and the device, also offline', async ({ page, siteCopy }) => {
  const { server } = await siteCopy({ vehicles })
  await page.goto(server.url + paths.inventory)
  await readyForOffline(page)
  for (const path of [paths.vehicle(ID), '/vehicle/nomad']) {
    await page.goto(server.url + path)
    await expect(heading(page)).toHaveText(NAME)
    // The page of the build shows it before the API is asked.
    await page.evaluate((url) => fetch(url), endpoints.vehicle(path.split('/').at(-1) ?? ''))
  }
  await expect.poll(() => copiesOf(page, NAME)).toContain('reads')

  const left = vehicles.filter(({ id }) => id !== ID)
  await server.restock(left)
  await page.goto(server.url + paths.vehicle(ID))
  await expect(heading(page)).toHaveText('This one’s sold')
  await expect.poll(() => copiesOf(page, NAME)).toEqual([])
  await page.getByRole('link', { name: 'See the inventory' }).click()
  await expect(page.getByText(`Showing ${left.length} of`)).toBeVisible()

  await server.stop()
  for (const path of [paths.vehicle(ID), '/vehicle/nomad']) {
    await page.goto(server.url + path)
    await expect(heading(page)).toHaveText('Vehicle Not Found')
  }
  await page.getByRole('link', { name: 'Back to Inventory' }).click()
  await expect(page.getByText(`Showing ${left.length} of`)).toBeVisible()
})
