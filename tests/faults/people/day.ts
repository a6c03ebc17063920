import { endpoints } from '../../../src/contract/endpoints.ts'
import { INTERESTS } from '../../../src/contract/inquiry-fields.ts'
import { seeded } from '../seeded.ts'
import { until } from './person.ts'
import type { Tab } from './tab.ts'
import type { World } from './world.ts'
import type { Writing } from './writing-ledger.ts'

const NAMES = ['Bert', 'Ana', 'Søren', 'Grace', 'José', 'Mary Ann', "D'Arcy", 'Lu']

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
  async begin(stretch: number) {
    this.#stretch = stretch
    this.#written = 0
    this.#random = seeded(this.#seed * 7_919 + stretch)
    if (this.#tab) return
    this.#tab = await this.world.browser.open('/contact')
    await this.#untilControlled(this.#tab)
  }

  /** How many texts this stretch has. */
  get written(): number {
    return this.#written
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

  /** Nothing happens later any more. */
  endTrouble() {
    clearTimeout(this.#timer)
  }

  get tab(): Tab {
    if (!this.#tab) throw new Error('No tab is open')
    return this.#tab
  }

  /** Drops a tab that does not answer. The next step that needs a tab opens one. */
  giveUpTab() {
    this.#tab = undefined
  }

  /** The tab, or a new one at a path. */
  async tabOrNew(path: string): Promise<Tab> {
    this.#tab ??= await this.world.browser.open(path)
    return this.#tab
  }

  async whatIsShown(): Promise<string> {
    const look = await this.#tab?.look().catch(() => undefined)
    const last = this.writings.at(-1)
    return `the page ${look?.path} says ${JSON.stringify(look?.text.slice(0, 400))}; last: ${last?.history.join(', ')}`
  }

  /** From here on this is the tab in which the person writes. */
  async goOnIn(tab: Tab) {
    const before = this.#tab
    this.#tab = tab
    if (before && before !== tab) await before.close().catch(() => {})
  }

  /** A text that is different from all earlier ones. */
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
    // A changed text is about the same subject: only its message is new.
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

  readonly contactApi = endpoints.contact
}
