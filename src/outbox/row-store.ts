import { findLast } from '../lib/find-last.ts'
import { announceChange } from './changes.ts'
import { change, readAll, readOne, StorageRefused } from './db.ts'
import { newId } from './id.ts'
import type { Outcome } from './outcome.ts'
import { readRow } from './read-row.ts'
import { newRow, type Payload, type Row } from './row.ts'
import { hideText, payloadOf, sealRow } from './seal.ts'
import {
  isIdTaken,
  isPastDelivery,
  isPending,
  replaceRow,
  requeue,
  settle,
  startSending,
  waitLike,
} from './transitions.ts'

/** The rows of this device: transitions.ts has the rules, this file stores their results. */

/** Every inquiry on this device, in the order of writing. @throws StorageRefused */
export async function listRows(): Promise<Row[]> {
  const rows = (await readAll()).flatMap((stored) => readRow(stored) ?? [])
  return rows.sort((a, b) => a.order - b.order)
}

/** @throws StorageRefused */
export const findRow = async (id: string): Promise<Row | undefined> => readRow(await readOne(id))

/** A text to store, with its id (`inquiryIdOf`). */
export type Text = {
  id: string
  payload: Payload
  vehicleName?: string | undefined
  /** Epoch ms. */
  writtenAt: number
  /** Ids of earlier texts that the server may have, oldest first. */
  replaces?: readonly string[] | undefined
  /** Set if the server may already have it, because an earlier attempt ended without a decision. */
  mayBeStored?: boolean | undefined
  shared?: boolean | undefined
}

export type Queued = {
  row: Row
  /** False when the row was there before. */
  isNew: boolean
}

/**
 * Stores a new text. When this resolves, it is on disk. An existing row with its id contains the same text: it becomes
 * due at once, unless it is delivered.
 * @throws StorageRefused
 */
export async function queueText(text: Text): Promise<Queued> {
  const order = await nextOrder(text.writtenAt)
  let isNew = false
  const row = await writeText(text.id, text, (row, fresh) => {
    isNew = !row
    return row ? requeue(row, text.writtenAt) : { ...fresh, order }
  })
  if (!row) throw new Error('A queued text always has a row')
  return { row, isNew }
}

/**
 * Replaces the row that a person opened to edit. The id is also the row's revision, because a text never changes under
 * its id: when that row is gone or delivered, nothing is written.
 * @param id of the row that was opened
 * @returns undefined when that row was changed, sent or deleted elsewhere
 * @throws StorageRefused
 */
export async function replaceText(id: string, text: Text): Promise<Queued | undefined> {
  // The same form has already made the same change.
  if (await findRow(text.id)) return queueText(text)
  const old = await findRow(id)
  // Decrypted before the transaction, which cannot wait for it. This is safe because a text never changes under its id.
  const isSame = old !== undefined && sameText(await textOf(old), text.payload)
  const shared = text.shared || old?.shared
  const row = await writeText(id, { ...text, shared }, (row, fresh) => {
    if (!row || row.state === 'delivered') return undefined
    return isSame && !isIdTaken(row) ? requeue(row, text.writtenAt) : replaceRow(row, fresh)
  })
  return row && { row, isNew: false }
}

/**
 * What `replaceText` would store, for a device that can no longer store anything. The opened row stays, and an
 * unchanged text keeps its id, unless that is taken.
 * @param id of the row that was opened
 * @returns undefined when that row was changed, sent or deleted elsewhere
 */
export async function changeOf(id: string, text: Text): Promise<Text | undefined> {
  const old = await findRow(id).catch(() => 'unreadable' as const)
  if (old === 'unreadable') return text
  if (!old || old.state === 'delivered') return undefined
  if (!isIdTaken(old) && sameText(await textOf(old), text.payload))
    return { ...text, id, writtenAt: old.order, replaces: old.replaces }
  const row = replaceRow(old, rowOf(text))
  return { ...text, writtenAt: row.order, replaces: row.replaces }
}

const rowOf = ({ id, payload, vehicleName, writtenAt, replaces, mayBeStored, shared }: Text): Row => ({
  ...newRow(id, payload, vehicleName, writtenAt),
  ...(replaces?.length && { replaces: [...replaces] }),
  ...(mayBeStored && { mayBeStored }),
  ...(shared && { shared }),
})

/** The text of a row; also null if it cannot be decrypted. */
const textOf = (row: Row): Promise<Payload | null> => payloadOf(row).catch(() => null)

/**
 * Writes a text, encrypted on a shared device. A browser that does not store such a key, or does not return it, stores
 * the text unencrypted: a stored inquiry must be one that can be sent.
 * @param next as in `changeRow`; `fresh` is the row of the text
 */
async function writeText(
  id: string,
  text: Text,
  next: (row: Row | undefined, fresh: Row) => Row | undefined,
): Promise<Row | undefined> {
  const plain = rowOf(text)
  const fresh = plain.shared ? await sealRow(plain) : plain
  const write = (fresh: Row) => changeRow(id, (row) => next(row, fresh))
  const row = await write(fresh).catch((error: unknown) => {
    if (!isNoKeyStored(error)) throw error
    return write(plain)
  })
  if (!row?.sealed || (await isReadable(row.id))) return row
  const { payload, subject } = plain
  return changeRow(row.id, (stored) =>
    stored?.sealed ? { ...stored, payload, subject, sealed: undefined } : undefined,
  )
}

