import { endpoints } from '../../../src/contract/endpoints.ts'
import { INTERESTS } from '../../../src/contract/inquiry.ts'
import { seeded } from '../seeded.ts'
import { whateverFollows } from './next-step.ts'
import { pause, rowsOn, until } from './person.ts'
import type { Tab } from './tab.ts'
import { TROUBLES } from './troubles.ts'
import type { World } from './world.ts'
import type { Writing } from './writing-ledger.ts'

const NAMES = ['Bert', 'Ana', 'Søren', 'Grace', 'José', 'Mary Ann', "D'Arcy", 'Lu']
/** How many inquiries a stretch has, in turn: nothing fails, faults, no network, faults. */
const STRETCHES = [
  { kind: 'calm', length: 10 },
  { kind: 'troubled', length: 8 },
  { kind: 'no network', length: 6 },
  { kind: 'troubled', length: 8 },
] as const
export const ROUND = STRETCHES.reduce((sum, { length }) => sum + length, 0)

/** What goes wrong with the harness or with the page, one sentence each, beside what the ledger finds. */
export type Finding = { stretch: number; what: string }

/** One device on which one person after the other writes, for as long as a seed has stretches. */
export class Day {
  readonly writings: Writing[] = []
  readonly findings: Finding[] = []
  /** How often each thing happened. */
  readonly counts = new Map<string, number>()
  readonly world: World
  readonly #seed: number
  #random = () => 0
  #stretch = 0
  #written = 0
  #tab: Tab | undefined
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(world: World, seed: number) {
    this.world = world
    this.#seed = seed
  }

  /** Every stretch draws from a seed of its own: one alone goes as it does among the others. */
  async live(stretch: number): Promise<void> {
    this.#stretch = stretch
    this.#written = 0
    this.#random = seeded(this.#seed * 7_919 + stretch)
    const { kind, length } = STRETCHES[stretch % STRETCHES.length] as (typeof STRETCHES)[number]
    try {
      await this.#begin()
      if (kind === 'troubled') await this.#troubled(length)
      else await this.#inOrder(length, kind === 'no network')
    } catch (error) {
      this.find(`stuck: ${error instanceof Error ? error.message.split('\n')[0] : error}; ${await this.#whatIsShown()}`)
      this.#tab = undefined
    }
    await this.#settle()
  }

