import { randomUUID } from 'node:crypto'
import type { BrowserContext, Page } from 'playwright/test'
import { endpoints } from '../../src/contract/endpoints.ts'
import type { SiteCopy } from '../fixtures.ts'
import { prependToWorker } from '../new-version.ts'
import { refusal, signInPage, signInRedirect } from './canned-answers.ts'
import { olderRow, plantRow, rowsOf } from './device-rows.ts'
import { Devtools } from './devtools.ts'
import { expect } from './expect.ts'
import type { FaultProxy } from './fault-proxy.ts'
import { complaints } from './ledger.ts'
import type { OwnBrowser } from './own-browser.ts'
import { keptMessages } from './server-database.ts'
import { passTime, reference, savedNotice, type Visitor } from './visitor.ts'

const DAY = 86_400_000
const KINDS = ['refuse', 'reset', 'no-answer', 'lose-answer', 'drop-answer'] as const
const ANSWERS = [
  signInPage,
  signInRedirect,
  ...[500, 503, 429, 400, 422, 403].map((status) => refusal(status)),
  refusal(503, { 'retry-after': '300' }),
]

/** After so long a target does not answer any more. */
const UNANSWERED_MS = 5_000

type Parts = { browser: OwnBrowser; way: FaultProxy; copy: SiteCopy; visitor: Visitor; random: () => number }

/** One device and one server under random faults, with the invariants that must hold after each of them. */
export class RandomFaultRun {
  readonly #parts: Parts
  #context!: BrowserContext
  #page!: Page

  constructor(parts: Parts) {
    this.#parts = parts
  }

  async begin() {
    await this.#startBrowser()
    await this.#parts.visitor.openForm(this.#page)
  }

