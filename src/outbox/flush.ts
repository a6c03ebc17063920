import { isReachable } from '../lib/reachable.ts'
import { showBadge } from './app-badge.ts'
import { StorageRefused } from './db.ts'
import { ifInquiryUnlocked, type Locks, sharedLocks, withFlushLock } from './locks.ts'
import { type Outcome, outcomeOf } from './outcome.ts'
import { type Fetch, postInquiry } from './post-inquiry.ts'
import type { Payload, Row } from './row.ts'
import {
  dropDelivered,
  findRow,
  listRows,
  noteOutcome,
  postpone,
  recoverCutOff,
  sealText,
  takeForSending,
} from './row-store.ts'
import { payloadOf } from './seal.ts'
import { isDue, isUnanswered, waitsForConnection } from './transitions.ts'

/**
 * After this many inquiries in a row without a response, although the server is reachable, a round makes one last
 * attempt.
 */
const MOST_UNANSWERED = 3

export type FlushOptions = {
  fetch?: Fetch
  now?: () => number
  random?: () => number
  locks?: Locks
  isReachable?: () => Promise<boolean>
  /**
   * Which queued inquiries to try: those that are due; also those that only lacked an answer, because the connection
   * is back; or all, because a person pressed "Send now".
   */
  reach?: 'due' | 'answerless' | 'everything'
}

export type FlushResult = {
  delivered: number
  /** Inquiries that are still in the queue, for any reason. */
  stillQueued: number
}

/**
 * Tries to deliver queued inquiries in the order of writing. Pages and the worker call the same function; only one of
 * them sends at a time.
 * After an attempt without a response it asks whether the server is reachable at all. If not, the round ends: the
 * others would fail too, and must not overtake if the network returns meanwhile. If it is, the attempt is repeated once
 * and then the others are tried, so an inquiry that fails by itself never holds them up.
 * @throws StorageRefused
 */
export async function flushOutbox({ reach = 'due', ...options }: FlushOptions = {}): Promise<FlushResult> {
  const tools = toolsOf(options)
  const result = await withFlushLock(tools.locks, async () => {
    await tidy(tools)
    const someDue = (await listRows()).some((row) => isDue(row, tools.now()))
    const isReady = (row: Row) =>
      row.state === 'queued' &&
      // Once one is due, older ones that only lack a connection go first.
      (reach === 'everything' ||
        isDue(row, tools.now()) ||
        ((reach === 'answerless' || someDue) && waitsForConnection(row)))
    const tried = new Set<string>()
    let delivered = 0
    let unanswered = 0
    while (unanswered <= MOST_UNANSWERED) {
      // Read again each time, because a person may have added, changed or deleted one.
      const untried = (await listRows()).filter((row) => !tried.has(row.id) && isReady(row))
      // The last attempt before giving up is for the inquiry with the fewest attempts, so that the same few cannot
      // always fail first.
      const next = unanswered < MOST_UNANSWERED ? untried[0] : untried.sort((a, b) => a.attempts - b.attempts)[0]
      if (!next) break
      tried.add(next.id)
      let outcome = await attemptIfUnlocked(next.id, tools)
      if (hadNoAnswer(outcome)) {
        if (!(await tools.isReachable())) {
          await postponeAfter(next.id, untried)
          break
        }
        outcome = await attemptIfUnlocked(next.id, tools)
      }
      if (!outcome) continue
      if (outcome.kind === 'delivered') delivered++
      unanswered = hadNoAnswer(outcome) ? unanswered + 1 : 0
    }
    const stillQueued = (await listRows()).filter(({ state }) => state === 'queued').length
    return { delivered, stillQueued }
  })
  void showBadge()
  return result
}

const hadNoAnswer = (outcome: Outcome | undefined) => outcome?.kind === 'retry' && isUnanswered(outcome.failure)

const attemptIfUnlocked = (id: string, tools: Tools) => ifInquiryUnlocked(tools.locks, id, () => attempt(id, tools))

