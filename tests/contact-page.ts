import { expect, type Page, type Route } from 'playwright/test'
import { PAYLOAD } from './inquiry.ts'

export const messageField = (page: Page) => page.getByLabel('Message', { exact: true })
export const sendButton = (page: Page) => page.getByRole('button', { name: 'Send message' })
/** What the tab keeps of unsent messages. */
export const draftOf = (page: Page) => page.evaluate(() => sessionStorage.getItem('contact-drafts'))

const TYPED = {
  'First name': PAYLOAD.firstName,
  'Last name': PAYLOAD.lastName,
  Email: PAYLOAD.email,
  Phone: PAYLOAD.phone,
  Message: PAYLOAD.message,
}

/**
 * Types the inquiry into the contact form.
 * @param fields to type otherwise, by their labels
 */
export async function fillIn(page: Page, fields: Partial<Record<keyof typeof TYPED, string>> = {}): Promise<void> {
  const values = Object.entries({ ...TYPED, ...fields })
  for (const [label, value] of values) await page.getByRole('textbox', { name: label, exact: true }).fill(value)
}

/** Makes the device one of a salesperson, who writes for several customers. */
export const sellHere = (page: Page) =>
  page.addInitScript(() => localStorage.setItem('device:seller', JSON.stringify({ seller: 'Sam Reed' })))

/** Types a whole inquiry, and waits until the tab has kept it. */
export async function leaveDraft(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await fillIn(page)
  await expect.poll(() => draftOf(page)).toContain(PAYLOAD.message)
}

/** Sends a message that the server stores, while a gateway between says that it gave up. */
export async function sendPastGateway(page: Page) {
  const give504 = async (route: Route) => {
    expect((await route.fetch()).status()).toBe(201)
    await route.fulfill({ status: 504, json: { error: 'The gateway gave up' } })
  }
  await page.route('/api/contact', give504, { times: 1 })
  await page.goto('/contact')
  await fillIn(page)
  await sendButton(page).click()
  await expect(page.getByRole('alert')).toContainText('The gateway gave up')
}

export const offer = (page: Page) => page.getByRole('status').filter({ hasText: 'An unfinished message' })

/** Sees that the form and its page show nothing of the inquiry. */
export async function expectNothingOf(page: Page) {
  for (const label of ['First name', 'Last name', 'Email', 'Phone', 'Message'])
    await expect(page.getByRole('textbox', { name: label, exact: true })).toHaveValue('')
  const shown = await page.getByRole('main').innerText()
  for (const words of Object.values(PAYLOAD).filter((value) => value !== 'sales')) expect(shown).not.toContain(words)
}
