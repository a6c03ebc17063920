import { cpSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { load } from 'cheerio'
import sharp from 'sharp'
import { afterEach, expect, test } from 'vitest'
import { RenderThread } from '../../server/rendering/render-thread.ts'
import { restock } from '../../server/test-restock.ts'
import { testApp, testVehicle, testVehicles } from '../../server/test-site.ts'
import { pageFileOf, paths } from '../../src/addresses/paths.ts'
import { endpoints, STOCK_HEADER } from '../../src/contract/endpoints.ts'
import { FIRST_VISIT } from '../../src/contract/first-visit.ts'
import { snapshotSchema } from '../../src/contract/snapshot.ts'
import type { Vehicle } from '../../src/contract/vehicle-schema.ts'
import { RENDERING } from '../../src/entry/rendering.ts'
import { SHARE_SIZE } from '../../src/seo/share-pictures.ts'
import { read, readBytes } from './built-site.ts'

const cleanUps: (() => unknown)[] = []
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0).toReversed()) await cleanUp()
})

const [city = testVehicle('city', 'Denago City', 'denago'), ...others] = testVehicles
const at = (price: number): Vehicle[] => [{ ...city, price }, ...others]

/** The built site behind its server, with vehicles of the test's own. */
async function siteWith(vehicles: readonly Vehicle[], siteDir = 'dist') {
  const { app, database, metrics, stop } = await testApp({ siteDir })
  cleanUps.push(stop)
  const listed = async () => (await app.inject('/api/vehicles')).body
  /** Resolves when the server has noticed. */
  const change = async (next: readonly Vehicle[]) => {
    const before = await listed()
    await restock(database, next)
    await expect.poll(listed).not.toBe(before)
  }
  await change(vehicles)
  const get = async (url: string, sent: Record<string, string> = {}) => {
    const { statusCode, headers, body } = await app.inject({ url, headers: sent })
    return { statusCode, headers, body, page: load(body) }
  }
  const getBytes = async (url: string) => {
    const { statusCode, headers, rawPayload } = await app.inject(url)
    return { statusCode, headers, bytes: rawPayload }
  }
  return { get, getBytes, change, metrics }
}

/** A folder with the build, for a test that changes it. */
function copyOfBuild() {
  const dir = mkdtempSync(join(tmpdir(), 'rendering-'))
  cleanUps.push(() => rmSync(dir, { recursive: true }))
  cpSync('dist', dir, { recursive: true, dereference: true })
  return dir
}

const PAGES_WITH_THE_CITY = [
  paths.home,
  paths.inventory,
  paths.denago,
  paths.vehicle(city.id),
  paths.featuredVehicle(city.id),
  paths.town('scranton'),
  paths.townAlias('scranton'),
]

test('the server renders the same page that the build wrote', async () => {
  const { builtAt, vehicles } = snapshotSchema.parse(JSON.parse(read('data/vehicles.json')))
  const thread = new RenderThread({ dir: join(process.cwd(), 'dist') })
  cleanUps.push(() => thread.close())
  const unit = paths.vehicle(vehicles[0]?.id ?? '')
  for (const path of [paths.home, paths.inventory, paths.evolution, paths.compare, unit, paths.town('scranton')]) {
    const rendered = await thread.render({ vehicles, changedAt: builtAt }, { is: 'page', path })
    const html = Buffer.from(rendered[path]?.plain ?? []).toString()
    expect(html === read(`${FIRST_VISIT}/${pageFileOf(path)}`), path).toBe(true)
  }
})

test('the list and each page with it name the same stock, also in the pages of the build', async () => {
  const { get, change } = await siteWith(at(8_000))
  const named = async (url: string) => (await get(url)).headers[STOCK_HEADER]
  const ofBuild = snapshotSchema.parse(JSON.parse(read('data/vehicles.json'))).vehicles
  for (const vehicles of [at(8_111), ofBuild]) {
    const before = await named(endpoints.vehicles)
    await change(vehicles)
    const after = await named(endpoints.vehicles)
    expect(after).not.toBe(before)
    // An answer is kept for a moment.
    for (const path of [paths.home, paths.inventory])
      await expect.poll(() => named(path), { message: path }).toBe(after)
  }
  // The worker installs pages by the names of their files.
  const installed = await get(`/${pageFileOf(paths.inventory)}`, { 'sec-fetch-mode': 'cors' })
  expect(installed.headers[STOCK_HEADER]).toBe(await named(endpoints.vehicles))
  expect(await named(paths.contact)).toBeUndefined()
})

