import type { Page } from 'playwright/test'

/**
 * The clock of a page, frozen: it advances only when a test says so, however long the machine takes. Timers run in real time, and
 * find by `Date.now()` that none has passed.
 */
export class FrozenClock {
  readonly #page: Page
  #now: number

  private constructor(page: Page, now: number) {
    this.#page = page
    this.#now = now
  }

  /** Before the page is opened. */
  static async begin(page: Page, now = Date.now()): Promise<FrozenClock> {
    await page.clock.install({ time: now })
    await page.clock.setFixedTime(now)
    return new FrozenClock(page, now)
  }

  /** Lets time pass, in ms; each timer that is due by then runs once. */
  async pass(ms: number): Promise<void> {
    await this.passAsleep(ms)
    await this.#page.clock.fastForward(ms)
  }

  /** Lets time pass, in ms, while no timer runs. */
  async passAsleep(ms: number): Promise<void> {
    this.#now += ms
    await this.#page.clock.setFixedTime(this.#now)
  }
}
