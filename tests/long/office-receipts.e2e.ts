import { endpoints } from '../../src/contract/endpoints.ts'
import { expect } from '../fixtures.ts'
import { OFFICE_INQUIRY } from '../inquiry.ts'
import { test as base } from '../office.ts'
import { type MailServer, startMailServer, subjectOf } from '../server/mail-server.ts'

const test = base.extend<{ mail: MailServer }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright demands a destructured argument
  mail: async ({}, use) => {
    const mail = await startMailServer()
    await use(mail)
    await mail.stop()
  },
  settings: async ({ mail }, use) => {
    const addresses = { MAIL_FROM: 'site@carts.example.com', MAIL_TO: 'sales@carts.example.com' }
    await use({ SMTP_URL: `smtp://127.0.0.1:${mail.port}`, ...addresses })
  },
})

test('an owner switches the automatic reply on, and the next customer has it by mail', async ({
  office,
  mail,
  request,
}) => {
  const page = await office.signedIn('Anna')
  await page.getByRole('button', { name: 'More' }).click()
  await page.getByRole('menuitem', { name: 'Automatic reply' }).click()
  await expect(page.getByText('It’s never been on.')).toBeVisible()
  await expect(page.getByText('Nothing goes out yet')).toHaveCount(0)
  await page.getByText('Send the automatic reply').click()
  await expect(page.getByText(/^Turned on by Anna/)).toBeVisible()

  const sent = await request.post(office.site.url + endpoints.contact, { data: OFFICE_INQUIRY })
  const { id, reference } = (await sent.json()) as { id: string; reference: string }
  const toCustomer = () => mail.mails.filter((text) => /^To: zoe@example\.com\r$/m.test(text))
  await expect.poll(() => toCustomer().map(subjectOf)).toEqual([`We got your message (${reference})`])
  expect(toCustomer()[0]).toContain('We got your message about the Denago Nomad.')
  expect(mail.mails.map(subjectOf)).toContain(`Inquiry ${reference}: sales, Denago Nomad`)
  await page.goto(`${office.url}/inquiries/${id}`)
  const deliveries = page.getByRole('region', { name: 'Deliveries' })
  await expect(deliveries.getByRole('listitem').filter({ hasText: 'Automatic reply' })).toContainText('Sent')
  // It is no answer.
  await expect(page.getByRole('button', { name: 'Mark as answered' })).toBeEnabled()
})
