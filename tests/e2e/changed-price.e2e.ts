import { paths } from '../../src/addresses/paths.ts'
import { expect, readyForOffline } from '../fixtures.ts'
import { vehicles } from '../inventory-failures.ts'
import { test } from '../short-install.ts'

test('a changed price is on the stored page of the list, so that no later visit begins with the old one', async ({
  page,
  siteCopy,
}) => {
  const { server } = await siteCopy({ vehicles })
  await page.goto(server.url + paths.inventory)
  await readyForOffline(page)
  const changed = vehicles.map((vehicle) => (vehicle.id === 'denago-nomad' ? { ...vehicle, price: 8_111 } : vehicle))
  await server.restock(changed)
  await page.reload()
  await expect(page.getByRole('main')).toContainText('$8,111')
  const stored = () => page.evaluate((path) => fetch(path).then((answer) => answer.text()), paths.inventory)
  await expect
    .poll(async () => {
      const text = await stored()
      if (!text.includes('8,111')) await page.reload()
      return text.includes('8,111')
    })
    .toBe(true)

  await server.stop()
  await page.goto(server.url + paths.inventory)
  await expect(page.getByRole('main')).toContainText('$8,111')
  expect(await stored()).toContain('8,111')
})

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
