import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright/test'
import { endpoints } from '../../src/contract/endpoints.ts'
import { newRow } from '../../src/outbox/row.ts'
import { prependToWorker } from '../new-version.ts'
import { refusal } from './canned-answers.ts'
import { olderRow, plantRow, rowsOf, statesOf } from './device-rows.ts'
import { Devtools } from './devtools.ts'
import type { FaultProxy } from './fault-proxy.ts'
import { expect, test, testOnCopy } from './fixtures.ts'
import { passTime, savedNotice, type Visitor } from './visitor.ts'

const DAY = 86_400_000
const SHIFTS: [name: string, ms: number][] = [
  ['a day back', -DAY],
  ['a year ahead', 365 * DAY],
]

/** Leaves an inquiry waiting for a time that is set: the server is busy, so that no other trigger sends it before. */
async function leaveForLater(page: Page, way: FaultProxy, visitor: Visitor) {
  await way.answerWith(refusal(503, { 'retry-after': '600' }), endpoints.contact)
  await visitor.ask(page)
  await page.getByRole('button', { name: 'Save and send later' }).click()
  await savedNotice(page).waitFor()
  await expect.poll(async () => (await rowsOf(page)).map(({ lastError }) => lastError?.status)).toEqual([503])
}

for (const [name, shift] of SHIFTS) {
  test(`the clock is moved ${name}: waiting inquiries stay visible, and go out at the next poll`, async ({
    page,
    way,
    visitor,
  }) => {
    await page.clock.install()
    await visitor.openForm(page)
    await leaveForLater(page, way, visitor)
    await page.clock.setSystemTime(Date.now() + shift)
    await page.getByRole('link', { name: 'See what’s waiting' }).click()
    await expect(page.getByText(shift > 0 ? '1 needs attention.' : '1 waiting.')).toBeVisible()
    await expect(page.getByText('Waiting for more than 7 days')).toHaveCount(shift > 0 ? 1 : 0)
    await way.set('pass')
    await passTime(page, 30_000, (limit) => expect.poll(() => statesOf(page), limit).toEqual(['delivered']))
  })
}

testOnCopy(
  "the worker's clock is moved a day back: it sends what waits",
  async ({ page, context, copy, way, visitor }) => {
    await prependToWorker(copy, `Date.now = ((now) => () => now() - ${DAY})(Date.now)`)
    await visitor.openForm(page)
    const quiet = await context.newPage()
    await quiet.goto('/robots.txt')
    await page.close()
    const devtools = await Devtools.open(quiet)
    const message = `What about cart ${randomUUID()}?`
    visitor.sent.add(message)
    // What the page left before the clock was moved: its time to go has not come by either clock.
    const row = newRow(randomUUID(), olderRow(message).payload, undefined, Date.now())
    const lastError = { kind: 'busy', status: 503 }
    await plantRow(quiet, { ...row, attempts: 1, lastError, nextAttemptAt: Date.now() + 10 * 60_000 })
    await devtools.wakeWorker()
    await expect.poll(() => statesOf(quiet)).toEqual(['delivered'])
    expect(way.posts).toBe(1)
  },
)
