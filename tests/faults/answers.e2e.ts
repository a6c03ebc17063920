import type { Page } from 'playwright/test'
import { endpoints } from '../../src/contract/endpoints.ts'
import { messageField, sendButton } from '../contact-page.ts'
import { canned, refusal, wordsOf } from './canned-answers.ts'
import { rowsOf, statesOf } from './device-rows.ts'
import { expect, test } from './fixtures.ts'
import { keptMessages } from './server-database.ts'
import { passTime, reference, savedNotice } from './visitor.ts'

const notice = (page: Page) => page.getByRole('alert')
const later = (page: Page) => notice(page).getByRole('button', { name: 'Save and send later' })

/** [what the answer is, its status, its headers, how long the device then waits at least, in ms] */
const BUSY: [name: string, status: number, headers: Record<string, string>, waits: number][] = [
  ['500', 500, {}, 5_000],
  ['503', 503, {}, 5_000],
  ['503 with Retry-After', 503, { 'retry-after': '240' }, 240_000],
  ['429', 429, {}, 5_000],
  ['429 with Retry-After', 429, { 'retry-after': '240' }, 240_000],
]

const undelivered = async (page: Page) => (await rowsOf(page)).filter(({ state }) => state !== 'delivered')

test('when the server is busy the page says so; the person may leave the inquiry waiting, and it arrives once', async ({
  page,
  way,
  visitor,
}) => {
  await page.clock.install()
  await visitor.openForm(page)
  for (const [name, status, headers, waits] of BUSY) {
    await test.step(name, async () => {
      await page.goto('/contact')
      await way.answerWith(refusal(status, headers), endpoints.contact)
      const message = await visitor.ask(page)
      await expect(notice(page)).toContainText(wordsOf(status))
      await expect(messageField(page)).toHaveValue(message)
      await expect(sendButton(page)).toBeEnabled()
      expect(await undelivered(page)).toEqual([])

      const posts = way.posts
      await later(page).click()
      await expect(savedNotice(page)).toBeVisible()
      await expect.poll(() => way.posts).toBeGreaterThan(posts)
      const statuses = async () => (await undelivered(page)).map(({ lastError }) => lastError?.status)
      await expect.poll(statuses).toEqual([status])
      const [row] = await undelivered(page)
      // The worker may have tried it, and has a clock of its own.
      expect(row?.nextAttemptAt).toBeGreaterThan((row?.createdAt ?? Infinity) + waits - 1_000)

      await way.set('pass')
      await passTime(page, waits + 15_000, (limit) => expect(reference(page)).toBeVisible(limit))
    })
  }
})

test('when the server refuses while the person watches, the form keeps everything, and sends it once the server accepts it', async ({
  page,
  way,
  visitor,
}) => {
  await visitor.openForm(page)
  for (const status of [400, 409, 413, 422]) {
    await test.step(String(status), async () => {
      await page.goto('/contact')
      await way.answerWith(refusal(status), endpoints.contact)
      const message = await visitor.ask(page)
      await expect(notice(page)).toContainText(wordsOf(status))
      await expect(later(page)).toHaveCount(0)
      await expect(messageField(page)).toHaveValue(message)
      expect(await undelivered(page)).toEqual([])
      await way.set('pass')
      await visitor.press(page)
      await expect(reference(page)).toBeVisible()
    })
  }
})

/** The state of an inquiry after an answer that arrives without its form, and the word for it in the list. */
const REFUSED: [status: number, state: string, word: string][] = [
  [400, 'rejected', 'Needs a fix'],
  [409, 'rejected', 'Needs a fix'],
  [413, 'rejected', 'Needs a fix'],
  [422, 'rejected', 'Needs a fix'],
  [403, 'needs-attention', 'Needs attention'],
]

test('when the server refuses after the form was closed, the inquiry stays visible, and the device sends it when the person says so', async ({
  page,
  way,
  visitor,
}) => {
  await visitor.openForm(page)
  for (const [status, state, word] of REFUSED) {
    await test.step(String(status), async () => {
      await page.goto('/contact')
      await way.set('refuse')
      const message = await visitor.ask(page)
      await savedNotice(page).waitFor()
      await way.answerWith(refusal(status), endpoints.contact)
      await page.goto('/outbox')
      await expect.poll(async () => (await undelivered(page)).map((row) => row.state)).toEqual([state])
      const item = page.getByRole('listitem').filter({ hasText: message })
      await expect(item).toContainText(word)
      await expect(item).toContainText(wordsOf(status))
      for (const name of ['Edit', 'Delete']) await expect(item.getByText(name, { exact: true })).toBeVisible()
      await way.set('pass')
      await item.getByRole('button', { name: 'Resend' }).click()
      await expect.poll(() => undelivered(page)).toEqual([])
      await expect(page.getByText(/Reference \w{4}-\w{4}/).first()).toBeVisible()
    })
  }
})

test('a text that was changed after its answer was lost becomes a separate inquiry', async ({
  page,
  way,
  site,
  visitor,
}) => {
  await visitor.openForm(page)
  await way.set('lose-answer')
  const first = await visitor.ask(page)
  await savedNotice(page).waitFor()
  await page.goto('/outbox')
  await page.getByRole('link', { name: 'Edit' }).click()
  await expect(messageField(page)).toHaveValue(first)
  await way.set('pass')
  await messageField(page).fill(`${first} And the trailer?`)
  const second = await visitor.press(page)
  await expect(reference(page)).toBeVisible()
  const kept = keptMessages(site.dataDir)
  const firstId = kept.find(({ message }) => message === first)?.id
  expect(firstId).toBeDefined()
  expect(kept.find(({ message }) => message === second)?.replaces, 'the second names the first').toBe(firstId)
  expect(await statesOf(page)).toEqual(['delivered'])
})

test('a truncated response counts as no response', async ({ page, way, visitor }) => {
  await visitor.openForm(page)
  await way.answerWith(canned(201, { 'content-type': 'application/json' }, '{"id":"'), endpoints.contact)
  await visitor.ask(page)
  await expect(savedNotice(page)).toBeVisible()
  await way.set('pass')
  await page.reload()
  await expect(reference(page)).toBeVisible()
})
