import type { Page } from 'playwright/test'
import { messageField } from '../contact-page.ts'
import { statesOf } from './device-rows.ts'
import { expect, test } from './fixtures.ts'
import { reference, savedNotice } from './visitor.ts'

// A worker would send what the page cannot store, because its own storage works.
test.use({ serviceWorkers: 'block' })

const unsaved = (page: Page) => page.getByText('Not sent, and not saved on this device')

/** Faults of the storage, from the first visit on. */
const OBSTACLES: Record<string, (page: Page, origin: string) => Promise<unknown>> = {
  'the storage is full': async (page, origin) => {
    const session = await page.context().newCDPSession(page)
    await session.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 1 })
  },
  'the browser refuses IndexedDB': (page) =>
    page.addInitScript(() => {
      IDBFactory.prototype.open = () => {
        throw new DOMException('The user denied permission', 'SecurityError')
      }
    }),
  'the browser blocks all data of the site': (page) =>
    page.addInitScript(() => {
      const refuse = () => {
        throw new DOMException('The request was denied', 'SecurityError')
      }
      const reject = async () => refuse()
      IDBFactory.prototype.open = refuse
      LockManager.prototype.request = reject
      ServiceWorkerContainer.prototype.getRegistration = reject
      for (const name of ['localStorage', 'sessionStorage', 'caches'])
        Object.defineProperty(window, name, { get: refuse })
      Object.defineProperty(window, 'BroadcastChannel', { value: refuse })
    }),
  'there is no IndexedDB': (page) =>
    page.addInitScript(() => void Object.defineProperty(window, 'indexedDB', { value: undefined })),
  'IndexedDB never answers': (page) =>
    page.addInitScript(() => {
      // A request without events, as the library recognizes one.
      const unanswered = Object.create(IDBOpenDBRequest.prototype, { addEventListener: { value: () => {} } })
      IDBFactory.prototype.open = () => unanswered
    }),
}

for (const [name, hinder] of Object.entries(OBSTACLES)) {
  const hangs = name.endsWith('never answers')
  /** The page waits for its storage no longer than five seconds. */
  const waitedLongEnough = async (page: Page) => {
    if (hangs) await page.clock.fastForward(5_000)
  }

  test(`${name}: without a server the form keeps the text and says so, and with one it sends it anyway`, async ({
    page,
    way,
    visitor,
  }) => {
    await page.clock.install()
    await hinder(page, way.url)
    await visitor.openWholeForm(page)
    await way.set('refuse')
    const message = await visitor.ask(page)
    await waitedLongEnough(page)
    await expect(unsaved(page)).toBeVisible()
    await expect(messageField(page)).toHaveValue(message)
    await expect(page.getByRole('main').locator('a[href^="tel:"]').first()).toBeVisible()

    await way.set('pass')
    await visitor.press(page)
    await waitedLongEnough(page)
    await expect(reference(page)).toBeVisible()
  })
}

test('an inquiry that waited before the storage filled up is sent anyway, once', async ({ page, way, visitor }) => {
  await visitor.openWholeForm(page)
  await way.set('refuse')
  await visitor.ask(page)
  await savedNotice(page).waitFor()
  // The browser answers from a measure of its own for a while, so here the store itself refuses.
  await page.addInitScript(() => {
    if (sessionStorage.getItem('room')) return
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('No room', 'QuotaExceededError')
    }
  })
  await way.set('pass')
  await page.reload()
  await expect.poll(() => way.accepted.size).toBe(1)
  expect(await statesOf(page)).toEqual(['queued'])
  await page.evaluate(() => sessionStorage.setItem('room', 'there is some again'))
  await page.goto('/outbox')
  await expect.poll(() => statesOf(page)).toEqual(['delivered'])
  expect(way.accepted.size).toBe(1)
})
