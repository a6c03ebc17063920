import { randomUUID } from 'node:crypto'
import type { Page, Request } from 'playwright/test'
import { fillIn, messageField, sendButton } from '../contact-page.ts'
import { readyForOffline } from '../fixtures.ts'
import { LIMITS } from '../limits.ts'
import { expect } from './expect.ts'

/** What the first use of the form loads. */
const FIRST_USE = ['outbox-actions', 'thank-you', 'outbox', 'toast-region']

export const savedNotice = (page: Page) => page.getByRole('heading', { level: 1, name: 'Saved on this device' })
export const reference = (page: Page) => page.getByText(/Your reference number is \w{4}-\w{4}/)

/**
 * Lets time go by on the page's clock, in steps of `ms`, until something has come of it. The page sets its timers anew
 * after every look at what waits, so one step may fall between two of them.
 * @param until waits for what shall come, for at most the time that it is given: longer after each step, because a step ends
 *   an attempt that is under way
 */
export async function passTime(page: Page, ms: number, until: (limit: { timeout: number }) => Promise<unknown>) {
  let timeout = 500
  await expect(async () => {
    timeout *= 2
    await page.clock.fastForward(ms)
    await until({ timeout })
  }).toPass({ timeout: 2 * LIMITS.wait })
}

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

  /** Opens the form and enters it, and waits for all that this loads: from then on the network may go, worker or not. */
  async openWholeForm(page: Page) {
    const underWay = new Set<Request>()
    const loaded = new Set<string>()
    page.on('request', (request) => underWay.add(request))
    page.on('requestfailed', (request) => underWay.delete(request))
    page.on('requestfinished', (request) => {
      underWay.delete(request)
      loaded.add(new URL(request.url()).pathname.replace(/-[\w-]{8}\.js$/, ''))
    })
    await page.goto(`${this.url}/contact`)
    await expect(async () => {
      // The first ones have no effect while no event handlers are attached.
      await page.getByLabel('Phone', { exact: true }).focus()
      await messageField(page).focus()
      const names = FIRST_USE.filter((name) => !loaded.has(`/assets/${name}`))
      expect([...names, ...[...underWay].map((request) => request.url())]).toEqual([])
    }).toPass({ timeout: LIMITS.wait })
  }

  /** Fills in the form and presses "Send". @returns the message, different from all earlier ones */
  async ask(page: Page, message = `What about cart ${randomUUID()}?`): Promise<string> {
    await fillIn(page, { Message: message })
    return this.press(page)
  }

  /** Presses "Send" with the form as it is. */
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
