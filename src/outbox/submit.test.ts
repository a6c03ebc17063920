import 'fake-indexeddb/auto'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { INQUIRY_ID as ID, PAYLOAD as payload } from '../../tests/inquiry.ts'
import { flushOutbox } from './flush.ts'
import { createPageLocks } from './locks.ts'
import { deleteRow, findRow, listRows } from './store.ts'
import { type Draft, type SubmitOptions, saveForLater, submitInquiry, WATCH_LIMIT } from './submit.ts'

const draft: Draft = { id: ID, payload }
const fetchMock = vi.fn<(url: string, init: RequestInit) => Promise<Response>>()
const accepted = () =>
  Promise.resolve(Response.json({ id: ID, reference: '7K3M-9QXD', receivedAt: '' }, { status: 201 }))
const refused = (status: number, error: string) => Promise.resolve(Response.json({ error }, { status }))
const noAnswer = () => Promise.reject(new TypeError('Failed to fetch'))
const submit = (options: SubmitOptions = {}) =>
  submitInquiry(draft, { fetch: fetchMock, locks: createPageLocks(), ...options })
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
  fetchMock.mockImplementation(async () => {
    expect(onSaved).toHaveBeenCalled()
    expect(await findRow(ID)).toMatchObject({ state: 'sending', payload: draft.payload })
    return accepted()
  })
  expect(await submit({ onSaved })).toEqual({ kind: 'received', reference: '7K3M-9QXD' })
})

it.each([
  ['nobody answers', noAnswer],
  ['a public network answers with its sign-in page', () => Promise.resolve(new Response('<!doctype html>'))],
])('says that it waits when %s', async (_when, answer) => {
  fetchMock.mockImplementation(answer)
  expect(await submit()).toEqual({ kind: 'waiting' })
  expect(await findRow(ID)).toMatchObject({ state: 'queued', attempts: 1 })
})

it('gives an answer that is not OK to the person who watches, and takes the inquiry out of the queue', async () => {
  fetchMock.mockImplementation(() => refused(422, 'Invalid email address'))
  expect(await submit()).toEqual({
    kind: 'refused',
    failure: { kind: 'refused', status: 422, message: 'Invalid email address' },
    mayWait: false,
  })
  expect(await listRows()).toEqual([])
  fetchMock.mockImplementation(() => refused(503, 'Not right now'))
  expect(await submit()).toMatchObject({ kind: 'refused', mayWait: true })
  expect(await listRows()).toEqual([])
})

it('leaves an inquiry where it was that came from the outbox to be changed', async () => {
  fetchMock.mockImplementation(() => refused(422, 'Invalid email address'))
  expect(await submit({ wasQueued: true })).toMatchObject({ kind: 'refused' })
  expect(await findRow(ID)).toMatchObject({ state: 'rejected', payload: draft.payload })
})

it('keeps what the person wants to send later', async () => {
  await saveForLater(draft, Date.now())
  expect(await findRow(ID)).toMatchObject({ state: 'queued', payload: draft.payload })
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
  // Another tab is at it with a dead connection.
  void locks.request('outbox-flush', {}, () => new Promise<void>((resolve) => (free = resolve)))
  const submission = submit({ locks })
  await vi.waitFor(async () => expect(await findRow(ID)).toBeDefined())
  await vi.advanceTimersByTimeAsync(WATCH_LIMIT)
  expect(await submission).toEqual({ kind: 'waiting' })
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
  // The person's patience ends while the row is being taken out.
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
  const flush = flushOutbox({ fetch: fetchMock, locks, reach: 'everything' })
  answer(await refused(500, 'Something went wrong on our side.'))
  expect(await submission).toMatchObject({ kind: 'refused' })
  await flush
  expect(fetchMock).toHaveBeenCalledTimes(1)
  expect(await listRows()).toEqual([])
})

describe('where nothing can be stored', () => {
  it('sends directly', async () => {
    noStorage()
    expect(await submit()).toEqual({ kind: 'received', reference: '7K3M-9QXD' })
  })

  it('says that only the form has it when nobody answers either', async () => {
    noStorage()
    fetchMock.mockImplementation(noAnswer)
    expect(await submit()).toMatchObject({ kind: 'unsaved', failure: { kind: 'no-answer' } })
  })

  it('offers nothing that it cannot keep', async () => {
    noStorage()
    fetchMock.mockImplementation(() => refused(503, 'Not right now'))
    expect(await submit()).toMatchObject({ kind: 'unsaved', failure: { status: 503, message: 'Not right now' } })
    await expect(saveForLater(draft, 0)).rejects.toThrow('does not store')
  })
})
