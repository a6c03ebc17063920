import type { Page } from 'playwright/test'
import { paths } from '../../src/addresses/paths.ts'
import { draftOf, fillIn, messageField, sendButton } from '../contact-page.ts'
import { expect, test } from '../fixtures.ts'
import { FrozenClock } from '../frozen-clock.ts'
import { PAYLOAD } from '../inquiry.ts'
import { withoutOwnLimits } from '../own-limits.ts'

// A browser that keeps no database, as in private windows of some: only the form and its draft have the message.
test.use({ expectedErrors: [/Failed to load resource.*503/] })
test.beforeEach(({ page }) =>
  page.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('The user denied permission', 'SecurityError')
    }
  }),
)
// A message is on its way until the test lets its answer come, however long the machine takes.
test.beforeEach(({ page }) => withoutOwnLimits(page))

const share = (page: Page) => page.addInitScript(() => localStorage.setItem('device:shared-device', 'true'))

/** Sends the form as it is. @returns lets the first answer come, and waits for it */
async function sendSlowly(page: Page, answer: 'busy' | 'stored') {
  let letCome = () => {}
  const held = new Promise<void>((resolve) => {
    letCome = resolve
  })
  await page.route(
    '/api/contact',
    async (route) => {
      await held
      if (answer === 'stored') await route.continue()
      else await route.fulfill({ status: 503, json: { error: 'Busy right now' } })
    },
    { times: 1 },
  )
  const asked = page.waitForRequest('/api/contact')
  await sendButton(page).click()
  await asked
  return async () => {
    const answered = page.waitForResponse('/api/contact')
    letCome()
    await (await answered).finished()
  }
}

async function leave(page: Page) {
  await page.getByRole('banner').getByRole('link', { name: 'Inventory' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Inventory' })).toBeVisible()
}

async function typeInForm(page: Page, message: string) {
  await expect(sendButton(page)).toHaveAttribute('type', 'submit')
  await messageField(page).fill(message)
  await expect.poll(() => draftOf(page)).toContain(message)
}

async function expectAfterReload(page: Page, message: string) {
  await page.reload()
  await page.getByLabel('First name').focus()
  await expect(sendButton(page)).toHaveAttribute('type', 'submit')
  await expect(messageField(page)).toHaveValue(message)
}

test('a late refusal on a shared device does not appear in the form of the next person', async ({ page }) => {
  await share(page)
  await page.goto(paths.contact)
  await fillIn(page)
  const letAnswer = await sendSlowly(page, 'busy')
  await leave(page)
  await page.getByRole('banner').getByRole('link', { name: 'Contact' }).click()
  await typeInForm(page, 'What the next person types')
  await letAnswer()
  await expect(page.getByText('Busy right now')).toBeVisible()
  await expectAfterReload(page, 'What the next person types')
})

for (const answer of ['busy', 'stored'] as const)
  test(`the late answer to a message (${answer}) does not change text typed since in the same form`, async ({
    page,
  }) => {
    await page.goto(paths.contactAbout('ev-city'))
    await fillIn(page)
    const letAnswer = await sendSlowly(page, answer)
    await leave(page)
    await page.goBack()
    await typeInForm(page, 'The second version of the message')
    await letAnswer()
    await expectAfterReload(page, 'The second version of the message')
  })

test('a message is not lost when the three minutes of a shared device end while it is sent', async ({ page }) => {
  await share(page)
  const clock = await FrozenClock.begin(page)
  // Again, for the timers of that clock.
  await withoutOwnLimits(page)
  await page.goto(paths.contact)
  await fillIn(page)
  await clock.passAsleep(175_000)
  const letAnswer = await sendSlowly(page, 'busy')
  // The page looks at the time every 15 s, and whenever it is shown again.
  await clock.passAsleep(8_000)
  await page.evaluate(() => dispatchEvent(new Event('pageshow')))
  await letAnswer()
  await expect(page.getByText('Busy right now')).toBeVisible()
  await expect(messageField(page)).toHaveValue(PAYLOAD.message)
})
