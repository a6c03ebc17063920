import 'fake-indexeddb/auto'
import { expect, it } from 'vitest'
import { PAYLOAD } from '../../tests/inquiry.ts'
import { ownRefusal } from '../../tests/own-refusal.ts'
import { fc } from '../../tests/properties.ts'
import { LONGEST_DELAY_MS } from './delay.ts'
import { flushOutbox } from './flush.ts'
import { createPageLocks, type Locks } from './locks.ts'
import type { Payload } from './row.ts'
import { deleteRow, listRows, resend } from './row-store.ts'
import { type Follows, submitInquiry } from './submit.ts'

/** What can happen to one attempt. */
const FAULTS = [
  'works',
  'never-arrives',
  'answer-lost',
  'portal',
  'redirect',
  'busy-500',
  'busy-429',
  'refused-422',
  'refused-403',
  'tab-closed-before',
  'tab-closed-after',
] as const
type Fault = (typeof FAULTS)[number]

const DAY = 86_400_000
const payloadOf = (message: string): Payload => ({ ...PAYLOAD, message })
/** The text, without what differs from one try to the next. */
const textOf = (body: string) => JSON.stringify({ ...JSON.parse(body), sentAt: 0, replaces: '' })

/** A server that keeps what it accepts under the inquiry's id, and a device in front of it, both with every fault there is. */
class World {
  now = Date.parse('2025-11-03T14:00:00Z')
  readonly accepted = new Map<string, string>()
  /** The texts the dealer got a mail about. */
  readonly mails: string[] = []
  /** Messages that the person was told are kept or received, by their text. */
  readonly saved = new Set<string>()
  readonly received = new Set<string>()
  /** Texts that an edit has taken the place of. */
  readonly #replaced = new Set<string>()
  private form = crypto.randomUUID() as string
  private follows: Follows = {}
  private texts = 0
  private faults: Fault[] = []
  private locks: Locks = createPageLocks()
  /** Whether anybody answers who asks after an attempt without an answer. */
  private reachable = true

  private readonly fetch = async (_url: string, init: RequestInit): Promise<Response> => {
    const body = String(init.body)
    const { id, message } = JSON.parse(body) as { id: string; message: string }
    const fault = this.faults.shift() ?? 'works'
    switch (fault) {
      case 'never-arrives':
      case 'redirect':
        throw new TypeError('Failed to fetch')
      case 'portal':
        return new Response('<!doctype html><title>Sign in</title>')
      case 'busy-500':
        return Response.json({ error: 'Something went wrong' }, { status: 500 })
      case 'busy-429':
        return Response.json({ error: 'Too many' }, { status: 429, headers: { 'retry-after': '40' } })
      case 'refused-422':
        return ownRefusal(422, 'Invalid email address')
      case 'refused-403':
        return ownRefusal(403, 'Not from here')
      case 'tab-closed-before':
        return this.close()
    }
    const known = this.accepted.get(id)
    if (known === undefined) this.mails.push(message)
    else if (textOf(known) !== textOf(body)) return ownRefusal(409, 'Already sent with other text')
    this.accepted.set(id, body)
    if (fault === 'answer-lost') throw new TypeError('Failed to fetch')
    if (fault === 'tab-closed-after') return this.close()
    return Response.json(
      { id, reference: id.slice(0, 8), receivedAt: new Date(this.now).toISOString() },
      { status: 201 },
    )
  }

  /** The tab is closed: nothing it was at goes on, and its locks are free. */
  private close(): Promise<Response> {
    this.locks = createPageLocks()
    this.died?.()
    return new Promise(() => {})
  }
  private died: (() => void) | undefined

  /** Runs until it ends or its tab is closed. */
  private async inTab<T>(work: (tools: Parameters<typeof flushOutbox>[0]) => Promise<T>): Promise<T | undefined> {
    const death = new Promise<undefined>((resolve) => {
      this.died = () => resolve(undefined)
    })
    const isReachable = async () => this.reachable
    const tools = { fetch: this.fetch, isReachable, now: () => this.now, random: () => 0.5, locks: this.locks }
    return Promise.race([work(tools), death])
  }

  /** @param as a new form, the form before (a duplicated tab, or a text typed after another one), or the same text again */
  async submit(as: 'new-form' | 'same-form' | 'same-text', faults: Fault[]) {
    if (as === 'new-form') {
      this.form = crypto.randomUUID()
      this.follows = {}
    }
    if (as !== 'same-text') this.texts += 1
    await this.#send(`This is text number ${this.texts}`, this.follows, faults)
  }

