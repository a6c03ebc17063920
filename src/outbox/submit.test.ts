import { expect, it, vi } from 'vitest'
import { PAYLOAD as payload } from '../../tests/inquiry.ts'
import {
  accepted,
  bodies,
  fetchMock,
  ID,
  idsSent,
  message,
  noAnswer,
  refused,
  startEmpty,
  submit,
  WRITTEN,
} from '../../tests/submitting.ts'
import { flushOutbox } from './flush.ts'
import { createPageLocks } from './locks.ts'
import { findRow, listRows, queueText } from './row-store.ts'
import { saveForLater, WATCH_LIMIT_MS } from './submit.ts'

startEmpty()

it('keeps the inquiry before the first attempt, online too', async () => {
  const onSaved = vi.fn()
  fetchMock.mockImplementation(async (url, init) => {
    expect(onSaved).toHaveBeenCalledWith(ID)
    expect(await findRow(ID)).toMatchObject({ state: 'sending', payload })
    return accepted(url, init)
  })
  expect(await submit({ onSaved })).toEqual({ kind: 'received', id: ID, reference: '7K3M-9QXD' })
})

it('makes five transactions when all goes well: its place, the text, what waits before it, the attempt, the answer', async () => {
  fetchMock.mockImplementation(accepted)
  await findRow(ID)
  const transactions = vi.spyOn(IDBDatabase.prototype, 'transaction')
  await submit()
  expect(transactions.mock.calls.map(([, mode]) => mode ?? 'readonly')).toEqual([
    'readonly',
    'readwrite',
    'readonly',
    'readwrite',
    'readwrite',
  ])
  transactions.mockRestore()
})

it.each([
  ['no answer comes', noAnswer],
  ['a public network answers with its sign-in page', () => Promise.resolve(new Response('<!doctype html>'))],
])('says that it waits when %s', async (_when, answer) => {
  fetchMock.mockImplementation(answer)
  expect(await submit()).toEqual({ kind: 'queued', id: ID })
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

it.each([
  [503, 'queued'],
  [422, 'rejected'],
] as const)('keeps it when the form is gone and the answer is %i', async (status, state) => {
  fetchMock.mockImplementation(() => refused(status, 'No'))
  expect(await submit({ isWatched: () => false })).toEqual({ kind: 'unwatched', id: ID })
  expect(await findRow(ID)).toMatchObject({ state, payload })
})

it('keeps what the person wants to send later', async () => {
  expect(await saveForLater(message)).toEqual({ kind: 'queued', id: ID })
  expect(await findRow(ID)).toMatchObject({ state: 'queued', payload, createdAt: WRITTEN })
})

it('tells the server when it was written, and by which clock', async () => {
  await submit({ now: () => WRITTEN + 5_000 })
  expect(bodies()).toEqual([{ ...payload, id: ID, writtenAt: WRITTEN, sentAt: WRITTEN + 5_000 }])
})

it('sends earlier messages first, as long as the server answers', async () => {
  const ids = ['c7d1b1de-9f2e-4a5c-8f57-2a7e2f6f4b21', 'd5f2c3aa-1f6c-4d7b-8a1e-3b8f4c9d2e31']
  for (const [index, id] of ids.entries()) await queueText({ id, payload, writtenAt: WRITTEN - 60_000 + index })
  await submit()
  expect(idsSent()).toEqual([...ids, ID])
})

it('does not wait for earlier messages when the server does not answer them', async () => {
  const ids = ['c7d1b1de-9f2e-4a5c-8f57-2a7e2f6f4b21', 'd5f2c3aa-1f6c-4d7b-8a1e-3b8f4c9d2e31']
  for (const [index, id] of ids.entries()) await queueText({ id, payload, writtenAt: WRITTEN - 60_000 + index })
  fetchMock.mockImplementationOnce(noAnswer)
  expect(await submit()).toMatchObject({ kind: 'received' })
  expect(idsSent()).toEqual([ids[0], ID])
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
  await vi.advanceTimersByTimeAsync(WATCH_LIMIT_MS)
  expect(await submission).toEqual({ kind: 'queued', id: ID })
  fetchMock.mockImplementation(() => refused(422, 'Invalid email address'))
  free()
  await vi.waitFor(async () => expect(await findRow(ID)).toMatchObject({ state: 'rejected' }))
})

it('does not say any more that it waits once it leaves the queue', async () => {
  const watches = new Map<unknown, () => void>()
  const { setTimeout: set, clearTimeout: clear } = globalThis
  vi.spyOn(globalThis, 'setTimeout').mockImplementation(((work: () => void, ms?: number) => {
    const id = set(work, ms)
    if (ms === WATCH_LIMIT_MS) watches.set(id, work)
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
  answer(await refused(500, 'Something went wrong on our end.'))
  expect(await submission).toMatchObject({ kind: 'refused' })
  await flush
  expect(fetchMock).toHaveBeenCalledTimes(1)
  expect(await listRows()).toEqual([])
})
