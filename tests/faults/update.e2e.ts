import { readyForOffline } from '../fixtures.ts'
import { deployNewVersion } from '../new-version.ts'
import { frontsStored } from '../stored-pictures.ts'
import { statesOf } from './device-rows.ts'
import { expect, testOnCopy as test } from './fixtures.ts'

test('inquiries that wait survive an update of the app and go out', async ({ page, copy, way, visitor }) => {
  await visitor.openForm(page)
  await way.set('refuse')
  await visitor.leaveWaiting(page, 2)
  await way.set('reset', '/api/contact')
  await deployNewVersion(copy)
  await page.goto('/outbox')
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update())
  await expect.poll(() => page.evaluate(async () => !!(await navigator.serviceWorker.ready).waiting)).toBe(true)
  // One of them may just be tried.
  await expect.poll(() => statesOf(page)).toEqual(['queued', 'queued'])
  // A request while Chromium stops the old worker would start it again.
  await frontsStored(page)

  await page.evaluate(async () => (await navigator.serviceWorker.ready).waiting?.postMessage({ type: 'SKIP_WAITING' }))
  const tookOver = () =>
    page.evaluate(async () => {
      const { waiting, active } = await navigator.serviceWorker.ready
      return !waiting && active?.state === 'activated'
    })
  await expect(async () => expect(await tookOver()).toBe(true)).toPass()
  await way.set('pass')
  await page.goto('/')
  await readyForOffline(page)
  await expect(page.locator('body[data-version="new"]')).toBeAttached()
  await expect.poll(() => statesOf(page)).toEqual(['delivered', 'delivered'])
})
