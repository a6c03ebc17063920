import { expect, type Page } from 'playwright/test'
import { variantsOf, viewOf } from '../src/lib/picture-sources.ts'
import { readyForOffline } from './fixtures.ts'
import { vehicles } from './site-vehicles.ts'

/** The smallest form of the front picture of every cart. */
export const fronts = [
  ...new Set(
    vehicles.flatMap(({ images }) => {
      const front = images.find((path) => viewOf(path) === 'front')
      return (front && variantsOf(front)?.avif[0]?.url) ?? []
    }),
  ),
]

/** Those of some paths that are stored under exactly this name, and their size in bytes. */
export const storedOf = (page: Page, paths: readonly string[]): Promise<[string, number][]> =>
  page.evaluate(async (urls) => {
    const stored: [string, number][] = []
    for (const url of urls) {
      const response = await caches.match(url)
      if (response) stored.push([url, (await response.blob()).size])
    }
    return stored
  }, paths)

/** Resolves when the page has stored by itself what it stores when it is idle. */
export const frontsStored = (page: Page) =>
  expect.poll(async () => (await storedOf(page, fronts)).length).toBe(fronts.length)

/** A first visit of a page, until it has stored by itself what it stores. */
export async function visitAndStore(page: Page, path = '/'): Promise<void> {
  await page.goto(path)
  await readyForOffline(page)
  await frontsStored(page)
}

/** Makes the browser one that saves data, from the next page on. */
export const saveData = (page: Page) =>
  page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }))
