import { announceChange } from './changes.ts'
import { change, readAll, readOne } from './db.ts'
import { newId } from './id.ts'
import { readRow } from './old-row.ts'
import type { Outcome } from './policy.ts'
import { newRow, type Payload, type Row } from './row.ts'
import { isOldReceipt, requeue, revise, settle, startSending } from './transitions.ts'

/** The rows of this device: transitions.ts says what may become of one, this makes it last. */

/** Every inquiry on this device, oldest first. @throws StorageRefused */
export async function listRows(): Promise<Row[]> {
  const rows = (await readAll()).flatMap((stored) => readRow(stored) ?? [])
  return rows.sort((a, b) => a.createdAt - b.createdAt)
}

/** @throws StorageRefused */
export const findRow = async (id: string): Promise<Row | undefined> => readRow(await readOne(id))

/**
 * Keeps an inquiry, or the new text of one that is here already. When this resolves, it is on disk.
 * @returns the row; one that was delivered in the meantime comes back as it is
 * @throws StorageRefused
 */
export async function saveInquiry(
  id: string,
  payload: Payload,
  vehicleName: string | undefined,
  now: number,
): Promise<Row> {
  const saved = await changeRow(id, (row) => {
    if (!row) return newRow(id, payload, vehicleName, now)
    return row.state === 'delivered' ? row : revise(row, payload, vehicleName, now)
  })
  if (!saved) throw new Error('A save always gives a row')
  return saved
}

/** Takes a waiting inquiry for an attempt. @returns undefined when it is no longer there or no longer waiting */
export const takeForSending = (id: string): Promise<Row | undefined> =>
  changeRow(id, (row) => (row?.state === 'queued' ? startSending(row) : undefined))

/**
 * Notes what came of an attempt to send `sent`. An outcome is about the text that was sent: where the text has been
 * changed meanwhile, it says nothing.
 */
export const noteOutcome = (sent: Row, outcome: Outcome, now: number, random: number): Promise<Row | undefined> =>
  changeRow(sent.id, (row) => (row && sameText(row, sent) ? settle(row, outcome, now, random) : undefined))

const sameText = (a: Row, b: Row) => JSON.stringify(a.payload) === JSON.stringify(b.payload)

/**
 * "Resend": back in the queue, due at once. Where the server has another text under this id (409), as a new inquiry.
 * @returns the id that it has now
 */
export async function resend(id: string, now: number): Promise<string> {
  const row = await changeRow(id, (row) => row && requeue(row, now))
  if (row?.lastError?.status !== 409 || !row.payload) return id
  const fresh = await saveInquiry(newId(), row.payload, row.subject.vehicleName, now)
  await deleteRow(id)
  return fresh.id
}

/** Only under the flush lock: an attempt found there was cut off, by a closed tab or a stopped worker. */
export const recoverCutOff = (id: string, now: number): Promise<Row | undefined> =>
  changeRow(id, (row) => (row?.state === 'sending' ? requeue(row, now) : undefined))

/** Removes an inquiry because a person said so. */
export const deleteRow = (id: string): Promise<unknown> => changeRow(id, () => null)

/**
 * Takes an inquiry back out of the queue because the form that it came from still holds it and shows the error.
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

/** Removes receipts that are older than a day. */
export async function dropReceipts(now: number): Promise<void> {
  const isPast = (row: Row) => isOldReceipt(row, now)
  const rows = await listRows()
  for (const { id } of rows.filter(isPast)) await changeRow(id, (row) => (row && isPast(row) ? null : undefined))
}

async function changeRow(id: string, next: (row: Row | undefined) => Row | null | undefined): Promise<Row | undefined> {
  const changed = await change(id, (stored) => next(readRow(stored)))
  if (changed !== undefined) announceChange()
  return changed ?? undefined
}
