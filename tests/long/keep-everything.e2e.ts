import type { Page } from 'playwright/test'
import { counted, keep, models, openDevice, state } from '../device-page.ts'
import { expect, readyForOffline, test } from '../fixtures.ts'
import { PartialProxy } from '../partial-proxy.ts'
import { test as workerTest } from '../short-install.ts'
import { PICTURES, vehicles } from '../site-vehicles.ts'
import { frontsStored, saveData, visitAndStore } from '../stored-pictures.ts'

test.use({ serviceWorkers: 'allow' })

/** Everything in Cache Storage, in bytes. */
const storedBytes = (page: Page) =>
  page.evaluate(async () => {
    let bytes = 0
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      for (const request of await cache.keys()) bytes += (await (await cache.match(request))?.blob())?.size ?? 0
    }
    return bytes
  })

test('a salesperson saves everything, sees that all is saved, has every picture while the server is down, and clears it', async ({
  page,
  site,
}) => {
  await page.addInitScript(() => {
    StorageManager.prototype.persist = async () => {
      document.documentElement.dataset.asked = 'to keep it'
      return true
    }
  })
  await openDevice(page)
  await expect(state(page)).toContainText('Not everything is saved yet.')
  await keep(page).click()
  await expect(page.locator('html')).toHaveAttribute('data-asked', 'to keep it')
  await expect(state(page)).toContainText('Ready for offline use.')
  await expect(state(page)).toContainText(`${PICTURES} of ${PICTURES} pictures, as of `)
  await expect(counted(page, 'Carts')).toContainText(`${vehicles.length}, as of`)
  expect(await storedBytes(page)).toBeLessThan(7_500_000)

  await site.stop()
  await page.reload()
  await expect(state(page)).toContainText('Ready for offline use.')
  await page.goto('/vehicles/denago-nomad')
  const views = page.getByRole('group', { name: 'Pictures of the Denago Nomad' }).getByRole('img')
  for (const [index, view] of ['front left', 'the left', 'rear left', 'seats', 'dashboard'].entries()) {
    await page.getByRole('radio').nth(index).check()
    const picture = views.nth(index)
    await expect(picture).toHaveAccessibleName(new RegExp(`${view}$`))
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  }

  await test.step('the page notices that a picture is missing', async () => {
    await page.evaluate(async () => {
      const kept = await caches.open('kept-pictures')
      const [one] = (await kept.keys()).filter(({ url }) => url.includes('/rear-'))
      if (one) await kept.delete(one)
    })
    await page.goto('/device')
    // The count comes with the verdict: before it is there, nothing says "Ready" either.
    await expect(state(page)).toContainText(`${PICTURES - 1} of ${PICTURES} pictures`)
    await expect(state(page)).not.toContainText('Ready')
  })

  await test.step('after clearing, the page stores nothing by itself', async () => {
    await page.getByRole('button', { name: 'Clear saved files' }).click()
    await page.getByRole('button', { name: 'Delete pictures' }).click()
    await expect(counted(page, 'Pictures')).toHaveText(`Pictures0 of ${PICTURES}`)
    await site.start()
    await page.goto('/inventory')
    await page.waitForLoadState('networkidle')
    expect(await page.evaluate(async () => (await (await caches.open('kept-pictures')).keys()).length)).toBe(0)
  })
})

/** Pictures in the size for the screen of these tests. The small ones that are stored by themselves are others. */
const FITTING = /-960\.avif$/

workerTest(
  'a cancelled download continues later, and one that was cut off continues and is checked in another tab',
  async ({ page, context, site }) => {
    const proxy = await PartialProxy.start(site.url, FITTING, 7)
    await openDevice(page, `${proxy.url}/device`)
    await frontsStored(page)
    await keep(page).click()
    await expect(page.getByText(new RegExp(`^7 of ${PICTURES} pictures`))).toBeVisible()
    await page.getByRole('button', { name: 'Cancel' }).click()
    await expect(state(page)).toContainText(`Not everything is saved yet.7 of ${PICTURES}`)

    await proxy.allow(13)
    await keep(page).click()
    await expect(page.getByText(new RegExp(`^20 of ${PICTURES} pictures, `))).toBeVisible()
    await proxy.cut()
    await site.stop()
    await expect(state(page)).toContainText(
      new RegExp(`(Some files didn’t load|We can’t reach our server)\\.20 of ${PICTURES} pictures saved`),
    )
    await page.close()

    await site.start()
    await proxy.allow()
    const next = await context.newPage()
    await next.goto(proxy.url)
    await next.goto(`${proxy.url}/device`)
    await expect(state(next)).toContainText('Ready for offline use.')
    await proxy.cut()
  },
)

