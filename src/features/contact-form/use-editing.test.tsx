// @vitest-environment happy-dom
import 'fake-indexeddb/auto'
import { act, cleanup, renderHook, waitFor } from '@testing-library/react'
import { useForm } from 'react-hook-form'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { INQUIRY_ID as ID, PAYLOAD as payload } from '../../../tests/inquiry.ts'
import type { Inquiry } from '../../contract/inquiry.ts'
import { keepText } from '../../outbox/row-store.ts'
import { useDraft } from './use-draft.ts'
import { useEditing } from './use-editing.ts'

const onOtherText = vi.fn()
const START = { form: 'f1' }
const ways = { onChange: () => {}, onRest: () => {}, onReturn: () => {} }

function openEdit() {
  const { result } = renderHook(() => {
    const form = useForm<Inquiry>()
    const draft = useDraft(form, START, `?edit=${ID}`, ways)
    return { form, draft, editing: useEditing(draft, START, ID, onOtherText) }
  })
  return result
}

beforeEach(() => keepText({ id: ID, payload, writtenAt: 1 }))
afterEach(() => {
  cleanup()
  sessionStorage.clear()
  localStorage.clear()
  onOtherText.mockReset()
})

it('passes on what was typed before the saved message was there, and does not mix the two', async () => {
  const edit = openEdit()
  act(() => edit.current.form.setValue('firstName', 'Bert'))
  await waitFor(() =>
    expect(onOtherText).toHaveBeenCalledWith(expect.objectContaining({ values: { firstName: 'Bert' } })),
  )
  expect(edit.current.form.getValues('message')).toBeUndefined()
})

it('keeps the change in the form when the saved message is opened again because nothing could be stored', async () => {
  const edit = openEdit()
  await waitFor(() => expect(edit.current.editing.row?.id).toBe(ID))
  act(() => edit.current.form.setValue('message', 'Changed, and not stored'))
  act(() => edit.current.editing.goOnWith(ID))
  await waitFor(() => expect(edit.current.editing.isLoading).toBe(false))
  expect(edit.current.form.getValues('message')).toBe('Changed, and not stored')
  expect(onOtherText).not.toHaveBeenCalled()
})

it('still names the text that the server may have when the saved message is opened again', async () => {
  const edit = openEdit()
  await waitFor(() => expect(edit.current.editing.row?.id).toBe(ID))
  act(() => {
    edit.current.draft.note({ next: { replaces: ['sent-before'], edits: ID } })
    edit.current.editing.goOnWith(ID)
  })
  await waitFor(() => expect(edit.current.editing.isLoading).toBe(false))
  expect(edit.current.draft.current.current.next).toEqual({ replaces: ['sent-before'], edits: ID })
})

it('shows nothing of a saved message that is still to be hidden on a shared device', async () => {
  localStorage.setItem('device:shared-device', 'true')
  const edit = openEdit()
  await waitFor(() => expect(edit.current.editing.isLoading).toBe(false))
  expect([edit.current.editing.gone, edit.current.form.getValues('message')]).toEqual(['gone', undefined])
})
