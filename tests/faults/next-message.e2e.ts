import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright/test'
import { fillIn, messageField, sendButton } from '../contact-page.ts'
import { FORM_CODE, hold } from '../hold.ts'
import { withoutOwnLimits } from '../own-limits.ts'
import { expect, test } from './fixtures.ts'
import { savedNotice, type Visitor } from './visitor.ts'

// What it has stored would be there at once.
test.use({ serviceWorkers: 'block' })

// The first message waits for its answer until the test releases it, however long the reload takes.
test.beforeEach(({ page }) => withoutOwnLimits(page))

/** Resolves when the outbox has the text, so that the tab keeps only which row that is. */
const handedOver = (page: Page) =>
  expect.poll(() => page.evaluate(() => sessionStorage.getItem('contact-drafts'))).toContain('"sent"')
const saved = (page: Page) => page.getByText('Your last message is saved on this device')

/** Sends a first message, reloads the page before its answer, and sends a second one before the form is hydrated. */
async function sendTwo(page: Page, visitor: Visitor) {
  await page.goto('/contact')
  const underWay = page.waitForRequest('/api/contact')
  const first = await visitor.ask(page)
  await underWay
  await expect(page.getByRole('button', { name: 'Sending...' })).toBeVisible()
  await handedOver(page)
  const letFormCome = await hold(page, FORM_CODE)
  await page.reload({ waitUntil: 'commit' })
  await fillIn(page, { Message: `The second one ${randomUUID()}` })
  const second = await visitor.press(page)
  return { first, second, letFormCome }
}

test('a second message, sent before the form was hydrated again, does not replace the first', async ({
  page,
  visitor,
}) => {
  const letAnswersCome = await hold(page, '/api/contact')
  const { first, second, letFormCome } = await sendTwo(page, visitor)
  letFormCome()
  await expect(page.getByRole('button', { name: 'Sending...' })).toBeVisible()
  const list = await page.context().newPage()
  await list.goto('/outbox')
  for (const message of [first, second]) await expect(list.getByText(message)).toBeVisible()
  letAnswersCome()
})

test('a second message that could not be sent is not lost when the first has arrived', async ({ page, visitor }) => {
  // All attempts of this tab but the first fail at once: one without an answer would keep the other tab waiting.
  await page.route('/api/contact', (route) => route.abort('connectionreset'))
  const letAnswersCome = await hold(page, '/api/contact', { times: 1 })
  const { second, letFormCome } = await sendTwo(page, visitor)
  // Another tab delivers the first one meanwhile.
  const list = await page.context().newPage()
  await list.goto('/outbox')
  await expect(list.getByRole('main').getByText(/Reference \w{4}-\w{4}/)).toBeVisible()
  // It must not deliver the second one before that was seen.
  await list.route('/api/contact', (route) => route.abort('connectionreset'))
  letFormCome()
  await expect(savedNotice(page)).toBeVisible()
  await expect(list.getByText(second)).toBeVisible()
  letAnswersCome()
  await page.unroute('/api/contact')
})

test('text typed key by key after such a reload stays, and the form reports the outcome of the first', async ({
  page,
  visitor,
}) => {
  const letAnswersCome = await hold(page, '/api/contact')
  await page.goto('/contact')
  await visitor.ask(page)
  await handedOver(page)
  const letFormCome = await hold(page, FORM_CODE)
  await page.reload({ waitUntil: 'commit' })
  await page.getByLabel('First name').click()
  await page.keyboard.type('Be')
  letFormCome()
  await page.keyboard.type('rt', { delay: 100 })
  await expect(saved(page)).toBeVisible()
  await page.keyboard.press('Tab')
  await page.keyboard.type('Novak')
  await expect(page.getByLabel('First name')).toHaveValue('Bert')
  await expect(page.getByLabel('Last name')).toHaveValue('Novak')
  await expect(messageField(page)).toHaveValue('')
  letAnswersCome()
  await expect(sendButton(page)).toBeEnabled()
})
