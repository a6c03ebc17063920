import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from 'playwright/test'
import database from '../../mock-api/db.json' with { type: 'json' }
import { expect, readyForOffline, test } from '../fixtures.ts'
import { PartialProxy } from '../partial-proxy.ts'
import { test as workerTest } from '../short-install.ts'
import { frontsStored, saveData, visitAndStore } from '../stored-pictures.ts'

test.use({ serviceWorkers: 'allow' })

const keep = (page: Page) => page.getByRole('button', { name: 'Keep everything' })
const state = (page: Page) => page.getByRole('main').getByRole('status').or(page.getByRole('main').getByRole('alert'))

/** What the page says of one kind of thing that it counts. */
const counted = (page: Page, what: string) => page.getByRole('main').locator('dl > div').filter({ hasText: what })

async function openDevice(page: Page, url = '/device') {
  await page.goto(url)
  await readyForOffline(page)
  await expect(keep(page)).toBeVisible()
}

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

test('a salesperson keeps everything, sees that all is there, has every picture with the server gone, and empties it', async ({
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
  await expect(state(page)).toContainText('Not everything is stored yet.')
  await keep(page).click()
  await expect(page.locator('html')).toHaveAttribute('data-asked', 'to keep it')
  await expect(state(page)).toContainText(/Ready for offline use\. ?57 of 57 pictures, as of \d+:\d\d [AP]M\./)
  await expect(counted(page, 'Vehicles')).toContainText('20, as of')
  expect(await storedBytes(page)).toBeLessThan(6_000_000)

  await site.stop()
  await page.reload()
  await expect(state(page)).toContainText('Ready for offline use.')
  await page.goto('/vehicles/denago-nomad')
  const views = page.getByRole('group', { name: 'Pictures of the Denago Nomad' }).getByRole('img')
  for (const [index, view] of ['front left', 'the left', 'rear left'].entries()) {
    await page.getByRole('radio').nth(index).check()
    const picture = views.nth(index)
    await expect(picture).toHaveAccessibleName(new RegExp(`${view}$`))
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  }

  await test.step('one picture less is noticed', async () => {
    await page.evaluate(async () => {
      const kept = await caches.open('kept-pictures')
      const [one] = (await kept.keys()).filter(({ url }) => url.includes('/rear-'))
      if (one) await kept.delete(one)
    })
    await page.goto('/device')
    // The count comes with the verdict: before it is there, nothing says "Ready" either.
    await expect(state(page)).toContainText('56 of 57 pictures')
    await expect(state(page)).not.toContainText('Ready')
  })

  await test.step('emptied, and nothing is stored by itself from then on', async () => {
    await page.getByRole('button', { name: 'Empty' }).click()
    await page.getByRole('button', { name: 'Delete pictures' }).click()
    await expect(counted(page, 'Pictures')).toHaveText('Pictures0 of 57')
    await site.start()
    await page.goto('/inventory')
    await page.waitForLoadState('networkidle')
    expect(await page.evaluate(async () => (await (await caches.open('kept-pictures')).keys()).length)).toBe(0)
  })
})

const models = (page: Page) => page.getByRole('checkbox', { name: '3-D models too' })
const MODEL = /\.glb$|\/viewer-/

/** What lies in the stores of 3-D models, as paths. */
const storedModels = (page: Page) =>
  page.evaluate(async () => {
    const paths: string[] = []
    for (const name of ['models', 'model-viewer', 'kept-models'])
      for (const { url } of await (await caches.open(name)).keys()) paths.push(new URL(url).pathname)
    return paths
  })

/** Pictures in the size for the screen of these tests. The small ones that are stored by themselves are others. */
const FITTING = /-960\.avif$/

workerTest(
  'what was cancelled goes on later, and what was cut in the middle in another tab, where it is checked',
  async ({ page, context, site }) => {
    const proxy = await PartialProxy.start(site.url, FITTING, 7)
    await openDevice(page, `${proxy.url}/device`)
    await frontsStored(page)
    await keep(page).click()
    await expect(page.getByText(/^7 of 57 pictures/)).toBeVisible()
    await page.getByRole('button', { name: 'Cancel' }).click()
    await expect(state(page)).toContainText('Not everything is stored yet.7 of 57')

    await proxy.allow(13)
    await keep(page).click()
    await expect(page.getByText(/^20 of 57 pictures, \d\.\d MB$/)).toBeVisible()
    await proxy.cut()
    await site.stop()
    await expect(state(page)).toContainText('The connection was cut.20 of 57 pictures are stored.')
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
  'when there is not enough room the page says so, leaves some for inquiries, and goes on when there is more',
  async ({ page, site }) => {
    await openDevice(page)
    await frontsStored(page)
    const session = await page.context().newCDPSession(page)
    const usage = await page.evaluate(async () => (await navigator.storage.estimate()).usage ?? 0)
    await session.send('Storage.overrideQuotaForOrigin', { origin: site.url, quotaSize: usage + 1_500_000 })
    await keep(page).click()
    await expect(state(page)).toContainText('There is not enough room.')
    await expect(state(page)).not.toContainText(/\b(0|57) of 57/)
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
  'with Save-Data on the page says how much it would load, and loads nothing before it is asked to',
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

workerTest('a changed inventory is fetched as a difference', async ({ page, siteCopy }) => {
  const vehicles = database.vehicles.slice(0, 5) as never[]
  const { server, dir } = await siteCopy({ vehicles: vehicles.slice(1) })
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
  const file = join(dir, '..', 'catalogue.json')
  const catalogue = JSON.parse(await readFile(file, 'utf8'))
  await writeFile(file, JSON.stringify({ ...catalogue, vehicles: [vehicles[0], ...vehicles.slice(2)] }))
  await expect
    .poll(async () => (await (await fetch(`${server.url}/api/vehicles`)).json())[0].id)
    .toBe(database.vehicles[0]?.id)
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
  'ticked, the 3-D models and their viewer belong to everything: counted, cancelled, gone on with, checked, emptied',
  async ({ page, site }) => {
    const proxy = await PartialProxy.start(site.url, MODEL, 5)
    await openDevice(page, `${proxy.url}/device`)
    await frontsStored(page)
    await expect(models(page)).not.toBeChecked()
    await models(page).check()
    await keep(page).click()
    await expect(page.getByText(/^62 of 77 files, \d\.\d MB$/)).toBeVisible()
    await page.getByRole('button', { name: 'Cancel' }).click()
    await expect(state(page)).toContainText(
      /Not everything is stored yet\. ?57 of 57 pictures and 4 of 19 3-D models are/,
    )
    await proxy.allow()
    await page.reload()
    await expect(models(page)).toBeChecked()
    await keep(page).click()
    await expect(state(page)).toContainText(/Ready for offline use\. ?57 of 57 pictures and 19 of 19 3-D models/)
    await expect(counted(page, '3-D models')).toHaveText('3-D models19 of 19')

    for (const missing of [/\/viewer-/, /\/denago-nomad\.glb$/]) {
      await page.evaluate(async (source) => {
        const kept = await caches.open('kept-models')
        for (const request of await kept.keys()) if (new RegExp(source).test(request.url)) await kept.delete(request)
      }, missing.source)
      // Where everything is kept, the next page stores what is missing by itself.
      await proxy.cut()
      await page.reload()
      await expect(state(page)).not.toContainText('Ready')
      await proxy.allow()
      await page.reload()
      await expect(state(page)).toContainText('Ready for offline use.')
    }

    await page.getByRole('button', { name: 'Empty' }).click()
    await page.getByRole('button', { name: 'Delete pictures and 3-D models' }).click()
    await expect(counted(page, '3-D models')).toHaveText('3-D models0 of 19')
    expect(await storedModels(page)).toEqual([])
    await expect(models(page)).not.toBeChecked()
    await proxy.cut()
  },
)

workerTest(
  'a device that has opened a model wants them all from the start, stores none before the press, and none twice',
  async ({ page }) => {
    await saveData(page)
    await openDevice(page)
    const opened = '/models/denago-nomad.glb'
    await page.evaluate(async (path) => void (await (await fetch(path)).blob()), opened)
    await expect.poll(() => storedModels(page)).toEqual([opened])
    await page.reload()
    await expect(models(page)).toBeChecked()
    await expect(page.getByText(/Data saver is on.* about 9\.\d MB/)).toBeVisible()
    await page.waitForLoadState('networkidle')
    expect(await storedModels(page)).toEqual([opened])
    const asked: string[] = []
    page.on('request', (request) => {
      if (MODEL.test(request.url())) asked.push(new URL(request.url()).pathname)
    })
    await keep(page).click()
    await expect(state(page)).toContainText('19 of 19 3-D models, as of')
    expect(asked).toHaveLength(19)
    expect(asked).not.toContain(opened)
    const stored = await storedModels(page)
    expect(stored).toHaveLength(20)
    expect(new Set(stored).size).toBe(20)
    // Opened now, a kept one is not stored again.
    await page.evaluate(async (path) => void (await (await fetch(path)).blob()), opened)
    expect(await storedModels(page)).toHaveLength(20)
  },
)

workerTest('without the tick no model is loaded, and none that was is dropped', async ({ page }) => {
  await openDevice(page)
  await page.evaluate(async () => void (await (await fetch('/models/denago-nomad.glb')).blob()))
  await expect.poll(() => storedModels(page)).toHaveLength(1)
  await page.reload()
  await models(page).uncheck()
  await keep(page).click()
  await expect(state(page)).toContainText(/Ready for offline use\. ?57 of 57 pictures, as of/)
  await expect(counted(page, '3-D models')).toHaveText('3-D models1 of 19, without the 3-D viewer')
  await page.reload()
  await expect(models(page)).not.toBeChecked()
  await expect(state(page)).toContainText('Ready for offline use.')
  expect(await storedModels(page)).toHaveLength(1)
})

workerTest(
  'the connection widget leads to what is stored, and offers everything after a time offline',
  async ({ page, site }) => {
    await visitAndStore(page, '/inventory')
    await site.stop()
    await page.reload()
    const widget = page.getByRole('status').filter({ hasText: /line|signal|stored/ })
    await widget.getByRole('link', { name: 'More about what is stored' }).click()
    await expect(page).toHaveURL('/device')
    await expect(state(page)).toContainText('Not everything is stored yet.')
    await page.goBack()
    await expect(page.getByRole('heading', { level: 1, name: 'Inventory' })).toBeVisible()

    await site.start()
    await page.evaluate(() => window.dispatchEvent(new Event('online')))
    await expect(widget).toContainText('No signal later?')
    await widget.getByRole('button', { name: 'Keep everything' }).click()
    await expect(widget).toContainText('Everything is stored.')
    await page.goto('/device')
    await expect(state(page)).toContainText('Ready for offline use.')
  },
)
