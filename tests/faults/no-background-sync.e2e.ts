import { prependToWorker } from '../new-version.ts'
import { statesOf } from './device-rows.ts'
import { expect, testOnCopy } from './fixtures.ts'
import { savedNotice } from './visitor.ts'

/** As in Firefox and on iOS, for pages and worker alike. */
const WITHOUT_SYNC = 'delete self.SyncManager; delete self.ServiceWorkerRegistration?.prototype.sync;'

const test = testOnCopy.extend({
  copy: async ({ copy }, use) => {
    await prependToWorker(copy, WITHOUT_SYNC)
    await use(copy)
  },
  page: async ({ page }, use) => {
    await page.context().addInitScript(WITHOUT_SYNC)
    await use(page)
  },
})

test('without Background Sync an inquiry goes out when the site is opened again', async ({
  page,
  context,
  way,
  visitor,
}) => {
  await visitor.openForm(page)
  expect(await page.evaluate(() => 'SyncManager' in window)).toBe(false)
  await way.set('refuse')
  await visitor.ask(page)
  await savedNotice(page).waitFor()
  await page.close()
  await way.set('pass')
  const again = await context.newPage()
  await again.goto('/')
  await expect.poll(() => statesOf(again)).toEqual(['delivered'])
})

test('without Background Sync the worker takes over from a tab that is closed in the middle of a send', async ({
  page,
  context,
  way,
  visitor,
}) => {
  await visitor.openForm(page)
  const quiet = await context.newPage()
  await quiet.goto('/robots.txt')
  await way.set('no-answer', '/api/contact')
  await visitor.ask(page)
  await expect.poll(() => way.posts).toBe(1)
  await page.close()
  await way.set('pass')
  await expect.poll(() => statesOf(quiet)).toEqual(['delivered'])
})
