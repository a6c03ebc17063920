import 'fake-indexeddb/auto'
import { expect, it } from 'vitest'
import { PAYLOAD } from '../../tests/inquiry.ts'
import { fc } from '../../tests/properties.ts'
import { LONGEST_DELAY } from './delay.ts'
import { flushOutbox } from './flush.ts'
import { createPageLocks, type Locks } from './locks.ts'
import type { Payload } from './row.ts'
import { deleteRow, listRows, resend } from './store.ts'
import { submitInquiry } from './submit.ts'

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
  'tab-dies-before',
  'tab-dies-after',
] as const
type Fault = (typeof FAULTS)[number]

const DAY = 86_400_000
const payloadOf = (id: string): Payload => ({ ...PAYLOAD, message: `This is the text of ${id}` })

/** A server that keeps what it accepts under the inquiry's id, and a device in front of it, both with every fault there is. */
class World {
  now = Date.parse('2025-11-03T14:00:00Z')
  readonly accepted = new Map<string, string>()
  /** The texts the dealer got a mail about. */
  readonly mails: string[] = []
  readonly saved = new Set<string>()
  readonly told = new Map<string, string>()
  private faults: Fault[] = []
  private locks: Locks = createPageLocks()

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
        return Response.json({ error: 'Invalid email address' }, { status: 422 })
      case 'refused-403':
        return Response.json({ error: 'Not from here' }, { status: 403 })
      case 'tab-dies-before':
        return this.die()
    }
    const known = this.accepted.get(id)
    if (known === undefined) this.mails.push(message)
    else if (known !== body) return Response.json({ error: 'Already sent with other text' }, { status: 409 })
    this.accepted.set(id, body)
    if (fault === 'answer-lost') throw new TypeError('Failed to fetch')
    if (fault === 'tab-dies-after') return this.die()
    return Response.json(
      { id, reference: id.slice(0, 8), receivedAt: new Date(this.now).toISOString() },
      { status: 201 },
    )
  }

  /** The tab is closed: nothing it was at goes on, and its locks are free. */
  private die(): Promise<Response> {
    this.locks = createPageLocks()
    this.died?.()
    return new Promise(() => {})
  }
  private died: (() => void) | undefined

  /** Runs until it ends or its tab dies. */
  private async inTab<T>(work: (tools: Parameters<typeof flushOutbox>[0]) => Promise<T>): Promise<T | undefined> {
    const death = new Promise<undefined>((resolve) => {
      this.died = () => resolve(undefined)
    })
    const tools = { fetch: this.fetch, now: () => this.now, random: () => 0.5, locks: this.locks }
    return Promise.race([work(tools), death])
  }

  async submit(id: string, faults: Fault[]) {
    this.faults = [...faults]
    const submission = await this.inTab((tools) => submitInquiry({ id, payload: payloadOf(id) }, tools))
    // Refused while the person watches: it is theirs again, in the form.
    if (submission?.kind !== 'refused') this.saved.add(id)
    if (submission) this.told.set(id, submission.kind)
  }

  async flush(reach: 'due' | 'answerless' | 'everything', faults: Fault[]) {
    this.faults = [...faults]
    await this.inTab((tools) => flushOutbox({ ...tools, reach }))
  }

  /** What must hold after every step. */
  async check() {
    const rows = new Map((await listRows()).map((row) => [row.id, row]))
    for (const id of this.saved) {
      const row = rows.get(id)
      expect(row || this.accepted.has(id), `${id} is neither visible nor delivered`).toBeTruthy()
      if (row?.state === 'delivered') {
        expect(this.accepted.has(id)).toBe(true)
        expect(row.payload).toBeNull()
      } else if (row) expect(row.payload).toEqual(payloadOf(id))
    }
    for (const [id, kind] of this.told) if (kind === 'received') expect(this.accepted.has(id)).toBe(true)
    expect(new Set(this.mails).size).toBe(this.mails.length)
  }
}

const faults = fc.array(fc.constantFrom(...FAULTS), { maxLength: 6 })
const step = fc.oneof(
  fc.record({ do: fc.constant('submit' as const), faults }),
  fc.record({
    do: fc.constant('flush' as const),
    faults,
    reach: fc.constantFrom('due' as const, 'answerless' as const, 'everything' as const),
  }),
  fc.record({ do: fc.constant('time' as const), by: fc.constantFrom(1_000, 60_000, DAY, -DAY, 365 * DAY) }),
  fc.record({ do: fc.constant('resend' as const), which: fc.nat({ max: 5 }) }),
)

it('loses nothing and doubles nothing, whatever happens in whatever order', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 25 }), async (steps) => {
      for (const { id } of await listRows()) await deleteRow(id)
      const world = new World()
      for (const each of steps) {
        if (each.do === 'submit') await world.submit(crypto.randomUUID(), each.faults)
        if (each.do === 'flush') await world.flush(each.reach, each.faults)
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
      world.now += LONGEST_DELAY
      await world.flush('due', [])
      await world.check()
      for (const id of world.saved) expect(world.accepted.has(id)).toBe(true)
      expect((await listRows()).filter(({ state }) => state !== 'delivered')).toEqual([])
    }),
    { numRuns: 150 },
  )
})