const isNoKeyStored = (error: unknown) =>
  error instanceof StorageRefused && error.cause instanceof Error && error.cause.name === 'DataCloneError'

/** Whether the stored text can be decrypted. Also true for a row that is gone. */
async function isReadable(id: string): Promise<boolean> {
  const row = await findRow(id)
  return !row?.sealed || payloadOf({ ...row, payload: null }).then(Boolean, () => false)
}

/** The order after every row that is still to be sent, even if the clock was moved back. */
async function nextOrder(now: number): Promise<number> {
  const last = findLast(await listRows(), isPending)
  return last ? Math.max(now, last.order + 1) : now
}

const sameText = (a: Payload | null, b: Payload) => JSON.stringify(sorted(a)) === JSON.stringify(sorted(b))
const sorted = (payload: Payload | null) => Object.entries(payload ?? {}).sort(([a], [b]) => (a < b ? -1 : 1))

/** Takes a queued inquiry for an attempt. @returns undefined when it is gone or no longer queued */
export const takeForSending = (id: string): Promise<Row | undefined> =>
  changeRow(id, (row) => (row?.state === 'queued' ? startSending(row) : undefined))

/** Records the outcome of an attempt. @returns undefined when the row was meanwhile deleted or changed */
export const noteOutcome = (id: string, outcome: Outcome, now: number, random: number): Promise<Row | undefined> =>
  changeRow(id, (row) => row && settle(row, outcome, now, random))

/** Lets an inquiry wait without an attempt, until the next attempt at `first`. */
export const postpone = (id: string, first: Row): Promise<Row | undefined> =>
  changeRow(id, (row) => (row?.state === 'queued' ? waitLike(row, first) : undefined))

/**
 * "Resend": queues the row again, due at once. If the server has another text under its id, the row gets a new id.
 * @returns the row's id from now on
 */
export async function resend(id: string, now: number): Promise<string> {
  const row = await changeRow(id, (row) => {
    if (!(row?.payload || row?.sealed) || !isIdTaken(row)) return row && requeue(row, now)
    const untried = { attempts: 0, lastError: null, mayBeStored: undefined }
    return replaceRow(row, { ...requeue(row, now), ...untried, id: newId() })
  })
  return row?.id ?? id
}

/** Only under the flush lock: an attempt that is found then was interrupted, by a closed tab or a stopped worker. */
export const recoverCutOff = (id: string, now: number): Promise<Row | undefined> =>
  changeRow(id, (row) => (row?.state === 'sending' ? requeue(row, now) : undefined))

export const deleteRow = (id: string): Promise<unknown> => changeRow(id, () => null)

/**
 * Takes an inquiry out of the queue, because its form still has the text and shows the error.
 * @returns false when it was delivered after all
 */
export async function withdraw(id: string): Promise<boolean> {
  let delivered = false
  await changeRow(id, (row) => {
    delivered = row?.state === 'delivered'
    return delivered ? undefined : null
  })
  return !delivered
}

/** Marks every row as written on a shared device, and encrypts its text. @throws StorageRefused */
export async function hideRows(): Promise<void> {
  for (const { id } of await listRows()) {
    await changeRow(id, (row) => row && { ...row, shared: true as const })
    await sealText(id)
  }
}

/**
 * Encrypts a stored plain text, which is only removed when the encrypted one could be read back. Changes nothing where
 * the browser cannot encrypt.
 * @throws StorageRefused
 */
export async function sealText(id: string): Promise<void> {
  const plain = await findRow(id)
  if (!plain?.payload) return
  const sealed = plain.sealed ?? (await sealRow(plain)).sealed
  if (!sealed) return
  // Skips a row that was delivered or deleted meanwhile.
  try {
    await changeRow(id, (row) => (row?.payload ? { ...row, sealed } : undefined))
  } catch (error) {
    if (isNoKeyStored(error)) return
    throw error
  }
  const canBeOpened = await isReadable(id)
  await changeRow(id, (row) => {
    if (!row?.payload || !row.sealed) return undefined
    return canBeOpened ? hideText(row) : { ...row, sealed: undefined }
  })
}

/** Removes those of these rows that were delivered more than a day ago. */
export async function dropDelivered(rows: readonly Row[], now: number): Promise<void> {
  const isPast = (row: Row) => isPastDelivery(row, now)
  for (const { id } of rows.filter(isPast)) await changeRow(id, (row) => (row && isPast(row) ? null : undefined))
}

async function changeRow(id: string, next: (row: Row | undefined) => Row | null | undefined): Promise<Row | undefined> {
  let row: Row | null | undefined
  await change(id, (stored) => {
    row = next(readRow(stored))
    return row
  })
  if (row !== undefined) announceChange()
  return row ?? undefined
}
