import type { SiteCopy } from '../fixtures.ts'
import { type MailServer, startMailServer, subjectOf } from '../server/mail-server.ts'
import { statesOf } from './device-rows.ts'
import { expect, testOnCopy } from './fixtures.ts'
import { savedNotice } from './visitor.ts'

const HOUR_MS = 60 * 60_000

/** A site that sends the dealer mail, and where it arrives. */
const test = testOnCopy.extend<{ dealer: SiteCopy & { mail: MailServer } }>({
  dealer: async ({ siteCopy }, use) => {
    const mail = await startMailServer()
    const env = {
      SMTP_URL: `smtp://127.0.0.1:${mail.port}`,
      MAIL_FROM: 'site@carts.example.com',
      MAIL_TO: 'sales@carts.example.com',
    }
    await use({ ...(await siteCopy({ env })), mail })
    await mail.stop()
  },
  copy: async ({ dealer }, use) => use(dealer),
})

test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true })

test('a message written on a phone without a signal, in a tab that is then closed, reaches the dealer as one mail an hour later', async ({
  page,
  context,
  way,
  dealer: { mail },
  visitor,
}) => {
  await visitor.openForm(page)
  await way.set('refuse')
  const message = await visitor.ask(page)
  await savedNotice(page).waitFor()
  await page.getByRole('link', { name: 'See what’s waiting' }).click()
  await expect(page.getByText(message, { exact: true })).toBeVisible()
  await expect(page.getByText('1 waiting.')).toBeVisible()
  await page.close()

  await way.set('pass')
  const later = await context.newPage()
  await later.clock.install({ time: Date.now() + HOUR_MS })
  await later.goto('/')
  await expect.poll(() => statesOf(later)).toEqual(['delivered'])
  await expect.poll(() => mail.mails.length).toBe(1)
  await later.goto('/outbox')
  const confirmation = await later
    .getByRole('main')
    .getByText(/Reference \w{4}-\w{4}/)
    .textContent()
  const [reference] = /\w{4}-\w{4}/.exec(confirmation ?? '') ?? []
  expect(subjectOf(mail.mails[0] ?? '')).toBe(`Inquiry ${reference}: sales`)

  // Nothing that the device does from here on makes it two.
  await later.reload()
  await later.evaluate(() => void window.dispatchEvent(new Event('online')))
  await later.goto('/contact')
  expect(way.accepted.size).toBe(1)
  expect(mail.mails).toHaveLength(1)
})
