import type { CDPSession, Page } from 'playwright/test'
import { expect } from './expect.ts'

/** What a test does to the browser itself, from any page of the site. */
export class Devtools {
  readonly #session: CDPSession
  readonly #origin: string
  readonly #registrationId: string
  /** What each version of the worker is at, as the browser last said. */
  readonly #running: Map<string, string>

  private constructor(session: CDPSession, origin: string, registrationId: string, running: Map<string, string>) {
    this.#session = session
    this.#origin = origin
    this.#registrationId = registrationId
    this.#running = running
  }

  /** The worker must have been registered. */
  static async open(page: Page): Promise<Devtools> {
    const session = await page.context().newCDPSession(page)
    const seen = new Promise<string>((resolve) =>
      session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
        const [registration] = registrations
        if (registration) resolve(registration.registrationId)
      }),
    )
    const running = new Map<string, string>()
    session.on('ServiceWorker.workerVersionUpdated', ({ versions }) => {
      for (const { versionId, runningStatus } of versions) running.set(versionId, runningStatus)
    })
    await session.send('ServiceWorker.enable')
    return new Devtools(session, new URL(page.url()).origin, await seen, running)
  }

  /** The browser is set online again, and wakes the worker. Resolves when the worker has received the event. */
  wakeWorker(): Promise<unknown> {
    return this.#session.send('ServiceWorker.dispatchSyncEvent', {
      origin: this.#origin,
      registrationId: this.#registrationId,
      tag: 'outbox-from-a-test',
      lastChance: false,
    })
  }

  /**
   * Ends the worker in the middle of its work, as a browser does that needs the memory. Resolves when it has ended. The
   * browser may never answer requests made before that.
   */
  async stopWorker(): Promise<void> {
    const meant = [...this.#running].filter(([, status]) => status !== 'stopped').map(([id]) => id)
    const ended = new Set<string>()
    // A page may start it again at once.
    this.#session.on('ServiceWorker.workerVersionUpdated', ({ versions }) => {
      for (const { versionId, runningStatus } of versions) if (runningStatus === 'stopped') ended.add(versionId)
    })
    await this.#session.send('ServiceWorker.stopAllWorkers')
    await expect.poll(() => meant.filter((id) => !ended.has(id))).toEqual([])
  }
}
