import { paths } from '../../src/addresses/paths.ts'
import { expect, readyForOffline } from '../fixtures.ts'
import { vehicles } from '../inventory-failures.ts'
import { test } from '../short-install.ts'

test('a salesperson who was offline has the changed prices on the open page once the connection is back', async ({
  page,
  siteCopy,
}) => {
  const { server } = await siteCopy({ vehicles })
  await page.goto(server.url + paths.inventory)
  await readyForOffline(page)
  await page.reload()
  await server.stop()
  await page.goto(server.url + paths.vehicle('denago-nomad'))
  const main = page.getByRole('main')
  await expect(main).toContainText('Denago Nomad')
  await expect(page.getByText('We can’t reach our server.').first()).toBeVisible()

  await server.start()
  const kept = vehicles.filter(({ id }) => id !== 'denago-rover-xl')
  await server.restock(kept.map((vehicle) => ({ ...vehicle, price: 8_222 })))
  await page.evaluate(() => window.dispatchEvent(new Event('online')))
  await expect(main).toContainText('$8,222')
  await page.getByRole('link', { name: 'Inventory', exact: true }).first().click()
  await expect(page.getByText(`Showing ${kept.length} of ${kept.length} total vehicles`)).toBeVisible()
  await expect(page.getByRole('article').first()).toContainText('$8,222')
})
