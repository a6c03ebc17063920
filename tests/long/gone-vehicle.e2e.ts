import { paths } from '../../src/addresses/paths.ts'
import { FaultyApi } from '../faulty-api.ts'
import { expect, readyForOffline } from '../fixtures.ts'
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
