import { showBadge } from './badge.ts'
import { StorageRefused } from './db.ts'
import { ifNotInHand, type Locks, sharedLocks, withFlushLock } from './locks.ts'
import { type Outcome, outcomeOf } from './policy.ts'
import type { Row } from './row.ts'
import { type Fetch, send } from './send.ts'
import { dropReceipts, findRow, listRows, noteOutcome, recoverCutOff, takeForSending } from './store.ts'
import { isDue, waitsForConnection } from './transitions.ts'

/** After so many inquiries in a row without any answer the connection is taken for dead; the rest wait for the next flush. */
const SILENCES = 3

export type FlushOptions = {
  fetch?: Fetch
  now?: () => number
  random?: () => number
  locks?: Locks
  /**
   * Which waiting inquiries are tried: those whose time has come; also those that only lacked an answer, because the
   * connection is back; or all, because a person said "Send now".
   */
  reach?: 'due' | 'answerless' | 'everything'
}

export type FlushResult = { delivered: number /** Still waiting to be sent, for whatever reason. */; left: number }

/**
 * Tries to deliver what waits. Pages and the worker call the same function; only one of them is at it at any time.
 * An inquiry that fails never keeps the others from being tried.
 * @throws StorageRefused
 */
export async function flushOutbox({ reach = 'due', ...options }: FlushOptions = {}): Promise<FlushResult> {
  const tools = toolsOf(options)
  const result = await withFlushLock(tools.locks, async () => {
    await tidy(tools)
    const wanted = (row: Row) =>
      row.state === 'queued' &&
      (reach === 'everything' || isDue(row, tools.now()) || (reach === 'answerless' && waitsForConnection(row)))
    const tried = new Set<string>()
    let delivered = 0
    let silences = 0
    while (silences < SILENCES) {
      // Read anew each time: a person may have added, changed or deleted one meanwhile.
      const next = (await listRows()).filter((row) => !tried.has(row.id) && wanted(row)).sort(byTurn)[0]
      if (!next) break
      tried.add(next.id)
      const outcome = await ifNotInHand(tools.locks, next.id, () => attempt(next.id, tools))
      if (!outcome) continue
      if (outcome.kind === 'delivered') delivered++
      silences = outcome.kind === 'retry' && outcome.failure.kind === 'no-answer' ? silences + 1 : 0
    }
    const left = (await listRows()).filter(({ state }) => state === 'queued').length
    return { delivered, left }
  })
  await showBadge()
  return result
}

/**
 * Tries one inquiry at once, whatever its turn, for the person who holds it in hand: call it inside `holdInquiry`.
 * @returns undefined when it was not waiting any more
 * @throws StorageRefused
 */
export async function flushOne(id: string, options: FlushOptions = {}): Promise<Outcome | undefined> {
  const tools = toolsOf(options)
  return withFlushLock(tools.locks, async () => {
    await recoverCutOff(id, tools.now())
    return attempt(id, tools)
  })
}

/**
 * "Send now" for one inquiry.
 * @returns false, without an attempt, when somebody has it in hand
 * @throws StorageRefused
 */
export async function sendNow(id: string, options: FlushOptions = {}): Promise<boolean> {
  const attempted = async () => {
    await flushOne(id, options)
    return true
  }
  return (await ifNotInHand(options.locks ?? sharedLocks(), id, attempted)) ?? false
}

type Tools = Required<Omit<FlushOptions, 'reach'>>

const toolsOf = (options: FlushOptions): Tools => ({
  fetch: (url, init) => fetch(url, init),
  now: Date.now,
  random: Math.random,
  locks: sharedLocks(),
  ...options,
})

/** Whoever has waited longest for a try goes first, so one that always fails moves behind the others. */
const byTurn = (a: Row, b: Row) => a.nextAttemptAt - b.nextAttemptAt

/** The lock is ours, so nobody is sending: what says so was cut off. Old receipts go. */
async function tidy({ now }: Tools) {
  try {
    for (const { id, state } of await listRows()) if (state === 'sending') await recoverCutOff(id, now())
    await dropReceipts(now())
  } catch (error) {
    // No room to write. Reading goes on, and so does sending.
    if (!(error instanceof StorageRefused)) throw error
  }
}

/**
 * Where the storage has no room left to note that an attempt begins or what came of it, the attempt is made all the same.
 * The row then still waits, is sent again, and the server answers with the receipt of the first time.
 */
async function attempt(id: string, { fetch, now, random }: Tools): Promise<Outcome | undefined> {
  const row = await takeForSending(id).catch(() => findRow(id))
  if (!row?.payload) return undefined
  const outcome = outcomeOf(await send(fetch, id, row.payload), id, now())
  await noteOutcome(row, outcome, now(), random()).catch(() => {})
  return outcome
}
