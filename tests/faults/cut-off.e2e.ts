import { messageField } from '../contact-page.ts'
import { statesOf } from './device-rows.ts'
import { Devtools } from './devtools.ts'
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
  await way.set('swallow', '/api/contact')
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

for (const fate of ['swallow', 'swallow-answer'] as const) {
  const where = fate === 'swallow' ? 'before it got through' : 'after it got through'

  test(`a tab closed in the middle of a send, ${where}`, async ({ page, context, way, visitor }) => {
    await visitor.openForm(page)
    const next = await context.newPage()
    await next.goto('/robots.txt')
    await way.set(fate, '/api/contact')
    await visitor.ask(page)
    await expect.poll(() => way.posts).toBe(1)
    if (fate === 'swallow-answer') await expect.poll(() => way.accepted.size).toBe(1)
    expect(await statesOf(next)).toEqual(['sending'])
    await page.close()
    await way.set('pass')
    await next.goto('/outbox')
    await expect.poll(() => statesOf(next)).toEqual(['delivered'])
  })

  test(`a worker stopped in the middle of a send, ${where}`, async ({ page, context, way, visitor }) => {
    await visitor.openForm(page)
    const quiet = await context.newPage()
    await quiet.goto('/robots.txt')
    await way.set('refuse')
    await visitor.ask(page)
    await savedNotice(page).waitFor()
    await page.close()
    const devtools = await Devtools.open(quiet)
    await way.set(fate, '/api/contact')
    const before = way.posts
    await devtools.wakeWorker()
    await expect.poll(() => way.posts).toBe(before + 1)
    if (fate === 'swallow-answer') await expect.poll(() => way.accepted.size).toBe(1)
    expect(await statesOf(quiet)).toEqual(['sending'])
    await devtools.stopWorker()
    await way.set('pass')
    await devtools.wakeWorker()
    await expect.poll(() => statesOf(quiet)).toEqual(['delivered'])
  })
}