workerTest(
  'when the storage is full the page says so, leaves room for inquiries, and continues when there is more room',
  async ({ page, site }) => {
    await openDevice(page)
    await frontsStored(page)
    const session = await page.context().newCDPSession(page)
    const usage = await page.evaluate(async () => (await navigator.storage.estimate()).usage ?? 0)
    await session.send('Storage.overrideQuotaForOrigin', { origin: site.url, quotaSize: usage + 1_500_000 })
    await keep(page).click()
    await expect(state(page)).toContainText('There isn’t enough room.')
    await expect(state(page)).not.toContainText(new RegExp(`\\b(0|${PICTURES}) of`))
    await page.evaluate(async () => {
      await (await caches.open('inquiries')).put('/inquiry', new Response(new Uint8Array(500_000)))
      await caches.delete('inquiries')
    })
    await session.send('Storage.overrideQuotaForOrigin', { origin: site.url })
    await keep(page).click()
    await expect(state(page)).toContainText('Ready for offline use.')
  },
)

workerTest(
  'with Save-Data the page says how much it would load, and loads nothing before a press',
  async ({ page }) => {
    await saveData(page)
    await openDevice(page)
    await expect(page.getByText(/Data saver is on.* about \d\.\d MB/)).toBeVisible()
    await page.waitForLoadState('networkidle')
    expect(await page.evaluate(async () => (await (await caches.open('kept-pictures')).keys()).length)).toBe(0)
    await keep(page).click()
    await expect(state(page)).toContainText('Ready for offline use.')
  },
)

workerTest('after a change of the inventory the page loads only what changed', async ({ page, siteCopy }) => {
  const five = vehicles.slice(0, 5)
  const { server } = await siteCopy({ vehicles: five.slice(1) })
  await page.goto(`${server.url}/device`)
  await readyForOffline(page)
  await models(page).check()
  await keep(page).click()
  await expect(state(page)).toContainText('Ready for offline use.')
  const kept = () =>
    page.evaluate(async () => {
      const stored: string[] = []
      for (const name of ['kept-pictures', 'kept-models'])
        for (const { url } of await (await caches.open(name)).keys()) stored.push(url)
      return stored
    })

  // The first cart comes back, and the second one is sold.
  await server.restock(five.filter((_, index) => index !== 1))
  const asked: string[] = []
  page.on('request', (request) => {
    if (/\/images\/carts\/|\/models\//.test(request.url())) asked.push(request.url())
  })
  await page.reload()
  await expect(state(page)).toContainText('Ready for offline use.')
  await expect.poll(async () => (await kept()).filter((url) => /\/denago-nomad[./]/.test(url)).length).toBe(0)
  expect(asked.filter((url) => url.endsWith('.glb'))).toHaveLength(1)
  expect(asked.length).toBeGreaterThan(1)
  expect(asked.filter((url) => !/\/evolution-d5-maverick-4-plus[./]/.test(url))).toEqual([])
})

workerTest(
  'the connection widget links to what is stored, and offers to save everything after a time offline',
  async ({ page, site }) => {
    await visitAndStore(page, '/inventory')
    await site.stop()
    await page.reload()
    const widget = page.getByRole('status').filter({ hasText: /line|signal|server|saved/ })
    await widget.getByRole('link', { name: 'More about what’s saved' }).click()
    await expect(page).toHaveURL('/device')
    await expect(state(page)).toContainText('Not everything is saved yet.')
    await page.goBack()
    await expect(page.getByRole('heading', { level: 1, name: 'Inventory' })).toBeVisible()

    await site.start()
    await page.evaluate(() => window.dispatchEvent(new Event('online')))
    await expect(widget).toContainText('Need it offline?')
    await widget.getByRole('button', { name: 'Save everything' }).click()
    await expect(widget).toContainText('Everything’s saved.')
    await page.goto('/device')
    await expect(state(page)).toContainText('Ready for offline use.')
  },
)
