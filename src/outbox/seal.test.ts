import { describe, expect, it, vi } from 'vitest'
import { A, B, C, clock, D, fetchMock, flush, NOW, sent, startEmpty } from '../../tests/flushing.ts'
import { PAYLOAD as payload } from '../../tests/inquiry.ts'
import { ownRefusal } from '../../tests/own-refusal.ts'
import { summaryOf } from './counts.ts'
import { change, readAll, readOne } from './db.ts'
import { newRow } from './row.ts'
import { findRow, hideRows, listRows, queueText, replaceText, resend, sealText } from './row-store.ts'
import { payloadOf } from './seal.ts'

startEmpty()

const keep = (id: string) =>
  queueText({ id, payload, vehicleName: 'Denago Rover XL6', writtenAt: clock.now, shared: true })
/** Everything that the device has, keys by their type. */
const onDevice = async () =>
  JSON.stringify(await readAll(), (_name, value) =>
    value instanceof ArrayBuffer ? new TextDecoder().decode(value) : value,
  )
const bodies = () => fetchMock.mock.calls.map(([, { body }]) => JSON.parse(String(body)))
/** Changes what is stored past the rules. */
const damage = (id: string, how: (stored: { id: string; sealed: { key?: unknown } }) => unknown) =>
  change(id, (stored) => {
    how(stored as never)
    return stored as { id: string }
  })

describe('an inquiry that was written on a shared device', () => {
  it('is stored without a word of it, and sent as it was written', async () => {
    await keep(A)
    const stored = (await readOne(A)) as { sealed: { key: CryptoKey } }
    expect(stored.sealed.key).toMatchObject({ extractable: false })
    for (const word of [...Object.values(payload), 'Denago']) expect(await onDevice()).not.toContain(word)
    expect(await flush()).toEqual({ delivered: 1, stillQueued: 0 })
    expect(bodies()).toEqual([expect.objectContaining({ ...payload, id: A })])
    expect(Object.keys(bodies()[0])).not.toContain('sealed')
  })

  it('loses its key when it is delivered', async () => {
    await keep(A)
    await flush()
    expect(await findRow(A)).toMatchObject({ state: 'delivered', payload: null })
    expect(await onDevice()).not.toContain('sealed":')
  })

  it('has a key of its own, and keeps its place among the others', async () => {
    for (const id of [D, B, A, C]) {
      await keep(id)
      clock.now += 1000
    }
    const keys = (await listRows()).map(({ sealed }) => sealed?.key)
    expect(new Set(keys).size).toBe(4)
    expect(await flush()).toEqual({ delivered: 4, stillQueued: 0 })
    expect(sent()).toEqual([D, B, A, C])
  })

  it.each([
    ['is missing', (sealed: { key?: unknown }) => delete sealed.key],
    ['is damaged', (sealed: { key?: unknown }) => Object.assign(sealed, { key: {} })],
    ['is another one', async () => {}],
  ])('is counted, and keeps none of the others, when its key %s', async (what, how) => {
    for (const id of [A, B, C]) await keep(id)
    const other = (await findRow(C))?.sealed
    await damage(A, ({ sealed }) =>
      what === 'is another one' ? Object.assign(sealed, { key: other?.key }) : how(sealed),
    )
    expect(await flush()).toEqual({ delivered: 2, stillQueued: 0 })
    expect(sent()).toEqual([B, C])
    expect((await findRow(A))?.lastError).toEqual({ kind: 'unreadable', status: 0 })
    expect(summaryOf(await listRows(), clock.now)).toEqual({ pending: 0, attention: 1, delivered: 2 })
    expect(await flush({ reach: 'everything' })).toEqual({ delivered: 0, stillQueued: 0 })
    expect(sent()).toHaveLength(2)
  })

  it('is changed by its own form: the same text keeps its id, another one is encrypted as well', async () => {
    await keep(A)
    await replaceText(A, { id: B, payload: { ...payload }, writtenAt: NOW })
    expect((await listRows()).map(({ id }) => id)).toEqual([A])
    await replaceText(A, { id: B, payload: { ...payload, message: 'The blue one?' }, writtenAt: NOW })
    expect(await listRows()).toMatchObject([{ id: B, payload: null, shared: true }])
    expect(await onDevice()).not.toContain('blue')
    await flush()
    expect(bodies()).toMatchObject([{ id: B, message: 'The blue one?' }])
  })

  it('is sent under another id when the server has another text under this one', async () => {
    await keep(A)
    fetchMock.mockResolvedValueOnce(ownRefusal(409, 'Another text'))
    await flush()
    const id = await resend(A, clock.now)
    expect(id).not.toBe(A)
    expect(await flush()).toEqual({ delivered: 1, stillQueued: 0 })
    expect(bodies()[1]).toMatchObject({ ...payload, id, replaces: [A] })
  })
})

