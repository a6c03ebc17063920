import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { paths } from '../../src/addresses/paths.ts'
import { rowsOn, until } from '../faults/people/person.ts'
import { FIELDS, type Field, type Tab } from '../faults/people/tab.ts'
import { keptMessages } from '../faults/server-database.ts'
import { LIMITS } from '../limits.ts'
import { SiteServer } from '../site-server.ts'
import { PICTURES, vehicles } from '../site-vehicles.ts'
import type { Engine } from './engine.ts'
import { openFirefox } from './firefox.ts'
import { openWebKit } from './webkit.ts'

const ENGINES: Record<string, (origin: string) => Promise<Engine>> = { firefox: openFirefox, webkit: openWebKit }
const chosen = process.env['ENGINES']?.split(',') ?? Object.keys(ENGINES)

const MESSAGE = 'Is the six-seater still there? — written at the lake'
const TEXTS: Record<Field, string> = {
  'First name': 'Dana',
  'Last name': 'Kowalski',
  Email: 'dana@example.com',
  Phone: '570 555 0163',
  Message: MESSAGE,
}

/** Fails with what the page says when it is not there in time. */
async function expectText(tab: Tab, text: string | RegExp) {
  const isThere = async () => (await tab.look()).text.replaceAll(/\s+/g, ' ').match(text) !== null
  if (!(await until(isThere, LIMITS.wait))) expect((await tab.look()).text).toMatch(text)
}

/** Resolves when event handlers are attached. */
const hydrated = async (tab: Tab) =>
  expect(await until(() => tab.evaluate<boolean>(IS_HYDRATED), LIMITS.wait), 'the page is hydrated').toBe(true)

async function go(tab: Tab, path: string) {
  await tab.goto(path)
  await hydrated(tab)
}

async function reload(tab: Tab) {
  await tab.reload()
  await hydrated(tab)
}

/** Brings it on the screen first, because pictures are loaded there. */
const isShown = (tab: Tab, selector: string, index: number) =>
  tab.evaluate<boolean>(`(() => {
    const image = document.querySelectorAll(${JSON.stringify(selector)})[${index}]
    image?.scrollIntoView({ block: 'center', behavior: 'instant' })
    return image?.complete && image.naturalWidth > 0
  })()`)

const IS_HYDRATED = 'document.documentElement.dataset.hydrated !== undefined'
const IS_CONTROLLED = 'navigator.serviceWorker.ready.then(() => navigator.serviceWorker.controller !== null)'

describe.each(chosen)('%s', (name) => {
  let site: SiteServer
  let engine: Engine
  let tab: Tab

  beforeAll(async () => {
    site = await SiteServer.start()
    const open = ENGINES[name]
    if (!open) throw new Error(`No such engine: ${name}`)
    engine = await open(site.url)
    tab = engine.tab
    process.stdout.write(`${engine.version}\n`)
  })

  afterAll(async () => {
    await engine?.end()
    await site?.remove()
  })

  test('a salesperson saves everything, and the page reads every file back', async () => {
    await go(tab, paths.home)
    expect(await until(() => tab.evaluate<boolean>(IS_CONTROLLED), LIMITS.wait)).toBe(true)
    await go(tab, paths.device)
    await tab.press('button', 'Save everything')
    await expectText(tab, `${PICTURES} of ${PICTURES} pictures, as of`)
    await expectText(tab, 'Ready for offline use.')
  })

  test('while the server is down everything is still saved after a reload', async () => {
    await site.stop()
    await reload(tab)
    await expectText(tab, 'Ready for offline use.')
    await expectText(tab, `${PICTURES} of ${PICTURES} pictures, as of`)
  })

  test('while the server is down the list and a vehicle show all their pictures', async () => {
    await go(tab, paths.inventory)
    await expectText(tab, `Showing ${vehicles.length} of ${vehicles.length} total vehicles`)
    for (const [index, vehicle] of vehicles.entries())
      expect(await until(() => isShown(tab, 'main article img', index), LIMITS.wait), vehicle.id).toBe(true)
    const [vehicle] = vehicles
    if (!vehicle) throw new Error('The catalogue is empty')
    await go(tab, paths.vehicle(vehicle.id))
    await expectText(tab, vehicle.name)
    for (const [index] of vehicle.images.entries())
      expect(await until(() => isShown(tab, '[role=group][aria-label^="Pictures"] img', index), LIMITS.wait)).toBe(true)
  })

  test('while the server is down an inquiry is typed and saved, and survives a reload', async () => {
    await go(tab, paths.contact)
    for (const field of FIELDS) await tab.type(field, TEXTS[field])
    await tab.press('button', 'Send message')
    await expectText(tab, /Not sent yet Saved on this device/)
    await reload(tab)
    await expectText(tab, /Not sent yet Saved on this device/)
    const rows = await rowsOn(tab)
    expect(rows.map(({ payload }) => payload?.message)).toEqual([MESSAGE])
    // Queued, or just being tried again.
    expect(rows[0]?.state).not.toBe('delivered')
  })

  test('the inquiry arrives once when the server is back', async () => {
    await site.start()
    await go(tab, paths.home)
    expect(await until(async () => keptMessages(site.dataDir).length > 0, LIMITS.wait)).toBe(true)
    await go(tab, paths.outbox)
    expect(await until(async () => (await rowsOn(tab)).every(({ state }) => state === 'delivered'), LIMITS.wait)).toBe(
      true,
    )
    await reload(tab)
    expect(keptMessages(site.dataDir).map(({ message }) => message)).toEqual([MESSAGE])
  })
})
