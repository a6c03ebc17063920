import type { CDPSession, Page } from 'playwright/test'

/** What a test does to the browser itself, from any page of the site. */
export class Devtools {
  readonly #session: CDPSession
  readonly #origin: string
  readonly #registrationId: string

  private constructor(session: CDPSession, origin: string, registrationId: string) {
    this.#session = session
    this.#origin = origin
    this.#registrationId = registrationId
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
    await session.send('ServiceWorker.enable')
    return new Devtools(session, new URL(page.url()).origin, await seen)
  }

  /** The browser believes in its network again, and wakes the worker. Resolves when the worker has been told. */
  wakeWorker(): Promise<unknown> {
    return this.#session.send('ServiceWorker.dispatchSyncEvent', {
      origin: this.#origin,
      registrationId: this.#registrationId,
      tag: 'outbox-from-a-test',
      lastChance: false,
    })
  }

  /** Ends the worker as a browser does that needs the memory: in the middle of whatever it is at. */
  stopWorker(): Promise<unknown> {
    return this.#session.send('ServiceWorker.stopAllWorkers')
  }
}
