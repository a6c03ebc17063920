import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import type { Page } from 'playwright/test'
import { API_HEADER } from '../../src/contract/own-answer.ts'
import { expect, readyForOffline } from '../fixtures.ts'
import { test } from '../short-install.ts'
import type { SiteServer } from '../site-server.ts'
import { WorkerClock } from '../worker-clock.ts'

const LIST = '/api/vehicles'

const read = (page: Page, path: string) =>
  page.evaluate(async (url) => {
    const response = await fetch(url)
    return { status: response.status, text: await response.text(), date: response.headers.get('date') }
  }, path)

const storedDate = (page: Page) =>
  page.evaluate(async () => (await caches.match('/api/vehicles'))?.headers.get('date') ?? null)

/** Reads the list until the answer is the one that is stored: the worker answers first and stores then. */
async function readStored(page: Page) {
  let answer = await read(page, LIST)
  await expect(async () => {
    answer = await read(page, LIST)
    expect(await storedDate(page)).toBe(answer.date)
  }).toPass()
  return answer
}

/** Marks the stored list, so that a test sees when another replaces it: both may be of the same second. */
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
  // A page that the worker controls from the start does not ask it to read the list by itself.
  await page.reload()
  // The page also reads the list by itself.
  await page.waitForLoadState('networkidle')
  await readStored(page)
})

test('the worker waits for a silent server once: a late answer is stored for the next time, and does not count as a connection', async ({
  page,
  context,
  site,
}) => {
  const before = await storedDate(page)
  const heard: boolean[] = []
  await page.exposeFunction('hear', (reached: boolean) => heard.push(reached))
  await page.evaluate(() =>
    navigator.serviceWorker.addEventListener('message', ({ data }) =>
      (window as unknown as { hear: (reached: boolean) => void }).hear(data.reached),
    ),
  )
  await markStored(page)
  const clock = await WorkerClock.stop(context)

  site.freeze()
  const first = await clock.passUntil(read(page, LIST), 8_000)
  expect(first.ms).toBeGreaterThan(2_500)
  expect(first.result.date).toBe(before)
  expect(await isStoredMarked(page)).toBe(true)
  await expect(page.getByRole('status').filter({ hasText: 'Weak signal.' })).toBeVisible()
  site.thaw()
  await expect.poll(() => isStoredMarked(page)).toBe(false)
  expect(heard).toEqual([false])

  site.freeze()
  const picture = read(page, '/images/carts/denago-nomad/rear-1200.avif').catch(() => 'failed')
  expect((await clock.passUntil(picture, 20_000)).result, 'a picture that never comes is waited for ten seconds').toBe(
    'failed',
  )

  // The page comes from the app shell, then its data from the store. Three seconds for each would be six.
  const heading = page.getByRole('heading', { level: 1, name: 'Denago Nomad' })
  await clock.passUntil(
    page.goto('/vehicles/denago-nomad').then(() => heading.waitFor()),
    2_900,
  )
  site.thaw()
})

test.describe('with something else in place of the server', () => {
  test.use({ expectedErrors: [/Failed to load resource|sw\.js|MIME/] })

  test('a sign-in page is neither shown as data nor stored, a gateway error is not a connection, and an error of the API is passed on', async ({
    page,
    site,
  }) => {
    const before = await readStored(page)

    await test.step('a gateway without a server behind it', () =>
      inPlaceOf(
        site,
        (_request, response) => response.writeHead(502).end(),
        async () => {
          expect(await read(page, LIST)).toMatchObject({ status: 200, text: before.text, date: before.date })
          await page.goto('/vehicles/denago-nomad')
          await expect(page.getByRole('heading', { level: 1, name: 'Denago Nomad' })).toBeVisible()
          await expect(
            page.getByRole('status').filter({ hasText: 'We can’t reach our server. Prices as of' }),
          ).toBeVisible()
        },
      ))

    await test.step('an error of the API itself, which a stored answer survives', async () => {
      const answer: RequestListener = (_request, response) =>
        response.writeHead(500, { 'content-type': 'application/json', [API_HEADER]: '1' }).end('{"error":"Sorry"}')
      await inPlaceOf(site, answer, async () => expect((await read(page, LIST)).status).toBe(500))
      expect(await storedDate(page)).toBe(before.date)
    })

    await test.step('a page that asks for a sign-in', async () => {
      const signIn: RequestListener = (_request, response) =>
        response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Welcome to the hotel</h1>')
      await inPlaceOf(site, signIn, async () => {
        expect((await read(page, LIST)).text).toBe(before.text)
        expect((await read(page, `${LIST}/ev-city`)).text).toContain('"denago-ev-city"')
        const picture = read(page, '/images/carts/denago-nomad/rear-960.avif')
        expect(await picture.catch(() => 'failed')).toBe('failed')
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
  })
})
