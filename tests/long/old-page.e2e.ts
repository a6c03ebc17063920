import { paths } from '../../src/addresses/paths.ts'
import { expect, readyForOffline } from '../fixtures.ts'
import { vehicles } from '../inventory-failures.ts'
import { test } from '../short-install.ts'
import { storedReads } from '../stored-reads.ts'

// The worker may be late with a page, and stores pages of towns only when it is installed. The fixture fails the test when React
// reports that a page differed.
test('a stored page that is older than the list on the device is hydrated, and shows the new prices', async ({
  page,
  siteCopy,
}) => {
  const { server } = await siteCopy({ vehicles })
  await page.goto(server.url + paths.inventory)
  await readyForOffline(page)
  /** Copies the page from the worker's store, or back to it. */
  const copyPage = (direction: 'out' | 'back') =>
    page.evaluate(async (isBack) => {
      const [name = ''] = (await caches.keys()).filter((key) => key.includes('precache'))
      const store = await caches.open(name)
      const [stored] = (await store.keys()).filter(({ url }) => url.includes('/inventory.html'))
      const old = await caches.open('old-page')
      const copy = stored && (await (isBack ? old : store).match(stored))
      if (!copy) throw new Error('no page is stored')
      await (isBack ? store : old).put(stored, copy)
    }, direction === 'back')
  await copyPage('out')
  await server.restock(vehicles.map((vehicle) => ({ ...vehicle, price: 8_111 })))
  await page.reload()
  await expect(page.getByRole('main')).toContainText('$8,111')
  await expect.poll(() => storedReads(page)).toContain('8111')
  for (let visit = 0; visit < 3; visit += 1) {
    await copyPage('back')
    await page.reload()
    await expect(page.getByRole('main')).toContainText('$8,111')
  }
})
