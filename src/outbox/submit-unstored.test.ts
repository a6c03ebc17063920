import { beforeEach, describe, expect, it } from 'vitest'
import { PAYLOAD as payload } from '../../tests/inquiry.ts'
import {
  bodies,
  change,
  fetchMock,
  ID,
  keepRow,
  message,
  noAnswer,
  noStorage,
  OTHER,
  other,
  ROW,
  refused,
  startEmpty,
  submit,
  WRITTEN,
} from '../../tests/submitting.ts'
import { flushOutbox } from './flush.ts'
import { createPageLocks } from './locks.ts'
import { deleteRow, listRows } from './row-store.ts'
import { saveForLater } from './submit.ts'

startEmpty()

describe('where nothing can be stored', () => {
  it('sends directly', async () => {
    noStorage()
    expect(await submit()).toEqual({ kind: 'received', id: ID, reference: '7K3M-9QXD' })
  })

  it('says that only the form has it when the server does not answer either', async () => {
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
    beforeEach(keepRow)

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
      expect(bodies().at(-1)).toMatchObject({ id: OTHER, replaces: [ROW] })
    })

    it('sends it under its own id when nothing was changed', async () => {
      noStorage()
      fetchMock.mockImplementationOnce(() => refused(504, 'Not right now'))
      const { payload } = message
      expect(await submit({}, { ...change, payload })).toMatchObject({ kind: 'unsaved', id: ROW, next: { edits: ROW } })
      expect(await submit({}, { ...change, payload })).toMatchObject({ kind: 'received', id: ROW })
      expect(bodies()).toMatchObject([{ id: ROW }, { id: ROW }])
    })

    it('sends it under another id when the server has another text under its own', async () => {
      const unchanged = { ...change, payload: message.payload }
      fetchMock.mockImplementationOnce(() => refused(409, 'Already sent with other text'))
      await submit({}, unchanged)
      noStorage()
      expect(await submit({}, unchanged)).toMatchObject({ kind: 'received', id: ID })
      expect(bodies().at(-1)).toMatchObject({ id: ID, replaces: [ROW] })
    })

    it('keeps it when neither the device nor the server takes the change', async () => {
      noStorage()
      fetchMock.mockImplementation(noAnswer)
      expect(await submit({}, change)).toMatchObject({ kind: 'unsaved', next: { edits: ROW, replaces: [OTHER] } })
      expect(await listRows()).toMatchObject([{ id: ROW, payload }])
    })

    it('sends no change of one that is gone', async () => {
      await deleteRow(ROW)
      noStorage()
      expect(await submit({}, change)).toEqual({ kind: 'changed-elsewhere' })
      expect(fetchMock).not.toHaveBeenCalled()
    })
  })
})