  random = () => this.#random()
  pick = <T>(values: readonly T[]): T => values[Math.floor(this.#random() * values.length)] as T
  chance = (share: number) => this.#random() < share

  count(what: string) {
    this.counts.set(what, (this.counts.get(what) ?? 0) + 1)
  }

  find(what: string) {
    this.findings.push({ stretch: this.#stretch, what })
  }

  /** Something happens while the page waits; not any more when the next trouble begins. */
  later(ms: number, work: () => Promise<void>) {
    this.#timer = setTimeout(() => void work(), ms)
  }

  get tab(): Tab {
    if (!this.#tab) throw new Error('No tab is open')
    return this.#tab
  }

  /** From here on this is the tab in which the person writes. */
  async goOnIn(tab: Tab) {
    const before = this.#tab
    this.#tab = tab
    if (before && before !== tab) await before.close().catch(() => {})
  }

  /** A text that nobody has written before. */
  next(like?: Writing): Writing {
    this.#written += 1
    const number = this.#stretch * 100 + this.#written
    const letters = [...String(number)].map((digit) => 'abcdefghij'[Number(digit)]).join('')
    const fields = like?.fields ?? {
      'First name': this.pick(NAMES),
      'Last name': `Q${letters}`,
      Email: `${letters}@example.com`,
      Phone: `570 555 ${String(number).padStart(4, '0')}`,
      Message: '',
    }
    // A changed text is about the same subject: only its message is written anew.
    const interest = like ? like.interest : this.chance(0.3) ? this.pick(INTERESTS) : undefined
    const writing: Writing = {
      number,
      stretch: this.#stretch,
      fields: { ...fields, Message: `Text ${number} of day ${this.#seed}: is it still there?` },
      ...(interest && { interest }),
      history: [],
      promise: 'none',
      references: new Set(),
      ordered: false,
    }
    this.writings.push(writing)
    return writing
  }

  /** An empty form, by a link of the site or by its address. */
  async openForm(options: { hydrated?: boolean } = {}) {
    const tab = this.tab
    const { path, text } = await tab.look()
    const byLink = path === '/thank-you' && text.includes('New customer') && this.chance(0.6)
    // The page can lead elsewhere before the press or in its moment, as to the message that could not be sent.
    const isPressed =
      byLink &&
      (await tab.press('link', 'New customer').then(
        () => true,
        () => false,
      ))
    const isThere = isPressed && (await until(async () => (await tab.look()).path === '/contact', 3_000))
    if (byLink && !isThere) this.count('link missed')
    if (!isThere) await tab.goto('/contact')
    if (options.hydrated === false) return
    const ready = await until(
      async () => (await tab.look()).path === '/contact' && (await this.#isHydrated(tab)),
      15_000,
    )
    if (!ready) throw new Error('The form is not hydrated')
  }

  /** The form's code may wait for the first user input. */
  #isHydrated = (tab: Tab) =>
    tab.evaluate<boolean>(`document.documentElement.dataset.hydrated !== undefined && !!document.querySelector('form')`)

  async setClock(tab: Tab, offset: number) {
    await tab.evaluate(`localStorage.setItem('clock-offset', '${offset}')`)
  }

  async #begin() {
    const { browser } = this.world
    if (!this.#tab) {
      this.#tab = await browser.open('/contact')
      await this.#untilControlled(this.#tab)
    }
  }

  /** A new tab after one whose worker was passed by: in Firefox that removes the worker, and this page installs it again. */
  async goOnWithWorker() {
    await this.world.way.set('pass')
    await this.goOnIn(await this.world.browser.open('/contact'))
    await this.#untilControlled(this.tab)
  }

  /** From then on every page opens without a network. */
  async #untilControlled(tab: Tab) {
    await until(() => tab.evaluate<boolean>('!!navigator.serviceWorker.controller'), 60_000)
  }

  /** Nothing fails, or only the network and from the first to the last: the order of writing is the order of arrival. */
  async #inOrder(length: number, offline: boolean) {
    const { way } = this.world
    if (offline) await way.set('reset')
    for (let left = length; left > 0; left -= 1) {
      await this.openForm()
      const writing = this.next()
      writing.ordered = true
      await whateverFollows(this, this.tab, writing)
      this.count(offline ? 'written without a network' : 'written where nothing failed')
    }
  }

  async #troubled(length: number) {
    const possible = TROUBLES.filter(({ special }) => !special || this.world.browser.special)
    const each = possible.flatMap((trouble) => Array.from({ length: trouble.weight }, () => trouble))
    while (this.#written < length) {
      const trouble = this.pick(each)
      this.count(trouble.name)
      const from = this.writings.length
      clearTimeout(this.#timer)
      await trouble.happen(this)
      for (const writing of this.writings.slice(from)) writing.history.unshift(trouble.name)
    }
  }

  async #whatIsShown(): Promise<string> {
    const look = await this.#tab?.look().catch(() => undefined)
    const last = this.writings.at(-1)
    return `the page ${look?.path} says ${JSON.stringify(look?.text.slice(0, 400))}; last: ${last?.history.join(', ')}`
  }

  /** Every fault ends, and the device delivers what it has. */
  async #settle() {
    const { site, way, browser } = this.world
    clearTimeout(this.#timer)
    await site.start()
    way.delay()
    await way.set('pass')
    const settled = await until(async () => {
      this.#tab ??= await browser.open('/outbox')
      await this.setClock(this.#tab, 0)
      await this.#tab.goto('/outbox')
      return this.#delivered(this.#tab)
    }, 90_000)
    if (!settled) this.find(`not delivered after 90 s: ${await this.#whatIsShown()}`)
  }

  async #delivered(tab: Tab): Promise<boolean> {
    const waiting = async () => (await rowsOn(tab)).filter(({ state }) => state !== 'delivered')
    if (await until(async () => (await waiting()).length === 0, 3_000)) return true
    this.count('"Send all now" or "Resend" needed')
    for (const { state, payload } of await waiting()) {
      if (state === 'queued') await tab.press('button', 'Send all now').catch(() => {})
      else
        await tab.evaluate(
          `[...document.querySelectorAll('button')].find((each) => each.innerText === 'Resend')?.click()`,
        )
      if (payload) await pause(300)
    }
    return (await until(async () => (await waiting()).length === 0, 5_000)) ?? false
  }

  readonly contactApi = endpoints.contact
}
