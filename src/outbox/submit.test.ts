import 'fake-indexeddb/auto'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { PAYLOAD as payload } from '../../tests/inquiry.ts'
import { lockForEditing } from './edit-lock.ts'
import { flushOutbox } from './flush.ts'
import { inquiryIdOf } from './inquiry-id.ts'
import { createPageLocks } from './locks.ts'
import { deleteRow, findRow, keepText, listRows } from './row-store.ts'
import { type Message, type SubmitOptions, saveForLater, submitInquiry, WATCH_LIMIT } from './submit.ts'

const FORM = '3f6f1d2c-7a55-4c0e-9f0b-6a2b8f1c9d10'
const WRITTEN = Date.parse('2025-11-03T14:00:00Z')
const message: Message = { form: FORM, payload, writtenAt: WRITTEN }
const ID = await inquiryIdOf(FORM, payload)
const other: Message = { ...message, payload: { ...payload, message: 'The blue one, if it is still there.' } }
const OTHER = await inquiryIdOf(FORM, other.payload)

const fetchMock = vi.fn<(url: string, init: RequestInit) => Promise<Response>>()
const bodies = () => fetchMock.mock.calls.map(([, { body }]) => JSON.parse(String(body)))
const idsSent = () => bodies().map(({ id }) => id)
const accepted = (_url: string, { body }: RequestInit) => {
  const { id } = JSON.parse(String(body))
  return Promise.resolve(Response.json({ id, reference: '7K3M-9QXD', receivedAt: '' }, { status: 201 }))
}
const refused = (status: number, error: string) => Promise.resolve(Response.json({ error }, { status }))
const noAnswer = () => Promise.reject(new TypeError('Failed to fetch'))
const submit = (options: SubmitOptions = {}, text: Message = message) =>
  submitInquiry(text, { fetch: fetchMock, locks: createPageLocks(), ...options })
const noStorage = () =>
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('No room', 'QuotaExceededError')
  })

beforeEach(async () => {
  fetchMock.mockReset().mockImplementation(accepted)
  for (const { id } of await listRows()) await deleteRow(id)
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
})

it('keeps the inquiry before the first attempt, online too', async () => {
  const onSaved = vi.fn()
  fetchMock.mockImplementation(async (url, init) => {
    expect(onSaved).toHaveBeenCalledWith(ID)
    expect(await findRow(ID)).toMatchObject({ state: 'sending', payload })
    return accepted(url, init)
  })
  expect(await submit({ onSaved })).toEqual({ kind: 'received', id: ID, reference: '7K3M-9QXD' })
})

it.each([
  ['nobody answers', noAnswer],
  ['a public network answers with its sign-in page', () => Promise.resolve(new Response('<!doctype html>'))],
])('says that it waits when %s', async (_when, answer) => {
  fetchMock.mockImplementation(answer)
  expect(await submit()).toEqual({ kind: 'waiting', id: ID })
  expect(await findRow(ID)).toMatchObject({ state: 'queued', attempts: 1 })
})

it('gives an answer that is not OK to the person who watches, and takes the inquiry out of the queue', async () => {
  fetchMock.mockImplementation(() => refused(422, 'Invalid email address'))
  const onReturned = vi.fn(async () => expect(await findRow(ID)).toBeDefined())
  expect(await submit({ onReturned })).toEqual({
    kind: 'refused',
    id: ID,
    next: { replaces: [] },
    failure: { kind: 'refused', status: 422, message: 'Invalid email address' },
    mayWait: false,
  })
  expect(onReturned).toHaveBeenCalled()
  expect(await listRows()).toEqual([])
  fetchMock.mockImplementation(() => refused(503, 'Not right now'))
  expect(await submit()).toMatchObject({ kind: 'refused', mayWait: true })
  expect(await listRows()).toEqual([])
})

it('keeps what the person wants to send later', async () => {
  expect(await saveForLater(message)).toEqual({ kind: 'waiting', id: ID })
  expect(await findRow(ID)).toMatchObject({ state: 'queued', payload, createdAt: WRITTEN })
})

