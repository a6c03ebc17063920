import type { CDPSession, Page } from 'playwright/test'
import { fillIn } from '../contact-page.ts'
import { expect, readyForOffline } from '../fixtures.ts'
import { test } from '../short-install.ts'

/** The number that DevTools needs to speak to the worker. */
async function registrationIdOf(devtools: CDPSession): Promise<string> {
  const seen = new Promise<string>((resolve) =>
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [registration] = registrations
      if (registration) resolve(registration.registrationId)
    }),
  )
  await devtools.send('ServiceWorker.enable')
  return seen
}

/** States of the inquiries on this device, read from a page of the site that runs none of its code. */
const statesOf = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<string[]>((resolve, reject) => {
        const opening = indexedDB.open('outbox')
        opening.onerror = () => reject(opening.error)
        opening.onsuccess = () => {
          const database = opening.result
          const all = database
            .transaction(database.objectStoreNames[0] ?? '')
            .objectStore(database.objectStoreNames[0] ?? '')
            .getAll()
          all.onsuccess = () => {
            database.close()
            resolve(all.result.map(({ state }: { state: string }) => state))
          }
        }
      }),
  )

test('the worker delivers an inquiry while no page of the site is open', async ({ page, context, site }) => {
  await page.goto('/contact')
  await readyForOffline(page)
  const quiet = await context.newPage()
  await quiet.goto('/robots.txt')
  const devtools = await context.newCDPSession(quiet)
  const registrationId = await registrationIdOf(devtools)

  await site.stop()
  await fillIn(page)
  await page.getByRole('button', { name: 'Send message' }).click()
  await expect(page.getByText('Saved on this device').first()).toBeVisible()
  // Another attempt may be under way.
  await expect.poll(() => statesOf(quiet)).toEqual(['queued'])
  await page.close()

  await site.start()
  await devtools.send('ServiceWorker.dispatchSyncEvent', {
    origin: site.url,
    registrationId,
    tag: 'outbox-from-a-test',
    lastChance: false,
  })
  await expect.poll(() => statesOf(quiet)).toEqual(['delivered'])
})
