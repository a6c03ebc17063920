import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'
import { endpoints } from '../src/contract/endpoints.ts'
import { fc } from '../tests/properties.ts'
import { buildApp } from './app.ts'
import { openDatabase } from './store/database.ts'
import { restock } from './test-restock.ts'
import { testApp, testSite, testVehicle } from './test-site.ts'

const cleanUps: (() => unknown)[] = []
afterEach(async () => {
  vi.restoreAllMocks()
  for (const cleanUp of cleanUps.splice(0).toReversed()) await cleanUp()
})

async function start() {
  const { app, site, database, stop } = await testApp({ trustProxy: 'loopback' })
  cleanUps.push(stop)
  const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers })
  /** Asked for twice: the second answer comes from memory. */
  const getKept = async (url: string, headers: Record<string, string> = {}) => {
    await get(url, headers)
    return get(url, headers)
  }
  return { app, site, database, get, getKept }
}

/** A moment later, when the server looks for a new build again. */
const soon = () => vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 1_001)

const comparable = ({
  statusCode,
  headers,
  rawPayload,
}: Awaited<ReturnType<Awaited<ReturnType<typeof start>>['get']>>) => {
  const { date, ...others } = headers
  return { statusCode, headers: others, body: rawPayload.toString('base64') }
}

test.each([
  ['/', { 'accept-encoding': 'br' }],
  ['/', { 'accept-encoding': 'gzip;q=0' }],
  ['/assets/app-3f2a1b.js', { 'accept-encoding': 'gzip' }],
  ['/sw.js', {}],
  ['/vehicles/denago-ev-city', { 'accept-encoding': 'br, gzip' }],
  ['/images/placeholder-480.webp', { 'accept-encoding': 'br' }],
  [endpoints.vehicles, { 'accept-encoding': 'gzip' }],
])('%s %o is answered from memory as it was answered first, with every header', async (url, headers) => {
  const { get } = await start()
  const first = await get(url, headers)
  expect(first.statusCode).toBe(200)
  expect(comparable(await get(url, headers))).toEqual(comparable(first))
})

test('a file that was answered before is not read again', async () => {
  const { site, getKept, get } = await start()
  const { body } = await getKept('/inventory')
  rmSync(join(site.config.siteDir, 'inventory.html'))
  expect((await get('/inventory')).body).toBe(body)
})

test('a client with the current version gets a 304 from memory, any other client the page', async () => {
  const { site, getKept, get } = await start()
  const { headers } = await getKept('/inventory')
  rmSync(join(site.config.siteDir, 'inventory.html'))
  const etag = String(headers.etag)
  for (const held of [etag, `"other", ${etag}`, '*']) {
    const again = await get('/inventory', { 'if-none-match': held })
    expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, '', etag])
    expect(again.headers).not.toHaveProperty('content-length')
    expect(again.headers['content-security-policy']).toBe(headers['content-security-policy'])
  }
  expect((await get('/inventory', { 'if-none-match': '"other"' })).statusCode).toBe(200)
})

test('a new build, a new worker and a new catalogue are seen', async () => {
  const { site, database, get, getKept } = await start()
  for (const url of ['/', '/sw.js', '/inventory', endpoints.vehicles]) await getKept(url)
  writeFileSync(join(site.config.siteDir, 'inventory.html'), 'a new inventory')
  writeFileSync(join(site.config.siteDir, 'sw.js'), 'a new worker')
  soon()
  expect((await get('/inventory')).body).toBe('a new inventory')
  expect((await get('/sw.js')).body).toBe('a new worker')

  vi.restoreAllMocks()
  await restock(database, [testVehicle('only', 'Only', 'denago')])
  await expect.poll(async () => (await get(endpoints.vehicles)).json()).toHaveLength(1)
  expect((await get('/vehicles/denago-ev-city')).statusCode).toBe(404)
})

test('answers that differ by client are kept apart', async () => {
  const { get, getKept } = await start()
  await getKept('/')
  const secure = await get('/', { 'x-forwarded-proto': 'https' })
  expect(secure.headers).toHaveProperty('strict-transport-security')
  expect((await get('/')).headers).not.toHaveProperty('strict-transport-security')

  // Two clients that both take Brotli, of an answer that there is in gzip only.
  const gzip = await getKept(endpoints.vehicles, { 'accept-encoding': 'br, gzip' })
  expect(gzip.headers['content-encoding']).toBe('gzip')
  const plain = await getKept(endpoints.vehicles, { 'accept-encoding': 'br' })
  expect(plain.headers['content-encoding']).toBeUndefined()
})