/** They wait for the same connection as the one that was tried, at least as long. */
async function postponeAfter(id: string, rows: readonly Row[]) {
  const first = await findRow(id)
  if (!first) return
  for (const row of rows) if (row.id !== id) await postpone(row.id, first).catch(() => {})
}

/**
 * Tries one inquiry while the person watches, after those that were written before it: call it inside
 * `withInquiryLock`. As soon as an earlier one has to be retried later, it is this one's turn.
 * @returns undefined when it was no longer queued
 * @throws StorageRefused
 */
export async function flushInTurn(id: string, options: FlushOptions = {}): Promise<Outcome | undefined> {
  const tools = toolsOf(options)
  return withFlushLock(tools.locks, async () => {
    const rows = await tidy(tools)
    for (const before of sendableBefore(id, rows, tools.now())) {
      const outcome = await attemptIfUnlocked(before.id, tools)
      if (outcome?.kind === 'retry') break
    }
    return attempt(id, tools)
  })
}

/** Inquiries written before this one that could be sent now. */
function sendableBefore(id: string, rows: readonly Row[], now: number): Row[] {
  const own = rows.find((row) => row.id === id)
  return own ? rows.filter((row) => row.order < own.order && (isDue(row, now) || waitsForConnection(row))) : []
}

/**
 * "Send now" for one inquiry, ahead of its turn.
 * @returns false, without an attempt, when it is locked because a form is sending or editing it
 * @throws StorageRefused
 */
export async function sendNow(id: string, options: FlushOptions = {}): Promise<boolean> {
  const tools = toolsOf(options)
  const attempted = () =>
    withFlushLock(tools.locks, async () => {
      await recoverCutOff(id, tools.now())
      await attempt(id, tools)
      return true
    })
  return (await ifInquiryUnlocked(tools.locks, id, attempted)) ?? false
}

type Tools = Required<Omit<FlushOptions, 'reach'>>

const toolsOf = (options: FlushOptions): Tools => ({
  fetch: (url, init) => fetch(url, init),
  now: Date.now,
  random: Math.random,
  locks: sharedLocks(),
  isReachable,
  ...options,
})

/**
 * The caller holds the lock, so no attempt is running: rows in the state `sending` were interrupted. Also removes rows
 * that were delivered more than a day ago.
 * @returns the rows after that, none when the storage cannot be read
 */
async function tidy({ now }: Tools): Promise<Row[]> {
  let rows: Row[] = []
  try {
    rows = await listRows()
    const cutOff = rows.filter(({ state }) => state === 'sending')
    for (const { id } of cutOff) await recoverCutOff(id, now())
    // A page that was closed had no time to encrypt these.
    for (const { id, shared, payload } of rows) if (shared && payload) await sealText(id)
    await dropDelivered(rows, now())
    if (cutOff.length > 0) rows = await listRows()
  } catch (error) {
    // No room to write, but reading and sending can go on.
    if (!(error instanceof StorageRefused)) throw error
  }
  return rows
}

/**
 * Makes an attempt even when the storage has no room to record its start or its outcome. The row then stays queued
 * and is sent again, and the server confirms it once more.
 */
async function attempt(id: string, { fetch, now, random }: Tools): Promise<Outcome | undefined> {
  const row = await takeForSending(id).catch(() => findRow(id))
  const payload = row && (await payloadOf(row).catch(() => 'unreadable' as const))
  if (!payload) return undefined
  const outcome = payload === 'unreadable' ? UNREADABLE : await sendRow(row, payload)
  await noteOutcome(id, outcome, now(), random()).catch(() => {})
  return outcome

  async function sendRow(row: Row, payload: Payload): Promise<Outcome> {
    const { replaces } = row
    return outcomeOf(await postInquiry(fetch, { id, payload, writtenAt: row.order, replaces }, now()), id, now())
  }
}

/** The key is missing, so the row needs a person. The others go on. */
const UNREADABLE: Outcome = { kind: 'needs-attention', failure: { kind: 'unreadable', status: 0 } }
