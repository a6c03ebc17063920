import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { paths } from '../../src/addresses/paths.ts'
import { dealer } from '../../src/content/dealer.ts'
import { endpoints } from '../../src/contract/endpoints.ts'
import type { Vehicle } from '../../src/contract/vehicle-schema.ts'
import { RENDERING } from '../../src/entry/rendering.ts'
import { CONNECTION_WORDS, SERVER_ERROR } from '../../src/lib/connection-state.ts'
import { type FaultName, FaultyApi } from '../faulty-api.ts'
import { expect } from '../fixtures.ts'
import { alert, all, letFail, NOT_OK, test, vehicles } from '../inventory-failures.ts'
import { priceOf } from '../site-vehicles.ts'

test.use({ expectedErrors: [NOT_OK] })

/** What each fault is called on the page. */
const LIST_FAULTS: [FaultName, message: string][] = [
  ['a page of HTML', CONNECTION_WORDS['server-unreachable']],
  ['truncated JSON', SERVER_ERROR],
  ['JSON of another shape', SERVER_ERROR],
  ['units without their names', SERVER_ERROR],
  ['status 500', 'Failed to fetch vehicles: 500'],
  ['status 404', 'Failed to fetch vehicles: 404'],
  ['no answer, ever', CONNECTION_WORDS.weak],
]

/** One that cannot be read, one that is refused, one that does not come: where the fault was told is looked at above. */
const ONE_OF_EACH = LIST_FAULTS.filter(([fault]) => ['truncated JSON', 'status 500', 'no answer, ever'].includes(fault))

test.describe('with nothing stored', () => {
  for (const [fault, message] of LIST_FAULTS) {
    test(`${fault} in place of the list: placeholders, four tries, what went wrong, and the list once the API works again`, async ({
      page,
      api,
    }) => {
      await page.clock.install()
      api.fault = fault
      await page.goto(paths.about)
      expect(api.asked).toEqual([])
      await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Inventory' }).click()
      // The other faults end by themselves, on a slow machine before anybody has looked.
      if (fault === 'no answer, ever')
        await expect(page.getByRole('status', { name: 'Loading carts' }).locator('> *')).toHaveCount(6)
      await letFail(page, api, endpoints.vehicles, 4)

      await expect(alert(page)).toContainText(`Error loading vehicles: ${message}`)
      await expect(page.getByRole('status', { name: 'Loading carts' })).toBeHidden()
      await expect(page.getByRole('article')).toHaveCount(0)
      expect(api.asked).toEqual(Array(4).fill(endpoints.vehicles))

      api.fault = undefined
      await page.getByRole('button', { name: 'Try again' }).click()
      await expect(page.getByText(all)).toBeVisible()
      await expect(page.getByRole('article').first()).toBeVisible()
      await expect(alert(page)).toHaveCount(0)
    })
  }

  test('the page notices without a press that the server is back', async ({ page, api }) => {
    await page.clock.install()
    api.fault = 'no answer, ever'
    await page.goto(paths.about)
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Inventory' }).click()
    await letFail(page, api, endpoints.vehicles, 4)
    await expect(alert(page)).toBeVisible()
    api.fault = undefined
    await page.clock.fastForward(30_000)
    await expect(page.getByText(all)).toBeVisible()
    await expect(alert(page)).toHaveCount(0)
  })

  test('a vehicle that cannot be read is not found after two tries, and the page offers another one', async ({
    page,
    siteCopy,
  }) => {
    // It joined after a build that cannot be rendered again, so its page is the empty shell.
    const added: Vehicle = { ...(vehicles[0] as Vehicle), id: 'added-since', name: 'Denago Added Since' }
    const { server, dir } = await siteCopy({ vehicles: [...vehicles, added] })
    await rm(join(dir, RENDERING))
    const api = await FaultyApi.before(server.url)
    const path = endpoints.vehicle(added.id)
    const heading = page.getByRole('heading', { level: 1 })
    await page.clock.install()

    for (const fault of ['truncated JSON', 'status 500', 'status 404', 'no answer, ever'] as const) {
      await test.step(fault, async () => {
        const missing = fault === 'status 404'
        api.asked.length = 0
        api.fault = fault
        await page.goto(api.url + paths.vehicle(added.id))
        // An answer, even a bad one, may be there before anybody looks.
        if (fault === 'no answer, ever')
          await expect(page.locator('[aria-label="Loading cart"]')).toHaveAttribute('aria-busy', 'true')
        await letFail(page, api, path, missing ? 1 : 2)

        await expect(heading).toHaveText('Vehicle Not Found')
        await expect(page).toHaveTitle(`Vehicle Not Found | ${dealer.name}`)
        await expect(
          page.getByText("The vehicle you're looking for doesn't exist or has been removed.", { exact: true }),
        ).toBeVisible()
        const back = page.getByRole('link', { name: 'Back to Inventory', exact: true })
        await expect(back).toHaveAttribute('href', paths.inventory)
        expect(api.asked.filter((each) => each === path)).toHaveLength(missing ? 1 : 2)

        api.fault = undefined
        const again = page.getByRole('button', { name: 'Try again' })
        if (missing) {
          await expect(again).toHaveCount(0)
          await page.reload()
        } else await again.click()
        await expect(heading).toHaveText(added.name)
        // What was read now must not help the next fault.
        await page.evaluate(() => indexedDB.deleteDatabase('keyval-store'))
      })
    }
    await api.close()
  })

  test('a vehicle of the list is shown without another request', async ({ page, api }) => {
    await page.goto(paths.inventory)
    await expect(page.getByText(all)).toBeVisible()
    await expect.poll(() => api.asked).toContain(endpoints.vehicles)
    api.fault = 'no answer, ever'
    await page.getByRole('link', { name: 'Denago Nomad', exact: true }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Denago Nomad')
    await expect(page.getByText(priceOf('denago-nomad')).first()).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Features' })).toBeVisible()
    expect(api.asked).not.toContain(endpoints.vehicle('denago-nomad'))
  })
})

test.describe('with the list that the page was built with', () => {
  for (const [fault, message] of ONE_OF_EACH) {
    test(`${fault} in place of the list: the cards stay, with what went wrong, until the API works again`, async ({
      page,
      api,
    }) => {
      // So much later that the list is asked for.
      await page.clock.install({ time: Date.now() + 24 * 60 * 60_000 })
      api.fault = fault
      await page.goto(paths.inventory)
      const asOf = page.getByText(/^As of/)
      await expect(asOf).toContainText('saved on this device')
      await letFail(page, api, endpoints.vehicles, 4)

      await expect(alert(page)).toContainText(`Error loading vehicles: ${message}`)
      await expect(page.getByText(all)).toBeVisible()
      await expect(page.getByRole('article').first()).toBeVisible()
      expect(api.asked).toHaveLength(4)

      api.fault = undefined
      await page.getByRole('button', { name: 'Try again' }).click()
      await expect(alert(page)).toHaveCount(0)
      await expect(asOf).toBeVisible()
      await expect(page.getByText(all)).toBeVisible()
    })
  }
})