  /** Changes an inquiry in the outbox. */
  async edit(which: number, faults: Fault[]) {
    const row = (await listRows()).filter(({ state }) => state !== 'delivered')[which]
    if (!row?.payload) return
    this.texts += 1
    this.form = crypto.randomUUID()
    await this.#send(`This is text number ${this.texts}`, { edits: row.id }, faults)
  }

  async #send(text: string, follows: Follows, faults: Fault[]) {
    this.faults = [...faults]
    const message = { form: this.form, payload: payloadOf(text), writtenAt: this.now, ...follows }
    const edited = (await listRows()).find(({ id }) => id === follows.edits)?.payload?.message
    const submission = await this.inTab((tools) => submitInquiry(message, tools))
    const applied = submission?.kind !== 'changed-elsewhere' && submission?.kind !== 'unsaved'
    if (edited && edited !== text && applied) this.#replaced.add(edited)
    if (submission?.kind === 'refused') this.follows = submission.next
    // Refused while the person watches, or not applied: the text is theirs again, in the form.
    const isInForm =
      submission?.kind === 'changed-elsewhere' || (submission?.kind === 'refused' && !submission.next.edits)
    if (!isInForm) this.saved.add(text)
    if (submission?.kind === 'received') this.received.add(text)
    return submission?.kind
  }

  async flush(reach: 'due' | 'answerless' | 'everything', faults: Fault[], reachable = true) {
    this.faults = [...faults]
    this.reachable = reachable
    await this.inTab((tools) => flushOutbox({ ...tools, reach }))
  }

  delivered = (text: string) => [...this.accepted.values()].some((body) => JSON.parse(body).message === text)

  /** What must hold after every step. */
  async check() {
    const rows = await listRows()
    for (const text of this.saved) {
      const row = rows.find(({ payload }) => payload?.message === text)
      const accounted = row || this.delivered(text) || this.#replaced.has(text)
      expect(accounted, `"${text}" is neither visible nor delivered`).toBeTruthy()
    }
    for (const row of rows) {
      if (row.state === 'delivered') expect([this.accepted.has(row.id), row.payload]).toEqual([true, null])
      else expect(row.payload).toEqual(payloadOf(row.payload?.message ?? ''))
    }
    for (const text of this.received) expect(this.delivered(text), `"${text}" is not there`).toBe(true)
    expect(new Set(this.mails).size, 'a mail came twice').toBe(this.mails.length)
  }
}

const faults = fc.array(fc.constantFrom(...FAULTS), { maxLength: 6 })
const step = fc.oneof(
  fc.record({
    do: fc.constant('submit' as const),
    as: fc.constantFrom('new-form' as const, 'same-form' as const, 'same-text' as const),
    faults,
  }),
  fc.record({ do: fc.constant('edit' as const), which: fc.nat({ max: 3 }), faults }),
  fc.record({
    do: fc.constant('flush' as const),
    faults,
    reach: fc.constantFrom('due' as const, 'answerless' as const, 'everything' as const),
    reachable: fc.boolean(),
  }),
  fc.record({ do: fc.constant('time' as const), by: fc.constantFrom(1_000, 60_000, DAY, -DAY, 365 * DAY) }),
  fc.record({ do: fc.constant('resend' as const), which: fc.nat({ max: 5 }) }),
)

it('loses nothing and doubles nothing, after any events in any order', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 25 }), async (steps) => {
      for (const { id } of await listRows()) await deleteRow(id)
      const world = new World()
      for (const each of steps) {
        if (each.do === 'submit') await world.submit(each.as, each.faults)
        if (each.do === 'edit') await world.edit(each.which, each.faults)
        if (each.do === 'flush') await world.flush(each.reach, each.faults, each.reachable)
        if (each.do === 'time') world.now += each.by
        if (each.do === 'resend') {
          const row = (await listRows())[each.which]
          if (row) await resend(row.id, world.now)
        }
        await world.check()
      }
      // Once nothing goes wrong any more, all that waits arrives by itself, and all else when a person resends it.
      for (const { id, state } of await listRows())
        if (state === 'rejected' || state === 'needs-attention') await resend(id, world.now)
      world.now += LONGEST_DELAY_MS
      await world.flush('due', [])
      await world.check()
      expect((await listRows()).filter(({ state }) => state !== 'delivered')).toEqual([])
    }),
    { numRuns: 150 },
  )
})