test('a changed price is on every page that has the vehicle, in the feed and in what search engines read', async () => {
  const { get, change } = await siteWith(at(8_000))
  for (const price of ['8,111', '8,222']) {
    await change(at(Number(price.replace(',', ''))))
    // Answers stay in memory for a fifth of a second.
    for (const path of [...PAGES_WITH_THE_CITY, '/llms.txt'])
      await expect.poll(async () => (await get(path)).body.includes(`$${price}`), { message: path }).toBe(true)
    await expect.poll(async () => (await get('/feed.json')).body).toContain(`"price":${price.replace(',', '')}`)
  }
  expect((await get(paths.inventory)).body).not.toContain('8,111')
})

test('a page names the list that it was rendered from, and the server sends that list', async () => {
  const { get, change } = await siteWith(at(8_111))
  const listOf = async (path: string) => (await get(path)).page('link#data').attr('href') ?? ''
  await expect.poll(async () => (await get(paths.inventory)).body).toContain('$8,111')
  const before = await listOf(paths.inventory)
  await change(at(8_222))
  await expect.poll(() => listOf(paths.inventory)).not.toBe(before)
  const after = await listOf(paths.inventory)
  expect((await get(before)).body).toContain('8111')
  const { statusCode, headers, body } = await get(after)
  expect([statusCode, headers['cache-control']]).toEqual([200, 'public, max-age=31536000, immutable'])
  expect(body).toContain('8222')
})

test('a vehicle that is added has its page and a place in the sitemap, and one that is removed says that it is sold', async () => {
  const added = testVehicle('evolution-classic-9', 'Evolution Classic 9', 'evolution')
  const { get, change } = await siteWith(at(8_111))
  const seen = async () => {
    const { statusCode, page } = await get(paths.vehicle(added.id))
    const isListed = (await get('/sitemap.xml')).body.includes(paths.vehicle(added.id))
    return [statusCode, isListed, page('h1').first().text()]
  }
  expect((await seen()).slice(0, 2)).toEqual([404, false])
  await change([...at(8_111), added])
  await expect.poll(seen).toEqual([200, true, added.name])
  await change(at(8_111))
  await expect.poll(seen).toEqual([410, false, 'This one’s sold'])
  const { page, headers } = await get(paths.vehicle(added.id))
  expect(page('h2:contains("Carts like it") + div h3')).not.toHaveLength(0)
  expect([page('meta[name=robots]').attr('content'), headers['cache-control']]).toEqual(['noindex', 'no-cache'])
})

test('a unit keeps its address when another unit of the same name is added', async () => {
  const twin = testVehicle('twin-of-the-city', city.name, city.brand, { price: 8_222 })
  const { get, change } = await siteWith(at(8_111))
  await change([twin, ...others])
  await expect.poll(async () => (await get(paths.vehicle(city.id))).statusCode).toBe(410)
  expect((await get(`/api/vehicles/${city.id}`)).statusCode).toBe(404)
  await expect.poll(async () => (await get(paths.vehicle(twin.id))).body).toContain('$8,222')
})

test('a vehicle whose id has a space or letters of another language has its page', async () => {
  const unit = testVehicle('Élan 17', 'Denago Élan', 'denago', { price: 8_222 })
  const { get } = await siteWith([unit])
  const shown = async () => {
    const { statusCode, page, body } = await get(paths.vehicle(unit.id))
    return [statusCode, page('h1').text(), body.includes('$8,222')]
  }
  await expect.poll(shown).toEqual([200, unit.name, true])
})

test('a shared link never shows an old price: the server draws its picture again after a change', async () => {
  const { vehicles } = snapshotSchema.parse(JSON.parse(read('data/vehicles.json')))
  const [first = city, second = city] = vehicles
  const { get, getBytes, change } = await siteWith([{ ...first, price: 8_111 }, second])
  const shared = async ({ id }: Vehicle) => {
    const { statusCode, headers, bytes } = await getBytes(`/images/share/vehicles/${id}.jpg`)
    expect([statusCode, headers['content-type']]).toEqual([200, 'image/jpeg'])
    const { width, height } = await sharp(bytes).metadata()
    expect([width, height]).toEqual([SHARE_SIZE.width, SHARE_SIZE.height])
    return bytes
  }
  const before = await shared(first)
  expect(before).not.toEqual(readBytes(`images/share/vehicles/${first.id}.jpg`))
  expect(await shared(second)).toEqual(readBytes(`images/share/vehicles/${second.id}.jpg`))
  await change([{ ...first, price: 8_222 }, second])
  expect(await shared(first)).not.toEqual(before)
  expect((await get(`/images/share/vehicles/${city.id}.jpg`)).statusCode).toBe(404)
})

