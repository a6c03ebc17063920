import { paths } from '../../src/addresses/paths.ts'
import { endpoints } from '../../src/contract/endpoints.ts'
import { expect, readyForOffline } from '../fixtures.ts'
import { alert, all, letFail, NOT_OK, test, vehicles } from '../inventory-failures.ts'
import { storedReads } from '../stored-reads.ts'

test.use({ expectedErrors: [NOT_OK] })

test.describe('with what an earlier visit stored', () => {
  test('a page without a list shows the stored one, and says that it could not be updated', async ({ page, api }) => {
    await page.goto(paths.inventory)
    await expect.poll(() => storedReads(page)).toContain('"vehicles"')
    api.fault = 'status 500'
    // A day later. The page itself knows nothing of vehicles.
    await page.clock.install({ time: Date.now() + 24 * 60 * 60_000 })
    await page.goto(paths.about)
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Inventory' }).click()
    await expect(page.getByText(all)).toBeVisible()
    await letFail(page, api, endpoints.vehicles, 4)
    await expect(alert(page)).toContainText('Error loading vehicles: Failed to fetch vehicles: 500')
    await expect(page.getByRole('article').first()).toBeVisible()
    expect(await storedReads(page), 'a failure takes nothing away').toContain('"vehicles"')
  })
})

test.describe('with the worker', () => {
  test.use({ serviceWorkers: 'allow' })

  test('the worker treats an invalid answer as no answer: it serves the stored one, and keeps it', async ({
    page,
    api,
  }) => {
    await page.goto(paths.inventory)
    await readyForOffline(page)
    const read = (path: string) => page.evaluate(async (url) => (await fetch(url)).json(), path)
    const before = await read(endpoints.vehicles)
    expect(before).toHaveLength(vehicles.length)
    const strange = ['a page of HTML', 'truncated JSON', 'JSON of another shape', 'units without their names'] as const
    for (const fault of strange) {
      api.fault = fault
      expect(await read(endpoints.vehicles), fault).toEqual(before)
      expect(await read(endpoints.vehicle('nomad')), fault).toMatchObject({ id: 'denago-nomad' })
    }
    await page.reload()
    await expect(page.getByText(all)).toBeVisible()
    await expect(page.getByRole('article').first()).toBeVisible()
    api.fault = undefined
    expect(await read(endpoints.vehicles)).toEqual(before)
  })
})
