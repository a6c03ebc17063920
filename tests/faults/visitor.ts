import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright/test'
import { expect, readyForOffline } from '../fixtures.ts'

const FIELDS = {
  'First name': 'Dana',
  'Last name': 'Kowalski',
  Email: 'dana@example.com',
  Phone: '570 555 0163',
}

export const messageField = (page: Page) => page.getByLabel('Message', { exact: true })
export const sendButton = (page: Page) => page.getByRole('button', { name: 'Send message' })
export const savedNotice = (page: Page) => page.getByRole('heading', { level: 1, name: 'Saved on this device' })
export const reference = (page: Page) => page.getByText(/Your reference is \w{4}-\w{4}/)

/**
 * Lets time go by on the page's clock, in steps of `ms`, until something has come of it. The page sets its own clock
 * anew after every look at what waits, so one step may fall between two of its clocks.
 */
export const passTime = (page: Page, ms: number, until: () => Promise<unknown>): Promise<void> =>
  expect(async () => {
    await page.clock.fastForward(ms)
    await until()
  }).toPass({ timeout: 15_000 })

/** A person with one device, and the messages they have ever pressed "Send" for. */
export class Visitor {
  readonly sent = new Set<string>()
  readonly url: string

  /** @param url of the site, as this person reaches it */
  constructor(url: string) {
    this.url = url
  }

  /** Opens the form, and waits until the device can do without a network. */
  async openForm(page: Page) {
    await page.goto(`${this.url}/contact`)
    await readyForOffline(page)
  }

  /** Fills in the form and presses "Send". @returns the message, which nobody has written before */
  async ask(page: Page): Promise<string> {
    const message = `What about cart ${randomUUID()}?`
    for (const [label, value] of Object.entries(FIELDS)) await page.getByLabel(label, { exact: true }).fill(value)
    await messageField(page).fill(message)
    return this.press(page)
  }

  /** Presses "Send" with whatever the form holds. */
  async press(page: Page): Promise<string> {
    const message = await messageField(page).inputValue()
    this.sent.add(message)
    await sendButton(page).click()
    return message
  }

  /** Leaves several inquiries waiting on the device. The way to the server must be closed. */
  async leaveWaiting(page: Page, count = 1) {
    for (let left = count; left > 0; left -= 1) {
      await page.goto(`${this.url}/contact`)
      await this.ask(page)
      await savedNotice(page).waitFor()
    }
  }
}
