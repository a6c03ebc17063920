import 'fake-indexeddb/auto'
import { afterEach, beforeEach, vi } from 'vitest'
import { inquiryIdOf } from '../src/outbox/inquiry-id.ts'
import { createPageLocks } from '../src/outbox/locks.ts'
import { deleteRow, listRows, queueText } from '../src/outbox/row-store.ts'
import { type SubmitOptions, submitInquiry, type WrittenInquiry } from '../src/outbox/submit.ts'
import { PAYLOAD as payload } from './inquiry.ts'
import { ownRefusal } from './own-refusal.ts'

const FORM = '3f6f1d2c-7a55-4c0e-9f0b-6a2b8f1c9d10'
export const WRITTEN = Date.parse('2025-11-03T14:00:00Z')

/** What a form submits, and another text from the same form, with the ids that they get. */
export const message: WrittenInquiry = { form: FORM, payload, writtenAt: WRITTEN }
export const ID = await inquiryIdOf(FORM, payload)
export const other: WrittenInquiry = {
  ...message,
  payload: { ...payload, message: 'The blue one, if it is still there.' },
}
export const OTHER = await inquiryIdOf(FORM, other.payload)

/** The id of a row that waits already, and a change of it. */
export const ROW = 'c7d1b1de-9f2e-4a5c-8f57-2a7e2f6f4b21'
export const change: WrittenInquiry = { ...other, edits: ROW }
export const keepRow = () => queueText({ id: ROW, payload, writtenAt: WRITTEN - 60_000 })

export const fetchMock = vi.fn<(url: string, init: RequestInit) => Promise<Response>>()
export const bodies = () => fetchMock.mock.calls.map(([, { body }]) => JSON.parse(String(body)))
export const idsSent = () => bodies().map(({ id }) => id)
export const accepted = (_url: string, { body }: RequestInit) => {
  const { id } = JSON.parse(String(body))
  return Promise.resolve(Response.json({ id, reference: '7K3M-9QXD', receivedAt: '' }, { status: 201 }))
}
export const refused = (status: number, error: string) => Promise.resolve(ownRefusal(status, error))
export const noAnswer = () => Promise.reject(new TypeError('Failed to fetch'))
export const submit = (options: SubmitOptions = {}, text: WrittenInquiry = message) =>
  submitInquiry(text, { fetch: fetchMock, locks: createPageLocks(), ...options })

/** From now on the browser stores nothing more. */
export const noStorage = () =>
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('No room', 'QuotaExceededError')
  })

/** Gives each test of a file an empty outbox, and a server that accepts everything. */
export function startEmpty() {
  beforeEach(async () => {
    fetchMock.mockReset().mockImplementation(accepted)
    for (const { id } of await listRows()) await deleteRow(id)
  })
  afterEach(() => {
    vi.restoreAllMocks()
    vi.useRealTimers()
  })
}
