import { expect, type Page } from 'playwright/test'
import { paths } from '../src/paths.ts'

const PIN = '2468'

/** On every page of a kiosk, once its code is there. */
export const startOver = (page: Page) => page.getByRole('button', { name: 'Start over' })

async function openKioskSettings(page: Page) {
  await page.goto(paths.kiosk)
  await page.getByRole('button', { name: 'Settings of this kiosk' }).click()
}

/** Makes the device a kiosk, with what the form begins with. The start page is open then. */
export async function setUpKiosk(page: Page) {
  await openKioskSettings(page)
  await page.getByLabel('PIN to leave kiosk mode').fill(PIN)
  await page.getByLabel('PIN again').fill(PIN)
  await page.getByRole('button', { name: 'Start kiosk mode' }).click()
  await expect(startOver(page)).toBeVisible()
}

/** Everything that a page can read of what this origin stores and shows, as text. Encrypted values are left out. */
export const readEverything = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const all = (request: IDBRequest) =>
      new Promise<unknown>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result)
        request.onerror = () => reject(request.error)
      })
    const { navigation } = window as unknown as {
      navigation: { entries: () => { url: string; getState: () => unknown }[] }
    }
    const found: unknown[] = [
      { ...localStorage },
      { ...sessionStorage },
      history.state,
      navigation.entries().map((entry) => [entry.url, entry.getState()]),
      document.documentElement.outerHTML,
      [...document.querySelectorAll<HTMLInputElement>('input, textarea, select')].map(({ value }) => value),
    ]
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
