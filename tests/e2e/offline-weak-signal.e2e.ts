import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import type { Page } from 'playwright/test'
import { expect, readyForOffline, test } from '../fixtures.ts'
import type { SiteServer } from '../site-server.ts'

test.use({ serviceWorkers: 'allow' })

const LIST = '/api/vehicles'

const read = (page: Page, path: string) =>
  page.evaluate(async (url) => {
    const started = performance.now()
    const response = await fetch(url)
    const text = await response.text()
    return { status: response.status, text, date: response.headers.get('date'), ms: performance.now() - started }
  }, path)

const storedDate = (page: Page) =>
  page.evaluate(async () => (await caches.match('/api/vehicles'))?.headers.get('date') ?? null)

/** Marks the stored list, so that a test sees when another takes its place: both may be of the same second. */
const markStored = (page: Page) =>
  page.evaluate(async () => {
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      const stored = await cache.match('/api/vehicles')
      if (!stored) continue
      const headers = new Headers(stored.headers)
      headers.set('x-mark', 'before')
      await cache.put('/api/vehicles', new Response(stored.body, { headers }))
    }
  })
const isStoredMarked = (page: Page) =>
  page.evaluate(async () => (await caches.match('/api/vehicles'))?.headers.has('x-mark'))

/** Something else answers at the site's address until the function ends. */
async function inPlaceOf(site: SiteServer, answer: RequestListener, during: () => Promise<void>) {
  await site.stop()
  const stranger = createServer(answer).listen(Number(new URL(site.url).port), '127.0.0.1')
  await once(stranger, 'listening')
  try {
    await during()
  } finally {
    stranger.closeAllConnections()
    stranger.close()
    await once(stranger, 'close')
  }
}

test.beforeEach(async ({ page }) => {
  await page.goto('/inventory')
  await readyForOffline(page)
  await read(page, LIST)
  // The worker answers first and stores then.
  await expect.poll(() => storedDate(page)).not.toBeNull()
})

test('a server that never answers is waited for three seconds once, and then no more', async ({ page, site }) => {
  site.freeze()
  const list = await read(page, LIST)
  expect(JSON.parse(list.text)).not.toHaveLength(0)
  expect(list.ms).toBeGreaterThan(2500)
  expect(list.ms).toBeLessThan(8000)

  const started = Date.now()
  await page.goto('/vehicles/denago-nomad')
  await expect(page.getByRole('heading', { level: 1, name: 'Denago Nomad' })).toBeVisible()
  // The page comes from the app shell, then its data from the store. Three seconds for each would be six.
  expect(Date.now() - started).toBeLessThan(5900)
  site.thaw()
})

test('an answer that comes too late is kept for the next time, and is no connection yet', async ({ page, site }) => {
  const before = await storedDate(page)
  const heard: boolean[] = []
  await page.exposeFunction('hear', (reached: boolean) => heard.push(reached))
  await page.evaluate(() =>
    navigator.serviceWorker.addEventListener('message', ({ data }) =>
      (window as unknown as { hear: (reached: boolean) => void }).hear(data.reached),
    ),
  )
  await markStored(page)
  site.freeze()
  expect((await read(page, LIST)).date).toBe(before)
  expect(await isStoredMarked(page)).toBe(true)
  site.thaw()
  await expect.poll(() => isStoredMarked(page)).toBe(false)
  expect(heard).toEqual([false])
})

test('a picture that never comes is replaced', async ({ page, site }) => {
  const placeholder = await read(page, '/images/placeholder-480.webp')
  site.freeze()
  expect((await read(page, '/images/carts/denago-nomad/rear-1200.avif')).text).toBe(placeholder.text)
  site.thaw()
})

test.describe('with something else in place of the server', () => {
  test.use({ expectedErrors: [/Failed to load resource|sw\.js|MIME/] })

  test('the page of a network that asks for a sign-in is neither shown as data nor kept', async ({ page, site }) => {
    const before = await read(page, LIST)
    const signIn: RequestListener = (_request, response) =>
      response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Welcome to the hotel</h1>')
    await inPlaceOf(site, signIn, async () => {
      expect((await read(page, LIST)).text).toBe(before.text)
      expect((await read(page, `${LIST}/ev-city`)).text).toContain('"denago-ev-city"')
      const picture = await read(page, '/images/carts/denago-nomad/rear-960.avif')
      expect(picture.text).not.toContain('hotel')
      await page.evaluate(async () => (await navigator.serviceWorker.ready).update().catch(() => {}))
      await page.reload()
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    })
    const kept = await page.evaluate(async () => {
      const texts: string[] = []
      for (const name of await caches.keys()) {
        const cache = await caches.open(name)
        for (const request of await cache.keys()) texts.push((await (await cache.match(request))?.text()) ?? '')
      }
      return texts
    })
    expect(kept.length).toBeGreaterThan(10)
    expect(kept.filter((text) => text.includes('hotel'))).toEqual([])
    await site.start()
    expect((await read(page, '/images/carts/denago-nomad/rear-960.avif')).text).not.toContain('hotel')
  })

  test('a gateway without a server behind it counts as no connection', async ({ page, site }) => {
    const before = await read(page, LIST)
    await inPlaceOf(
      site,
      (_request, response) => response.writeHead(502).end(),
      async () => {
        expect(await read(page, LIST)).toMatchObject({ status: 200, text: before.text, date: before.date })
        await page.goto('/vehicles/denago-nomad')
        await expect(page.getByRole('heading', { level: 1, name: 'Denago Nomad' })).toBeVisible()
      },
    )
  })

  test('an error of the API itself is passed on, and a stored answer survives it', async ({ page, site }) => {
    const before = await storedDate(page)
    await inPlaceOf(
      site,
      (_request, response) => response.writeHead(500, { 'content-type': 'application/json' }).end('{"error":"Sorry"}'),
      async () => expect((await read(page, LIST)).status).toBe(500),
    )
    expect(await storedDate(page)).toBe(before)
  })
})