describe('a browser that cannot encrypt', () => {
  const expectPlain = async () => {
    expect(await findRow(A)).toMatchObject({ payload, shared: true })
    expect(await flush()).toEqual({ delivered: 1, stillQueued: 0 })
    expect(bodies()).toMatchObject([{ id: A, ...payload }])
  }

  it('keeps the text as it is without a secure context', async () => {
    vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) })
    await keep(A)
    await hideRows()
    vi.unstubAllGlobals()
    await expectPlain()
  })

  it('keeps the text as it is, and sends it, when no key is made', async () => {
    vi.spyOn(crypto.subtle, 'generateKey').mockRejectedValue(new DOMException('No', 'NotSupportedError'))
    await keep(A)
    await hideRows()
    await expectPlain()
  })

  const putting = (how: (value: { sealed?: object }) => unknown) => {
    const { put } = IDBObjectStore.prototype
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (this: IDBObjectStore, value) {
      return put.call(this, how(value))
    })
  }

  it.each(['a new text', 'a stored one'])('keeps %s as it is when keys are not stored', async (which) => {
    if (which === 'a stored one') await queueText({ id: A, payload, writtenAt: NOW })
    putting((value) => {
      if (value.sealed) throw new DOMException('No key', 'DataCloneError')
      return value
    })
    if (which === 'a new text') await keep(A)
    await hideRows()
    await expectPlain()
  })

  it.each(['a new text', 'a stored one'])('keeps %s as it is when keys do not come back', async (which) => {
    if (which === 'a stored one') await queueText({ id: A, payload, writtenAt: NOW })
    putting((value) => (value.sealed ? { ...value, sealed: { ...value.sealed, key: {} } } : value))
    if (which === 'a new text') await keep(A)
    await hideRows()
    await expectPlain()
  })
})

describe('a text that is stored as it is', () => {
  it('is encrypted when the device is set to be shared', async () => {
    await queueText({ id: A, payload, vehicleName: 'Denago Rover XL6', writtenAt: NOW })
    await hideRows()
    for (const word of [...Object.values(payload), 'Denago']) expect(await onDevice()).not.toContain(word)
    await flush()
    expect(bodies()).toMatchObject([{ id: A, ...payload }])
  })

  it('is encrypted by the next attempt, when a page that was closed left it so', async () => {
    await change(A, () => ({ ...newRow(A, payload, undefined, NOW), shared: true as const }))
    fetchMock.mockRejectedValue(new TypeError('Failed to fetch'))
    await flush()
    expect(await findRow(A)).toMatchObject({ state: 'queued', attempts: 2, payload: null })
    expect(await onDevice()).not.toContain(payload.email)
  })

  it('is still there when that was cut off between the two steps', async () => {
    await queueText({ id: A, payload, writtenAt: NOW })
    const { put } = IDBObjectStore.prototype
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (this: IDBObjectStore, value) {
      if (value.sealed && !value.payload) throw new DOMException('No room', 'QuotaExceededError')
      return put.call(this, value)
    })
    await sealText(A).catch(() => {})
    vi.restoreAllMocks()
    expect(await findRow(A)).toMatchObject({ state: 'queued', payload })
    await flush()
    expect(bodies()).toMatchObject([{ id: A, ...payload }])
  })

  it('is left alone when it has been delivered or deleted', async () => {
    await keep(A)
    await flush()
    await sealText(A)
    await sealText(B)
    expect(await listRows()).toMatchObject([{ id: A, state: 'delivered', payload: null }])
  })
})

it('leaves a delivered one of another version delivered', async () => {
  const sealed = { key: {}, iv: new Uint8Array(12), text: new ArrayBuffer(4) }
  await change(A, () => ({
    id: A,
    schemaVersion: 9,
    state: 'delivered',
    payload: null,
    sealed,
    serverRef: '7K3M-9QXD',
  }))
  const row = await findRow(A)
  expect(row).toMatchObject({ state: 'delivered', serverRef: '7K3M-9QXD', sealed: undefined })
  expect(row && (await payloadOf(row))).toBeNull()
})
