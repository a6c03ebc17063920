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

/** After this many inquiries in a row without a response, although the server can be reached, a round makes one last attempt. */
const MOST_UNANSWERED = 3

export type FlushOptions = {
  fetch?: Fetch
  now?: () => number
  random?: () => number
  locks?: Locks
  isReachable?: () => Promise<boolean>
  /**
   * Which waiting inquiries are tried: those whose time has come; also those that only lacked an answer, because the
   * connection is back; or all, because a person said "Send now".
   */
  reach?: 'due' | 'answerless' | 'everything'
}

export type FlushResult = { delivered: number /** Still waiting to be sent, for any reason. */; left: number }

/**
 * Tries to deliver waiting inquiries in the order of writing. Pages and the worker call the same function; only one of them
 * sends at any time.
 *
 * After an attempt without a response it asks whether the server can be reached at all. If not, the round ends: the others
 * would fail too, and must not go first if the network returns in the meantime. If it can, the attempt is repeated once,
 * and then the others are tried, so an inquiry that fails by itself never holds them up.
 * @throws StorageRefused
 */
export async function flushOutbox({ reach = 'due', ...options }: FlushOptions = {}): Promise<FlushResult> {
  const tools = toolsOf(options)
  const result = await withFlushLock(tools.locks, async () => {
    await tidy(tools)
    const someDue = (await listRows()).some((row) => isDue(row, tools.now()))
    const wanted = (row: Row) =>
      row.state === 'queued' &&
      // Once one is due, the older ones that only lack a connection go before it.
      (reach === 'everything' ||
        isDue(row, tools.now()) ||
        ((reach === 'answerless' || someDue) && waitsForConnection(row)))
    const tried = new Set<string>()
    let delivered = 0
    let unanswered = 0
    while (unanswered <= MOST_UNANSWERED) {
      // Read again each time: a person may have added, changed or deleted one.
      const untried = (await listRows()).filter((row) => !tried.has(row.id) && wanted(row))
      // The last try before giving up is for the one tried least, so that the same few cannot always fail before the others.
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
    const left = (await listRows()).filter(({ state }) => state === 'queued').length
    return { delivered, left }
  })
  void showBadge()
  return result
}

const hadNoAnswer = (outcome: Outcome | undefined) => outcome?.kind === 'retry' && isUnanswered(outcome.failure)

const attemptIfUnlocked = (id: string, tools: Tools) => ifInquiryUnlocked(tools.locks, id, () => attempt(id, tools))

/** They wait for the same connection as the one that was tried, and no shorter than it. */
async function postponeAfter(id: string, rows: readonly Row[]) {
  const first = await findRow(id)
  if (!first) return
  for (const row of rows) if (row.id !== id) await postpone(row.id, first).catch(() => {})
}

/**
 * Tries one inquiry for the person who watches it, after those that were written before it: call it inside
 * `withInquiryLock`. As soon as one of those has to be tried again later, it is this one's turn.
 * @returns undefined when it was not waiting any more
 * @throws StorageRefused
 */
export async function flushInTurn(id: string, options: FlushOptions = {}): Promise<Outcome | undefined> {
  const tools = toolsOf(options)
  return withFlushLock(tools.locks, async () => {
    const rows = await tidy(tools)
    for (const before of waitingBefore(id, rows, tools.now())) {
      const outcome = await attemptIfUnlocked(before.id, tools)
      if (outcome?.kind === 'retry') break
    }
    return attempt(id, tools)
  })
}

/** Inquiries that could be sent now and were written before this one. */
function waitingBefore(id: string, rows: readonly Row[], now: number): Row[] {
  const own = rows.find((row) => row.id === id)
  return own ? rows.filter((row) => row.order < own.order && (isDue(row, now) || waitsForConnection(row))) : []
}

/**
 * "Send now" for one inquiry, ahead of its turn.
 * @returns false, without an attempt, when it is locked: a form sends or edits it
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
 * This code holds the lock, so no attempt is running: rows in the state `sending` were interrupted. Removes delivered rows after their day.
 * @returns the rows after that, none when the storage cannot be read
 */
async function tidy({ now }: Tools): Promise<Row[]> {
  let rows: Row[] = []
  try {
    rows = await listRows()
    const cutOff = rows.filter(({ state }) => state === 'sending')
    for (const { id } of cutOff) await recoverCutOff(id, now())
    // What a page that was closed meanwhile has not encrypted.
    for (const { id, shared, payload } of rows) if (shared && payload) await sealText(id)
    await dropDelivered(rows, now())
    if (cutOff.length > 0) rows = await listRows()
  } catch (error) {
    // No room to write. Reading and sending continue.
    if (!(error instanceof StorageRefused)) throw error
  }
  return rows
}

/**
 * Makes an attempt also when the storage has no room to note its start or its outcome. The row then still waits and is sent
 * again, and the server confirms it once more.
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

/** Its key is missing: the row needs a person, and the others continue. */
const UNREADABLE: Outcome = { kind: 'needs-attention', failure: { kind: 'unreadable', status: 0 } }