  /** Every step, and how often it is taken compared to the others. */
  readonly #steps: [weight: number, name: string, step: () => Promise<unknown>][] = [
    [5, 'ask', () => this.#ask()],
    [3, 'the connection is faulted', () => this.#parts.way.set(this.#pick(KINDS))],
    [3, 'another server answers', () => this.#parts.way.answerWith(this.#pick(ANSWERS), endpoints.contact)],
    [4, 'the connection is restored', () => this.#parts.way.set('pass')],
    [1, 'the device goes offline', () => this.#setOffline(true)],
    [2, 'the device goes online', () => this.#setOffline(false)],
    [1, 'the server is killed', () => this.#parts.copy.server.stop()],
    [2, 'the server is started', () => this.#parts.copy.server.start()],
    [2, 'look at the outbox', () => this.#page.goto(`${this.#parts.way.url}/outbox`)],
    [2, 'half a minute goes by', () => this.#page.clock.fastForward(30_000)],
    [1, 'a quarter of an hour goes by', () => this.#page.clock.fastForward(15 * 60_000)],
    [2, 'the worker is woken', () => this.#devtools((devtools) => devtools.wakeWorker())],
    [2, 'the worker is stopped', () => this.#devtools((devtools) => devtools.stopWorker())],
    [1, 'the tab is closed', () => this.#newTab()],
    [2, 'the tab is closed in the middle of a send', () => this.#askAndClose()],
    [1, 'another tab and the worker look at the same moment', () => this.#lookTogether()],
    [1, 'an older version has left an inquiry', () => this.#inherit()],
    [1, 'the app is updated', () => this.#update()],
    [1, 'the browser is killed', () => this.#restart()],
    [1, 'the clock moves a day back', () => this.#page.clock.setSystemTime(Date.now() - DAY)],
    [1, 'the clock moves a year ahead', () => this.#page.clock.setSystemTime(Date.now() + 365 * DAY)],
  ]

  /** @returns what happened */
  async step(): Promise<string> {
    const each = this.#steps.flatMap(([weight, name, step]) => Array.from({ length: weight }, () => ({ name, step })))
    const { name, step } = this.#pick(each)
    await step()
    return name
  }

  /** Nothing is doubled, nothing accepted is lost, and all else is on the device. */
  async check() {
    const { visitor, way, copy } = this.#parts
    const rows = await rowsOf(this.#page)
    const visible = rows.flatMap(({ payload }) => payload?.message ?? [])
    // A server killed between its commit and its response has an inquiry without a confirmation; the next attempt gets it.
    const wrong = complaints({ visitor, way, dataDir: copy.server.dataDir }, visible)
    expect(wrong.filter((complaint) => !complaint.startsWith('kept and never accepted'))).toEqual([])
  }

  /** Every fault ends, time goes by, and the person resends what was refused. @returns a page that shows /outbox */
  async recover(): Promise<Page> {
    await this.#parts.copy.server.start()
    await this.#parts.way.set('pass')
    await this.#setOffline(false)
    await this.#page.goto(`${this.#parts.way.url}/outbox`)
    const undelivered = async () => (await rowsOf(this.#page)).filter(({ state }) => state !== 'delivered')
    await passTime(this.#page, 15 * 60_000, async (limit) => {
      for (const button of await this.#page.getByRole('button', { name: 'Resend' }).all()) await button.click(limit)
      await expect.poll(undelivered, limit).toEqual([])
    })
    return this.#page
  }

  #pick<T>(values: readonly T[]): T {
    return values[Math.floor(this.#parts.random() * values.length)] as T
  }

  async #startBrowser() {
    this.#context = await this.#parts.browser.start()
    this.#page = this.#context.pages()[0] ?? (await this.#context.newPage())
    await this.#context.clock.install()
  }

  /** Playwright asks every target, and a worker that is just ending or starting never answers. All others have by then. */
  async #setOffline(offline: boolean) {
    const answered = this.#context.setOffline(offline).catch(() => {})
    await Promise.race([answered, new Promise((resolve) => setTimeout(resolve, UNANSWERED_MS))])
  }

  async #restart() {
    await this.#parts.browser.kill()
    await this.#startBrowser()
    await this.#page.goto(`${this.#parts.way.url}/outbox`)
  }

  async #devtools(work: (devtools: Devtools) => Promise<unknown>) {
    await work(await Devtools.open(this.#page))
  }

  async #lookTogether() {
    const other = await this.#context.newPage()
    await other.goto(`${this.#parts.way.url}/outbox`)
    const comeBack = () => void window.dispatchEvent(new Event('online'))
    const wake = this.#devtools((devtools) => devtools.wakeWorker())
    await Promise.all([wake, this.#page.evaluate(comeBack), other.evaluate(comeBack)])
    await other.close()
  }

  async #inherit() {
    const message = `What about cart ${randomUUID()}?`
    this.#parts.visitor.sent.add(message)
    await plantRow(this.#page, olderRow(message))
  }

  /** Does not wait until the page has the update, because the connection may be closed now. */
  async #update() {
    await prependToWorker(this.#parts.copy, '// Another version.')
    await this.#page.evaluate(async () => {
      const registration = await navigator.serviceWorker.ready
      registration.addEventListener('updatefound', () => {
        const next = registration.installing
        next?.addEventListener('statechange', () => {
          if (next.state === 'installed') next.postMessage({ type: 'SKIP_WAITING' })
        })
      })
      registration.update().catch(() => {})
    })
  }

  async #newTab() {
    const next = await this.#context.newPage()
    await this.#page.close()
    this.#page = next
    await next.goto(`${this.#parts.way.url}/`)
  }

  async #ask() {
    const page = this.#page
    const { visitor, way } = this.#parts
    await page.goto(`${way.url}/contact`)
    const message = await visitor.ask(page)
    const refused = page.getByRole('alert').filter({ hasText: 'The server says' })
    await passTime(page, 4_000, (limit) =>
      expect(savedNotice(page).or(reference(page)).or(refused).first()).toBeVisible(limit),
    )
    if (!(await refused.isVisible())) return
    const later = refused.getByRole('button', { name: 'Save and send later' })
    if (await later.isVisible()) {
      await later.click()
      await savedNotice(page).waitFor()
    }
    // Otherwise it is the person's again, in the form, and they write something else.
    else visitor.sent.delete(message)
  }

  async #askAndClose() {
    const { visitor, way, copy } = this.#parts
    const tab = await this.#context.newPage()
    await tab.goto(`${way.url}/contact`)
    const message = await visitor.ask(tab)
    await expect
      .poll(async () => {
        const rows = await rowsOf(this.#page)
        const isSaved = rows.some(({ payload }) => payload?.message === message)
        return isSaved || (await reference(tab).isVisible()) || (await tab.getByRole('alert').isVisible())
      })
      .toBe(true)
    await tab.close()
    // Refused while the person watched: it was theirs again, and they have closed the tab on it.
    const isKept = async () => (await rowsOf(this.#page)).some(({ payload }) => payload?.message === message)
    const isReceived = () => keptMessages(copy.server.dataDir).some((kept) => kept.message === message)
    if (!(await isKept()) && !isReceived()) visitor.sent.delete(message)
  }
}