test('a shared link to a cart whose picture is on another site shows the lake, and its price', async () => {
  const elsewhere = testVehicle('elsewhere', 'Denago Elsewhere', 'denago', { images: ['https://example.com/a.webp'] })
  const { getBytes } = await siteWith([elsewhere])
  const { headers } = await getBytes(`/images/share/vehicles/${elsewhere.id}.jpg`)
  expect(headers['content-type']).toBe('image/jpeg')
})

test('a shared link whose picture cannot be drawn shows the picture of the cart', async () => {
  const dir = copyOfBuild()
  rmSync(join(dir, 'logo.png'))
  const picture = '/images/carts/denago-city/front-960.webp'
  const { get } = await siteWith([{ ...city, images: [picture] }], dir)
  const { statusCode, headers } = await get(`/images/share/vehicles/${city.id}.jpg`)
  expect([statusCode, headers.location]).toEqual([302, picture])
})

test('the server sends a rendered page compressed, with the hash of its styles, and answers the next request with 304', async () => {
  const { app, stop } = await testApp({ siteDir: 'dist' })
  cleanUps.push(stop)
  // The page of the build, which comes while the server renders, has another tag.
  await expect.poll(async () => (await app.inject(paths.inventory)).body).toContain('Evolution Added Since')
  const first = await app.inject({ url: paths.inventory, headers: { 'accept-encoding': 'br' } })
  expect(first.headers).toMatchObject({
    'content-encoding': 'br',
    'cache-control': 'no-cache',
    vary: 'accept-encoding',
  })
  expect(first.headers['content-security-policy']).toMatch(/style-src 'self' 'sha256-/)
  const next = await app.inject({ url: paths.inventory, headers: { 'if-none-match': String(first.headers.etag) } })
  expect([next.statusCode, next.body]).toEqual([304, ''])
})

/** A build whose renderer needs longer for each page than a request waits for a changed one. */
function slowBuild() {
  const dir = copyOfBuild()
  const file = join(dir, RENDERING, 'renderer.js')
  renameSync(file, join(dir, RENDERING, 'whole.js'))
  writeFileSync(
    file,
    `import { renderer as whole } from './whole.js'
    const late = () => new Promise((resolve) => setTimeout(resolve, 1_500))
    const slow = (render) => (...order) => late().then(() => render(...order))
    export const renderer = { ...whole, render: slow(whole.render), renderSold: slow(whole.renderSold) }`,
  )
  return dir
}

test('the server does not keep the old page that it sent because rendering took too long', async () => {
  const { get } = await siteWith(at(8_111), slowBuild())
  expect((await get(paths.inventory)).body).toBe(read(`${FIRST_VISIT}/inventory.html`))
  await expect.poll(async () => (await get(paths.inventory)).body.includes('$8,111')).toBe(true)
})

test('a request waits for the page of a sold unit, because no older one exists', async () => {
  const { get, change } = await siteWith(at(8_111), slowBuild())
  await change(others)
  const { statusCode, page } = await get(paths.vehicle(city.id))
  expect([statusCode, page('h1').text()]).toEqual([410, 'This one’s sold'])
})

test('when a page cannot be rendered, the server sends the previous one and the metrics say so', async () => {
  const dir = copyOfBuild()
  writeFileSync(join(dir, RENDERING, 'renderer.js'), 'throw new Error("for a test")')
  const { get, metrics } = await siteWith(at(8_111), dir)
  const { statusCode, body } = await get(paths.inventory)
  expect([statusCode, body]).toEqual([200, read(`${FIRST_VISIT}/inventory.html`)])
  expect(body).not.toContain('8,111')
  // A request waits a second for its page, and the thread may fail after that.
  await expect.poll(async () => (await metrics()).body).toMatch(/^pages_failed 1$/m)
})