it('tells the server when it was written, and by which clock', async () => {
  await submit({ now: () => WRITTEN + 5_000 })
  expect(bodies()).toEqual([{ ...payload, id: ID, writtenAt: WRITTEN, sentAt: WRITTEN + 5_000 }])
})

it('sends what was written before first, as long as somebody answers', async () => {
  const ids = ['c7d1b1de-9f2e-4a5c-8f57-2a7e2f6f4b21', 'd5f2c3aa-1f6c-4d7b-8a1e-3b8f4c9d2e31']
  for (const [index, id] of ids.entries()) await keepText({ id, payload, writtenAt: WRITTEN - 60_000 + index })
  await submit()
  expect(idsSent()).toEqual([...ids, ID])
})

it('does not wait for what was written before when nobody answers that', async () => {
  const ids = ['c7d1b1de-9f2e-4a5c-8f57-2a7e2f6f4b21', 'd5f2c3aa-1f6c-4d7b-8a1e-3b8f4c9d2e31']
  for (const [index, id] of ids.entries()) await keepText({ id, payload, writtenAt: WRITTEN - 60_000 + index })
  fetchMock.mockImplementationOnce(noAnswer)
  expect(await submit()).toMatchObject({ kind: 'received' })
  expect(idsSent()).toEqual([ids[0], ID])
})

describe('another text from the same form', () => {
  it('is another inquiry, and changes nothing of the one that waits', async () => {
    fetchMock.mockImplementation(noAnswer)
    await submit()
    expect(await submit({}, other)).toEqual({ kind: 'waiting', id: OTHER })
    expect((await listRows()).map(({ id, payload }) => [id, payload])).toEqual([
      [ID, payload],
      [OTHER, other.payload],
    ])
  })

  it('names the one before when the server may have that one', async () => {
    fetchMock.mockImplementation(() => refused(504, 'Not right now'))
    const first = await submit()
    expect(first).toMatchObject({ kind: 'refused', next: { replaces: [ID] } })
    const follows = first.kind === 'refused' ? first.next : {}
    const second = await submit({}, { ...other, ...follows })
    expect(bodies()[1]).toMatchObject({ id: OTHER, replaces: ID })
    expect(second).toMatchObject({ next: { replaces: [ID, OTHER] } })
    // The first text again is the first inquiry again, and does not replace itself.
    await submit({}, { ...message, replaces: [ID, OTHER] })
    expect(bodies()[2]).toMatchObject({ id: ID, replaces: OTHER })
  })

  it('names it also when the same text was refused after that, or kept for later and changed there', async () => {
    fetchMock.mockImplementationOnce(() => refused(504, 'Not right now'))
    const lost = await submit()
    const follows = lost.kind === 'refused' ? lost.next : {}
    fetchMock.mockImplementationOnce(() => refused(403, 'Not from here'))
    expect(await submit({}, { ...message, ...follows })).toMatchObject({ kind: 'refused', next: { replaces: [ID] } })
    await saveForLater({ ...message, ...follows })
    await submit({}, { ...other, edits: ID })
    expect(bodies().at(-1)).toMatchObject({ id: OTHER, replaces: ID })
  })

  it('leaves what was saved from another tab in the outbox when it is refused', async () => {
    await saveForLater(message)
    fetchMock.mockImplementation(() => refused(422, 'Invalid email address'))
    expect(await submit()).toMatchObject({ kind: 'refused', next: { edits: ID } })
    expect(await findRow(ID)).toMatchObject({ state: 'rejected', payload })
  })

  it('that is delivered already is not sent again', async () => {
    await submit()
    expect(await submit()).toEqual({ kind: 'received', id: ID, reference: '7K3M-9QXD' })
    expect(fetchMock).toHaveBeenCalledTimes(1)
  })
})

