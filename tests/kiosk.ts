import { pbkdf2Sync, randomUUID } from 'node:crypto'
import type { Page } from 'playwright/test'
import { paths } from '../src/addresses/paths.ts'
import { dealer } from '../src/content/dealer.ts'
import { DEFAULTS, type Kiosk, newKiosk } from '../src/device/kiosk.ts'
import { messageField } from './contact-page.ts'
import { expect } from './faults/expect.ts'
import { withoutServerTime } from './undated.ts'

export const PIN = '2468'
const SALT = Buffer.from('salt of this test')
const ITERATIONS = 1000

type Settings = Partial<Pick<Kiosk, 'name' | 'showroom' | 'idleSeconds'>>

/**
 * What the set-up leaves in localStorage of a device, with what its form begins with: kiosk.e2e.ts compares them. The hash of the
 * PIN takes fewer rounds, and the device stores no pictures by itself.
 */
export const storedKiosk = ({
  name = DEFAULTS.name,
  showroom = dealer.locations[0]?.id ?? '',
  idleSeconds = DEFAULTS.idleSeconds,
}: Settings = {}) => ({
  'device:kiosk': JSON.stringify(
    newKiosk({
      name,
      showroom,
      attract: 'featured',
      idleSeconds,
      pin: {
        salt: SALT.toString('base64'),
        hash: pbkdf2Sync(PIN, SALT, ITERATIONS, 32, 'sha256').toString('base64'),
        iterations: ITERATIONS,
      },
    }),
  ),
  'device:shared-device': 'true',
  'device:stored-models': 'true',
  'device:stored-pictures': '"none"',
})

/** Carts that an idle kiosk shows. */
export const loop = (page: Page) => page.getByRole('dialog', { name: 'Carts at this showroom' })

/** On every page of a kiosk, once its code is there. */
export const startOver = (page: Page) => page.getByRole('button', { name: 'Start over' })

/** Puts values into localStorage of a page that is open. */
export const storeValues = (page: Page, values: Record<string, string>): Promise<void> =>
  page.evaluate((all) => {
    for (const [key, value] of Object.entries(all)) localStorage.setItem(key, value)
  }, values)

/** Makes the tab one of a kiosk that was set up before, from its next page on. */
export async function beKiosk(page: Page, settings?: Settings) {
  await page.addInitScript((values) => {
    // Once, and noted where the end of a session removes nothing.
    if (window.name === '') for (const [key, value] of Object.entries(values)) localStorage.setItem(key, value)
    window.name = 'was set up'
  }, storedKiosk(settings))
}

/** Opens the site at a time on a device that is a kiosk already. */
export async function openAsKiosk(page: Page, { time, path = paths.home }: { time: Date; path?: string | undefined }) {
  await withoutServerTime(page.context())
  await page.clock.install({ time })
  await beKiosk(page, { name: 'Front door', showroom: 'poconos' })
  await page.goto(path)
  await expect(startOver(page)).toBeVisible()
}

/** Everything that a page can read of what this origin stores, as text. Encrypted values are left out. */
export const readStores = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const all = (request: IDBRequest) =>
      new Promise<unknown>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result)
        request.onerror = () => reject(request.error)
      })
    const { navigation } = window as unknown as {
      navigation: { entries: () => { url: string; getState: () => unknown }[] }
    }
    const entries = navigation.entries().map((entry) => [entry.url, entry.getState()])
    const found: unknown[] = [{ ...localStorage }, { ...sessionStorage }, history.state, entries]
    for (const { name } of await indexedDB.databases()) {
      const db = (await all(indexedDB.open(name ?? ''))) as IDBDatabase
      for (const store of db.objectStoreNames) found.push(await all(db.transaction(store).objectStore(store).getAll()))
      db.close()
    }
    for (const name of await caches.keys())
      for (const { url } of await (await caches.open(name)).keys()) {
        const answer = await caches.match(url, { cacheName: name })
        found.push(url, /json|text/.test(answer?.headers.get('content-type') ?? '') && (await answer?.text()))
      }
    return JSON.stringify(found)
  })

/** The text of the page, with the values of its fields. */
const readPage = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const fields = [...document.querySelectorAll<HTMLInputElement>('input, textarea, select')]
    return JSON.stringify([document.documentElement.outerHTML, fields.map(({ value }) => value)])
  })

/** A word that occurs nowhere else, and that no compression splits. */
export const word = () => randomUUID().replaceAll('-', '')

/** What a customer of a kiosk leaves, from its start page on: a search, and a message that is not sent. */
export async function leaveWords(page: Page): Promise<{ searched: string; typed: string }> {
  const [searched, typed] = [word(), word()]
  await page.getByRole('region', { name: 'How many seats do you need?' }).getByRole('link', { name: /^All/ }).click()
  await page.getByRole('searchbox', { name: 'Search' }).fill(searched)
  await expect(page.getByText(/^Showing 0 of/)).toBeVisible()
  await page.getByRole('link', { name: 'Contact', exact: true }).first().click()
  await messageField(page).fill(typed)
  return { searched, typed }
}

/** Addresses of the site in the history of this tab. */
const siteEntries = () => {
  const { navigation } = window as unknown as { navigation: { entries: () => { url: string }[] } }
  return navigation.entries().map(({ url }) => url)
}

/** Whether a kiosk's page is there, at this place among the entries of the site: their addresses are the same. */
const isKioskAt = (place: number) => {
  type Entry = { key: string }
  const { navigation } = window as unknown as { navigation: { entries: () => Entry[]; currentEntry: Entry } }
  const { key } = navigation.currentEntry
  const isKiosk = document.querySelector('nav[aria-label="Kiosk"]') !== null
  return isKiosk && navigation.entries().findIndex((entry) => entry.key === key) === place
}

const isHome = ({ pathname, search }: URL) => pathname === paths.home && search === ''

/** The untouched start page of a kiosk. */
export async function expectForgotten(page: Page, words: readonly string[]) {
  await expect(page).toHaveURL(isHome)
  await expect(startOver(page)).toBeVisible()
  const found = (await readStores(page)) + (await readPage(page))
  expect(words.filter((each) => found.includes(each))).toEqual([])
  // The tab has no earlier page of the site, and Forward leads to the same page.
  expect(await page.evaluate(() => history.state?.idx)).toBe(0)
  await expect.poll(async () => new Set(await page.evaluate(siteEntries))).toEqual(new Set([page.url()]))
  await page.goForward()
  await page.waitForFunction(isKioskAt, 1)
  await expect(page).toHaveURL(isHome)
  await page.goBack()
  await page.waitForFunction(isKioskAt, 0)
}
