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
