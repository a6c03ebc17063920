import { expect, type Page } from 'playwright/test'
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
