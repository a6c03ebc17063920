import { paths } from '../../src/addresses/paths.ts'
import { endpoints } from '../../src/contract/endpoints.ts'
import { FaultyApi } from '../faulty-api.ts'
import { expect, readyForOffline } from '../fixtures.ts'
import { hold } from '../hold.ts'
import { vehicles } from '../inventory-failures.ts'
import { test } from '../short-install.ts'
import { priceOf } from '../site-vehicles.ts'

test.use({ expectedErrors: [/the server responded with a status of (404|410|500)/] })

const ID = 'denago-nomad'

for (const serviceWorkers of ['block', 'allow'] as const) {
  test.describe(serviceWorkers === 'allow' ? 'with the worker' : 'without the worker', () => {
    test.use({ serviceWorkers })

    test('when the server answers badly or not for a cart, its page shows what the device knows, says so, and asks again', async ({
      page,
      site,
    }) => {
      const api = await FaultyApi.before(site.url)
      await page.goto(api.url + paths.vehicle(ID))
      if (serviceWorkers === 'allow') await readyForOffline(page)
      const said = page.getByText('Something went wrong on our end. Price and stock may have changed.')
      api.fault = 'status 500'
      await page.reload()
      await expect(said).toBeVisible()
      await expect(page.getByText(priceOf(ID)).first()).toBeVisible()
      await expect(page.getByRole('heading', { name: 'Features' })).toBeVisible()

      api.fault = undefined
      await page.getByRole('button', { name: 'Try again' }).click()
      await expect(said).toHaveCount(0)
      await api.close()
      if (serviceWorkers === 'block') return
      await page.goto(api.url + paths.vehicle(ID))
      await expect(page.getByText('We can’t reach our server. Price and stock may have changed.')).toBeVisible()
      await expect(page.getByText(priceOf(ID)).first()).toBeVisible()
    })
  })
}

test('the page of a sold cart stays as it was sent while its code loads', async ({ page, siteCopy }) => {
  const { server } = await siteCopy({ vehicles })
  await server.restock(vehicles.filter(({ id }) => id !== ID))
  const release = await hold(page, /\/assets\/sold-view-/)
  const answer = page.waitForResponse((response) => response.url().endsWith(endpoints.vehicle(ID)))
  await page.goto(server.url + paths.vehicle(ID))
  const link = await page.getByRole('link', { name: 'See the inventory' }).elementHandle()
  await (await answer).finished()

  release()
  await page.getByRole('article').first().getByRole('button', { name: /^Save/ }).click()
  await expect(page.getByRole('banner').getByRole('link', { name: /saved/i })).toBeVisible()
  expect(await link?.evaluate((element) => element.isConnected)).toBe(true)
})