test('a request for a range, a head, or with a condition by date does not get the whole answer', async () => {
  const { app, get, getKept } = await start()
  const { headers, body } = await getKept('/images/placeholder-480.webp')
  const part = await get('/images/placeholder-480.webp', { range: 'bytes=0-2' })
  expect([part.statusCode, part.body]).toEqual([206, body.slice(0, 3)])
  const head = await app.inject({ method: 'HEAD', url: '/images/placeholder-480.webp' })
  expect([head.statusCode, head.body]).toEqual([200, ''])
  const since = { 'if-modified-since': String(headers['last-modified']) }
  expect((await get('/images/placeholder-480.webp', since)).statusCode).toBe(304)
})

test('a page is redirected from the name of its file, although the worker was given that file', async () => {
  const { get, getKept } = await start()
  expect((await getKept('/index.html', { 'sec-fetch-mode': 'no-cors' })).statusCode).toBe(200)
  expect((await get('/index.html')).statusCode).toBe(308)
})

test('a stopping server closes connections after answers from memory too', async () => {
  const site = testSite()
  const database = await openDatabase(site.config.database)
  let isDraining = false
  const app = await buildApp(site.config, database, undefined, () => isDraining)
  cleanUps.push(async () => {
    await app.close()
    await database.db.destroy()
    site.remove()
  })
  const connection = async () => (await app.inject('/')).headers.connection
  expect([await connection(), await connection()]).not.toContain('close')
  isDraining = true
  expect(await connection()).toBe('close')
  isDraining = false
  expect(await connection()).not.toBe('close')
})

test('memory is limited: the addresses kept longest are read from the disk again', async () => {
  const { site, get } = await start()
  for (let file = 0; file < 70; file += 1) site.write(`dist/images/big-${file}.webp`, 'x'.repeat(999_000))
  for (let file = 0; file < 70; file += 1) await get(`/images/big-${file}.webp`)
  rmSync(join(site.config.siteDir, 'images'), { recursive: true })
  expect((await get('/images/big-69.webp')).statusCode).toBe(200)
  expect((await get('/images/big-0.webp')).statusCode).toBe(404)
})

const ODD_WISHES = ['br;q=1;', 'br;q=1;, gzip', 'gzip;q=1;x=1', 'br;level=4, gzip', '"br"', 'br gzip', 'BR;Q=1;;']
const NEGOTIATED = ['/', '/inventory', '/sitemap.xml', '/assets/app-3f2a1b.js', '/vehicles/denago-ev-city', '/none']
const BY_DATE = { 'if-modified-since': 'Thu, 01 Jan 1970 00:00:00 GMT' }

test.each(ODD_WISHES)('a request with accept-encoding %s changes the answers of no other client', async (odd) => {
  const { site, get } = await start()
  site.write('dist/sitemap.xml', '<urlset/>')
  site.write('dist/sitemap.xml.br', 'in Brotli')
  site.write('dist/sitemap.xml.gz', 'in gzip')
  const plain = ['', 'gzip, deflate', 'br', 'br, gzip']
  const coding = async (url: string, wishes: string, more = {}) =>
    (await get(url, { ...(wishes && { 'accept-encoding': wishes }), ...more })).headers['content-encoding']
  for (const url of NEGOTIATED) {
    await coding(url, odd)
    await coding(url, odd, BY_DATE)
    const codings: unknown[] = []
    for (const wishes of plain) codings.push(await coding(url, wishes))
    expect(codings, url).toEqual([undefined, 'gzip', 'br', 'br'])
    // Entries that are there already are not replaced either.
    await coding(url, odd, BY_DATE)
    for (const [index, wishes] of plain.entries()) expect(await coding(url, wishes), url).toBe(codings[index])
  }
})

test('an answer to a condition by date is not kept', async () => {
  const { site, get } = await start()
  expect((await get('/inventory', BY_DATE)).statusCode).toBe(200)
  rmSync(join(site.config.siteDir, 'inventory.html'))
  expect((await get('/inventory')).statusCode).toBe(404)
})

test('a response has a coding that its client accepts, after any other requests', async () => {
  const { get } = await start()
  const odd = fc.array(fc.constantFrom('br', 'gzip', 'x-gzip', '*', ';q=1', ';q=0', ';q=0.5', ';', ', ', ' ', '"', 'x'))
  const plain = fc.constantFrom([], ['br'], ['gzip'], ['gzip', 'br'])
  const request = fc.record({ odd: odd.map((parts) => parts.join('')), plain, byDate: fc.boolean() })
  await fc.assert(
    fc.asyncProperty(fc.array(request, { maxLength: 6 }), async (requests) => {
      for (const { odd, plain, byDate } of requests) {
        await get('/inventory', { 'accept-encoding': odd, ...(byDate && BY_DATE) })
        const named: Record<string, string> = plain.length > 0 ? { 'accept-encoding': plain.join(', ') } : {}
        const coding = (await get('/inventory', named)).headers['content-encoding']
        if (coding !== undefined) expect(plain).toContain(coding)
      }
    }),
  )
})
