import { beforeEach, describe, expect, it, vi } from 'vitest'
import { PAYLOAD as payload } from '../../tests/inquiry.ts'
import {
  bodies,
  change,
  fetchMock,
  ID,
  idsSent,
  keepRow,
  message,
  noAnswer,
  OTHER,
  other,
  ROW,
  refused,
  startEmpty,
  submit,
  WRITTEN,
} from '../../tests/submitting.ts'
import { lockForEditing } from './edit-lock.ts'
import { createPageLocks } from './locks.ts'
import { findRow, listRows } from './row-store.ts'
import { saveForLater } from './submit.ts'

startEmpty()

describe('another text from the same form', () => {
  it('is another inquiry, and changes nothing of the one that waits', async () => {
    fetchMock.mockImplementation(noAnswer)
    await submit()
    expect(await submit({}, other)).toEqual({ kind: 'queued', id: OTHER })
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
    expect(bodies()[1]).toMatchObject({ id: OTHER, replaces: [ID] })
    expect(second).toMatchObject({ next: { replaces: [ID, OTHER] } })
    // The first text again is the first inquiry again, and does not replace itself.
    await submit({}, { ...message, replaces: [ID, OTHER] })
    expect(bodies()[2]).toMatchObject({ id: ID, replaces: [OTHER] })
  })

  it('names it also when the same text was refused after that, or kept for later and changed there', async () => {
    fetchMock.mockImplementationOnce(() => refused(504, 'Not right now'))
    const lost = await submit()
    const follows = lost.kind === 'refused' ? lost.next : {}
    fetchMock.mockImplementationOnce(() => refused(403, 'Not from here'))
    expect(await submit({}, { ...message, ...follows })).toMatchObject({ kind: 'refused', next: { replaces: [ID] } })
    await saveForLater({ ...message, ...follows })
    await submit({}, { ...other, edits: ID })
    expect(bodies().at(-1)).toMatchObject({ id: OTHER, replaces: [ID] })
  })

  it('leaves the inquiry that another tab saved in the outbox when it is refused', async () => {
    await saveForLater(message)
    fetchMock.mockImplementation(() => refused(422, 'Invalid email address'))
    expect(await submit()).toMatchObject({ kind: 'refused', next: { replaces: [] } })
    expect(await findRow(ID)).toMatchObject({ state: 'rejected', payload })
  })

  it('does not replace the inquiry that another tab saved: only an Edit of that does', async () => {
    await saveForLater(message)
    fetchMock.mockImplementationOnce(() => refused(503, 'Not right now'))
    const refusal = await submit()
    expect(refusal).toMatchObject({ kind: 'refused', next: { replaces: [ID] } })
    await saveForLater({ ...other, ...(refusal.kind === 'refused' && refusal.next) })
    expect(await findRow(ID)).toMatchObject({ state: 'queued', payload })
    expect(await findRow(OTHER)).toMatchObject({ state: 'queued', replaces: [ID] })
  })

  it('that is delivered already is not sent again', async () => {
    await submit()
    expect(await submit()).toEqual({ kind: 'received', id: ID, reference: '7K3M-9QXD' })
    expect(fetchMock).toHaveBeenCalledTimes(1)
  })
})

describe('a change of an inquiry in the outbox', () => {
  beforeEach(keepRow)

  it('replaces it', async () => {
    fetchMock.mockImplementation(noAnswer)
    expect(await submit({}, change)).toEqual({ kind: 'queued', id: OTHER })
    const rows = await listRows()
    expect(rows).toMatchObject([{ id: OTHER, payload: other.payload, createdAt: WRITTEN - 60_000 }])
    expect(rows[0]?.replaces, 'the old one never left the device').toBeUndefined()
  })

  it('made twice without an answer names every text that the server may have', async () => {
    fetchMock.mockImplementation(noAnswer)
    await submit({}, change)
    const last = { ...message, payload: { ...message.payload, message: 'Changed a second time.' } }
    await submit({}, { ...last, edits: OTHER })
    expect(bodies().at(-1)).toMatchObject({ replaces: [OTHER] })
    const id = idsSent().at(-1)
    await submit({}, { ...message, payload: { ...message.payload, message: 'And once more.' }, edits: id })
    expect(bodies().at(-1)).toMatchObject({ replaces: [OTHER, id] })
  })

  it('stays in the outbox when the server refuses it, and the next change edits it', async () => {
    fetchMock.mockImplementation(() => refused(422, 'Invalid email address'))
    expect(await submit({}, change)).toMatchObject({ kind: 'refused', next: { edits: OTHER } })
    expect(await listRows()).toMatchObject([{ id: OTHER, state: 'rejected' }])
  })

  it('to the same text is the same inquiry', async () => {
    expect(await submit({}, { ...message, edits: ROW })).toMatchObject({ kind: 'received', id: ROW })
    expect(idsSent()).toEqual([ROW])
  })

  it('is reported and not applied when the inquiry was changed, sent or deleted elsewhere', async () => {
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
      const lock = await lockForEditing(ROW, () => {}, { locks })
      const told = vi.fn()
      const elsewhere = lockForEditing(ROW, told, { locks })
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
      expect(await saveForLater(change, tools)).toEqual({ kind: 'queued', id: OTHER })
      expect(await elsewhere).toMatchObject({ row: undefined })
    })
  })
})
