import { testInquiry } from '../../server/test-inquiry.ts'
import { endpoints } from '../../src/contract/endpoints.ts'

const VISITORS = 4

/** Something that a visitor does. Resolves with what went wrong, or with nothing. */
type Action = () => Promise<string | undefined>

/** `fetch` says only that it failed; why is in the cause. */
const reasonOf = ({ message, cause }: Error) => (cause instanceof Error ? `${message}: ${cause.message}` : message)

/** Asks for an address: anything but 200 and 304 is wrong. */
export const get =
  (url: string): Action =>
  () =>
    fetch(url, { redirect: 'manual' }).then(
      async ({ status, body }) => {
        for await (const _ of body ?? []);
        return status === 200 || status === 304 ? undefined : `${url}: ${status}`
      },
      (error: Error) => `${url}: ${reasonOf(error)}`,
    )

/** Sends an inquiry, once: anything but 201 is wrong. `accepted` gets the ids of accepted ones. */
export const send =
  (url: string, accepted: (id: string) => void): Action =>
  async () => {
    const inquiry = testInquiry()
    const headers = { 'content-type': 'application/json' }
    return fetch(url + endpoints.contact, { method: 'POST', headers, body: JSON.stringify(inquiry) }).then(
      async (answer) => {
        const text = await answer.text()
        if (answer.status !== 201) return `inquiry: ${answer.status} ${text}`
        accepted(inquiry.id)
        return undefined
      },
      (error: Error) => `inquiry: ${reasonOf(error)}`,
    )
  }

/** Visitors who do one thing after the other without a pause. */
export class Clicks {
  #done = 0
  #stopped = false
  /** Who waits until so much has been done. */
  #waiting: { count: number; go: () => void }[] = []
  readonly #failures: string[] = []
  readonly #visitors: Promise<unknown>

  constructor(actions: readonly Action[]) {
    this.#visitors = Promise.all(Array.from({ length: VISITORS }, (_, start) => this.#visit(actions, start)))
  }

  async #visit(actions: readonly Action[], start: number) {
    for (let turn = start; !this.#stopped; turn += 1) {
      const problem = await actions[turn % actions.length]?.()
      if (problem) this.#failures.push(problem)
      this.#done += 1
      this.#wake()
    }
  }

  #wake() {
    const isDue = ({ count }: { count: number }) => this.#stopped || count <= this.#done
    for (const { go } of this.#waiting.filter(isDue)) go()
    this.#waiting = this.#waiting.filter((waiting) => !isDue(waiting))
  }

  /** Resolves when this many more things have been done. */
  more(count: number): Promise<void> {
    return new Promise((go) => {
      this.#waiting.push({ count: this.#done + count, go })
      this.#wake()
    })
  }

  /** Ends the visits. @returns everything that went wrong */
  async end(): Promise<readonly string[]> {
    this.#stopped = true
    this.#wake()
    await this.#visitors
    return this.#failures
  }
}