describe('a change of an inquiry in the outbox', () => {
  const row = 'c7d1b1de-9f2e-4a5c-8f57-2a7e2f6f4b21'
  const change: Message = { ...other, edits: row }
  beforeEach(() => keepText({ id: row, payload, writtenAt: WRITTEN - 60_000 }))

  it('takes its place', async () => {
    fetchMock.mockImplementation(noAnswer)
    expect(await submit({}, change)).toEqual({ kind: 'waiting', id: OTHER })
    const rows = await listRows()
    expect(rows).toMatchObject([{ id: OTHER, payload: other.payload, createdAt: WRITTEN - 60_000 }])
    expect(rows[0]?.replaces, 'the old one never left the device').toBeUndefined()
  })

  it('stays there when the server refuses it, and the next change is of what is there then', async () => {
    fetchMock.mockImplementation(() => refused(422, 'Invalid email address'))
    expect(await submit({}, change)).toMatchObject({ kind: 'refused', next: { edits: OTHER } })
    expect(await listRows()).toMatchObject([{ id: OTHER, state: 'rejected' }])
  })

  it('to the same text is the same inquiry', async () => {
    expect(await submit({}, { ...message, edits: row })).toMatchObject({ kind: 'received', id: row })
    expect(idsSent()).toEqual([row])
  })

  it('is told and not applied when the inquiry was changed, sent or deleted meanwhile', async () => {
    await submit({}, { ...change, form: '9d0c6b1e-1d0c-4f4f-8a52-0c8c2f6f7e11' })
    const before = await listRows()
    expect(await submit({}, change)).toEqual({ kind: 'changed-elsewhere' })
    expect(await saveForLater(change)).toEqual({ kind: 'changed-elsewhere' })
    expect(await listRows()).toEqual(before)
    expect(fetchMock).toHaveBeenCalledTimes(1)
  })

  it('pressed twice is one change', async () => {
    const locks = createPageLocks()
    const both = await Promise.all([submit({ locks }, change), submit({ locks }, change)])
    expect(both.map(({ kind }) => kind)).toEqual(['received', 'received'])
    expect(idsSent()).toEqual([OTHER])
  })

  describe('while another tab waits to edit it as well', () => {
    const opened = async () => {
      const locks = createPageLocks()
      const lock = await lockForEditing(row, () => {}, locks)
      const told = vi.fn()
      const elsewhere = lockForEditing(row, told, locks)
      await vi.waitFor(() => expect(told).toHaveBeenCalled())
      return { tools: { locks, lock }, elsewhere }
    }

    it('is sent, and the other tab finds it gone', async () => {
      const { tools, elsewhere } = await opened()
      expect(await submit(tools, change)).toMatchObject({ kind: 'received', id: OTHER })
      expect(await elsewhere).toMatchObject({ row: undefined })
    })

    it('is kept to be sent later, and the other tab finds it gone', async () => {
      const { tools, elsewhere } = await opened()
      expect(await saveForLater(change, tools)).toEqual({ kind: 'waiting', id: OTHER })
      expect(await elsewhere).toMatchObject({ row: undefined })
    })
  })
})

it('is one inquiry when "Send" is pressed twice', async () => {
  const locks = createPageLocks()
  const both = await Promise.all([submit({ locks }), submit({ locks })])
  expect(both.map(({ kind }) => kind)).toEqual(['received', 'received'])
  expect(await listRows()).toHaveLength(1)
  expect(new Set(fetchMock.mock.calls.map(([, { body }]) => body)).size).toBe(1)
})

it('tells the person after twelve seconds that it waits, and goes on by itself', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const locks = createPageLocks()
  let free = () => {}
  // Another tab is sending it over a dead connection.
  void locks.request('outbox-flush', {}, () => new Promise<void>((resolve) => (free = resolve)))
  const submission = submit({ locks })
  await vi.waitFor(async () => expect(await findRow(ID)).toBeDefined())
  await vi.advanceTimersByTimeAsync(WATCH_LIMIT)
  expect(await submission).toEqual({ kind: 'waiting', id: ID })
  fetchMock.mockImplementation(() => refused(422, 'Invalid email address'))
  free()
  await vi.waitFor(async () => expect(await findRow(ID)).toMatchObject({ state: 'rejected' }))
})

