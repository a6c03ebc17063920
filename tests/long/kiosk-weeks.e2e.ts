import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from 'playwright/test'
import { METRICS_HEADERS } from '../../server/test-metrics.ts'
import { paths } from '../../src/addresses/paths.ts'
import { endpoints } from '../../src/contract/endpoints.ts'
import { fillIn, messageField, sendButton } from '../contact-page.ts'
import { expect, testOnCopy as test } from '../faults/fixtures.ts'
import { keptInquiries } from '../faults/server-database.ts'
import { passTime, savedNotice } from '../faults/visitor.ts'
import { readyForOffline, type SiteCopy } from '../fixtures.ts'
import { FrozenClock } from '../frozen-clock.ts'
import { beKiosk, startOver } from '../kiosk.ts'
import { LIMITS } from '../limits.ts'
import { deployNewVersion } from '../new-version.ts'

const NAME = 'Scranton, left of the door'

test.use({ siteOptions: { env: { KIOSKS: NAME } } })

const home = (page: Page, version: string) => page.locator(`body[data-version="${version}"]`)
const isSessionOpen = (page: Page) => page.evaluate(() => localStorage.getItem('person:kiosk-session') !== null)

/** Opens the start page of a kiosk that can do without a network. */
async function openKiosk(page: Page, url: string) {
  await beKiosk(page, { name: NAME })
  await page.goto(url + paths.home)
  await readyForOffline(page)
  await expect(startOver(page)).toBeVisible()
}

/** The states of the workers that are installed from now on, as the page hears of them. */
const watchInstalls = (page: Page) =>
  page.evaluate(async () => {
    const states: string[] = []
    const registration = await navigator.serviceWorker.ready
    registration.addEventListener('updatefound', () => {
      const { installing } = registration
      installing?.addEventListener('statechange', () => states.push(installing.state))
    })
    Object.assign(window, { states })
  })
const installs = (page: Page) => page.evaluate(() => (window as unknown as { states: string[] }).states)

/** Puts a new version in place, with one file missing. */
async function deployBroken({ server, dir }: SiteCopy): Promise<void> {
  const file = join(dir, 'sw.js')
  const before = await readFile(file, 'utf8')
  await writeFile(
    file,
    before.replace('[{"revision":', '[{"revision":null,"url":"assets/gone-1a2b3c4d.js"},{"revision":'),
  )
  await expect.poll(async () => (await fetch(`${server.url}/sw.js`)).text()).toContain('gone-1a2b3c4d')
}

test('an idle kiosk changes to a new version, never during a session, and never to a broken one', async ({
  page,
  copy,
  way,
}) => {
  const clock = await FrozenClock.begin(page)
  await openKiosk(page, way.url)
  await page.mouse.click(5, 400)
  await expect.poll(() => isSessionOpen(page)).toBe(true)
  await page.evaluate(() => Object.assign(window, { untouched: true }))
  await deployNewVersion(copy, { version: 'first' })
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update())
  await expect.poll(() => page.evaluate(async () => !!(await navigator.serviceWorker.ready).waiting)).toBe(true)
  await clock.pass(40_000)
  await page.mouse.click(5, 400)
  await clock.pass(40_000)
  await page.getByRole('navigation').getByRole('link', { name: 'Showroom' }).first().click()
  await expect(page.getByRole('heading', { name: 'At the showroom' })).toBeVisible()
  expect(await page.evaluate(() => 'untouched' in window), 'the page was not reloaded').toBe(true)
  await expect(page.getByText('New version ready')).toHaveCount(0)

  await startOver(page).click()
  // An idle kiosk checks every seven seconds whether a new version may take over.
  // The clock stands while Chromium changes the worker: a request of the kiosk at that moment would start the old one again.
  await expect(async () => {
    await page.clock.fastForward(7_000)
    await expect(home(page, 'first')).toBeAttached({ timeout: 5_000 })
  }).toPass({ timeout: LIMITS.wait })
  await expect(startOver(page)).toBeVisible()
  expect(await isSessionOpen(page), 'loading the new version is no session').toBe(false)

  await deployBroken(copy)
  await watchInstalls(page)
  // The site looks for a new version once an hour.
  await page.clock.fastForward('01:00:00')
  await expect.poll(() => installs(page)).toContain('redundant')
  expect(await installs(page)).not.toContain('activated')
  await way.set('refuse')
  await page.reload()
  await expect(home(page, 'first')).toBeAttached()
  await page.goto(way.url + paths.contact)
  await expect(messageField(page)).toBeVisible()
  await expect(startOver(page)).toBeVisible()
  await way.set('pass')
})

/** What the server tells of the kiosk, by the name of the figure. */
async function toldBy(server: SiteCopy['server'], figure: string): Promise<string | undefined> {
  const text = await (await fetch(`${server.url}/metrics`, { headers: METRICS_HEADERS })).text()
  return text.match(new RegExp(`^${figure}\\{kiosk="${NAME}".*\\} (.*)$`, 'm'))?.[1]
}

test('ten people write on a kiosk on a weekend without a network, and on Monday each is delivered once, in order', async ({
  page,
  site,
  way,
}) => {
  // From now on: the worker has the clock of this machine, and says by it from when the list is.
  await page.clock.install()
  await openKiosk(page, way.url)
  await expect.poll(() => toldBy(site, 'kiosk_inquiries_waiting')).toBe('0')
  await page.goto(paths.inventory)
  await expect(startOver(page)).toBeVisible()
  await expect(page.getByText(/^As of/)).toHaveCount(0)

  await way.set('refuse')
  const written: string[] = []
  const write = async () => {
    await page.goto(paths.contact)
    await expect(startOver(page)).toBeVisible()
    written.push(`Please call number ${written.length + 1}`)
    await fillIn(page, { Message: written.at(-1) })
    await sendButton(page).click()
    await savedNotice(page).waitFor()
  }
  for (let person = 1; person <= 10; person += 1) {
    await write()
    // They go away, or end it themselves.
    if (person % 2) await page.clock.fastForward('06:00:00')
    else await startOver(page).click()
    await expect(page).toHaveURL(paths.home)
    await expect(startOver(page)).toBeVisible()
    await page.clock.fastForward('06:00:00')
  }
  expect(await keptInquiries(site.dataDir)).toEqual([])
  await page.goto(paths.inventory)
  await expect(page.getByText(/^As of/)).toBeVisible()
  await startOver(page).click()
  await expect(page).toHaveURL(paths.home)

  await way.set('pass')
  const kept = async () => (await keptInquiries(site.dataDir)).map(({ payload }) => payload['message'])
  await passTime(page, 300_000, (limit) => expect.poll(kept, limit).toEqual(written))

  await passTime(page, 300_000, (limit) => expect.poll(() => toldBy(site, 'kiosk_inquiries_waiting'), limit).toBe('0'))
  expect(await kept()).toEqual(written)

  // The kiosk asks for the list although no page is opened.
  const asked = () => way.passages.filter(({ path }) => path === endpoints.vehicles).length
  const before = asked()
  await passTime(page, 600_000, (limit) => expect.poll(asked, limit).toBeGreaterThan(before))
})
