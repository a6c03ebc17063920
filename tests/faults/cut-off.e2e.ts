import type { Page } from 'playwright/test'
import { draftOf, fillIn, messageField } from '../contact-page.ts'
import { statesOf } from './device-rows.ts'
import { Devtools } from './devtools.ts'
import type { FaultProxy } from './fault-proxy.ts'
import { expect, test } from './fixtures.ts'
import { savedNotice } from './visitor.ts'

test('two tabs and the worker at once send each inquiry once', async ({ page, context, way, visitor }) => {
  await visitor.openForm(page)
  await way.set('refuse')
  await visitor.leaveWaiting(page, 4)
  await page.goto('/outbox')
  const other = await context.newPage()
  await other.goto('/outbox')
  const devtools = await Devtools.open(page)
  await way.set('pass')
  const before = way.posts
  const comeBack = () => void window.dispatchEvent(new Event('online'))
  await Promise.all([devtools.wakeWorker(), page.evaluate(comeBack), other.evaluate(comeBack)])
  await expect.poll(() => statesOf(page)).toEqual(Array(4).fill('delivered'))
  expect(way.posts - before).toBe(4)
})

test('a tab that is duplicated while its inquiry is sent does not send it again', async ({
  page,
  context,
  way,
  visitor,
}) => {
  await visitor.openForm(page)
  await way.set('no-answer', '/api/contact')
  await visitor.ask(page)
  await expect.poll(() => way.posts).toBe(1)
  const opened = context.waitForEvent('page')
  // The new tab gets a copy of what the old one holds, the draft and its id with it.
  await page.evaluate(() => void window.open('/contact'))
  const copy = await opened
  await expect(copy.getByText('Your last message is saved on this device')).toBeVisible()
  await expect(messageField(copy)).toHaveValue('')
  await way.set('pass')
  await expect.poll(() => statesOf(copy)).toEqual(['delivered'])
})

test('a text changed in a duplicated tab does not replace the saved one', async ({ page, context, way, visitor }) => {
  await visitor.openForm(page)
  await fillIn(page, { Message: 'Typed before the tab was duplicated' })
  await expect.poll(() => draftOf(page)).toContain('Typed before the tab was duplicated')
  const opened = context.waitForEvent('page')
  await page.evaluate(() => void window.open('/contact'))
  const copy = await opened
  await expect(messageField(copy)).toHaveValue('Typed before the tab was duplicated')
  await way.set('refuse')
  const first = await visitor.press(page)
  await savedNotice(page).waitFor()
  await fillIn(copy, { Message: 'Typed in the copy' })
  const second = await visitor.press(copy)
  await savedNotice(copy).waitFor()
  await copy.goto('/outbox')
  for (const message of [first, second]) await expect(copy.getByText(message)).toBeVisible()
})

const FATES = [
  ['no-answer', 'before it got through'],
  ['drop-answer', 'after it got through'],
] as const

/** What this device still has to send. */
const unsent = async (page: Page) => (await statesOf(page)).filter((state) => state !== 'delivered')

/** Cuts off the inquiries that are sent from now on. @returns waits until one is under way, as far as it gets */
async function cutOff(way: FaultProxy, fate: (typeof FATES)[number][0]): Promise<() => Promise<void>> {
  await way.set(fate, '/api/contact')
  const [posts, accepted] = [way.posts, way.accepted.size]
  return async () => {
    await expect.poll(() => way.posts).toBe(posts + 1)
    if (fate === 'drop-answer') await expect.poll(() => way.accepted.size).toBe(accepted + 1)
  }
}

test('an inquiry arrives once although its tab is closed in the middle of a send', async ({
  context,
  way,
  visitor,
}) => {
  const next = await context.newPage()
  for (const [fate, when] of FATES)
    await test.step(when, async () => {
      const page = await context.newPage()
      await visitor.openForm(page)
      await next.goto('/robots.txt')
      const isUnderWay = await cutOff(way, fate)
      await visitor.ask(page)
      await isUnderWay()
      expect(await unsent(next)).toEqual(['sending'])
      await page.close()
      await way.set('pass')
      await next.goto('/outbox')
      await expect.poll(() => unsent(next)).toEqual([])
    })
})

test('an inquiry arrives once although the worker is stopped in the middle of a send', async ({
  context,
  way,
  visitor,
}) => {
  const quiet = await context.newPage()
  for (const [fate, when] of FATES)
    await test.step(when, async () => {
      const page = await context.newPage()
      await visitor.openForm(page)
      await quiet.goto('/robots.txt')
      await way.set('refuse')
      await visitor.ask(page)
      await savedNotice(page).waitFor()
      await page.close()
      const devtools = await Devtools.open(quiet)
      const isUnderWay = await cutOff(way, fate)
      await devtools.wakeWorker()
      await isUnderWay()
      expect(await unsent(quiet)).toEqual(['sending'])
      await devtools.stopWorker()
      await way.set('pass')
      await devtools.wakeWorker()
      await expect.poll(() => unsent(quiet)).toEqual([])
    })
})