it('does not say any more that it waits once it leaves the queue', async () => {
  const watches = new Map<unknown, () => void>()
  const { setTimeout: set, clearTimeout: clear } = globalThis
  vi.spyOn(globalThis, 'setTimeout').mockImplementation(((work: () => void, ms?: number) => {
    const id = set(work, ms)
    if (ms === WATCH_LIMIT) watches.set(id, work)
    return id
  }) as typeof setTimeout)
  vi.spyOn(globalThis, 'clearTimeout').mockImplementation((id) => {
    watches.delete(id)
    clear(id)
  })
  // The watch limit ends while the row is being withdrawn.
  const remove = IDBObjectStore.prototype.delete
  vi.spyOn(IDBObjectStore.prototype, 'delete').mockImplementation(function (this: IDBObjectStore, key) {
    for (const ring of watches.values()) ring()
    return remove.call(this, key)
  })
  fetchMock.mockImplementation(() => refused(503, 'Not right now'))
  expect(await submit()).toMatchObject({ kind: 'refused' })
  expect(await listRows()).toEqual([])
})

it('is left alone by every flush while the form waits for its answer', async () => {
  const locks = createPageLocks()
  let answer = (_response: Response) => {}
  fetchMock.mockImplementation(() => new Promise((resolve) => (answer = resolve)))
  const submission = submit({ locks })
  await vi.waitFor(() => expect(fetchMock).toHaveBeenCalled())
  const flush = flushOutbox({ fetch: fetchMock, isReachable: async () => true, locks, reach: 'everything' })
  answer(await refused(500, 'Something went wrong on our side.'))
  expect(await submission).toMatchObject({ kind: 'refused' })
  await flush
  expect(fetchMock).toHaveBeenCalledTimes(1)
  expect(await listRows()).toEqual([])
})

describe('where nothing can be stored', () => {
  it('sends directly', async () => {
    noStorage()
    expect(await submit()).toEqual({ kind: 'received', id: ID, reference: '7K3M-9QXD' })
  })

  it('says that only the form has it when nobody answers either', async () => {
    noStorage()
    fetchMock.mockImplementation(noAnswer)
    expect(await submit()).toMatchObject({ kind: 'unsaved', failure: { kind: 'no-answer' }, next: { replaces: [ID] } })
  })

  it('offers nothing that it cannot keep', async () => {
    noStorage()
    fetchMock.mockImplementation(() => refused(503, 'Not right now'))
    expect(await submit()).toMatchObject({ kind: 'unsaved', failure: { status: 503, message: 'Not right now' } })
    await expect(saveForLater(message)).rejects.toThrow('does not store')
  })

  describe('any more since an inquiry was saved', () => {
    const row = 'c7d1b1de-9f2e-4a5c-8f57-2a7e2f6f4b21'
    const change: Message = { ...other, edits: row }
    beforeEach(() => keepText({ id: row, payload, writtenAt: WRITTEN - 60_000 }))

    it('sends a change of it directly, and the old text never goes out', async () => {
      noStorage()
      expect(await submit({}, change)).toMatchObject({ kind: 'received', id: OTHER })
      expect(bodies()).toMatchObject([{ message: other.payload.message, writtenAt: WRITTEN - 60_000 }])
      expect(await listRows()).toEqual([])
    })

    it('names the old text in its change when the server may have it', async () => {
      fetchMock.mockImplementationOnce(() => refused(504, 'Not right now'))
      await flushOutbox({ fetch: fetchMock, isReachable: async () => true, locks: createPageLocks(), reach: 'due' })
      noStorage()
      await submit({}, change)
      expect(bodies().at(-1)).toMatchObject({ id: OTHER, replaces: row })
    })

    it('keeps it when nobody takes the change', async () => {
      noStorage()
      fetchMock.mockImplementation(noAnswer)
      expect(await submit({}, change)).toMatchObject({ kind: 'unsaved', next: { edits: row, replaces: [OTHER] } })
      expect(await listRows()).toMatchObject([{ id: row, payload }])
    })

    it('sends no change of one that is gone', async () => {
      await deleteRow(row)
      noStorage()
      expect(await submit({}, change)).toEqual({ kind: 'changed-elsewhere' })
      expect(fetchMock).not.toHaveBeenCalled()
    })
  })
})
