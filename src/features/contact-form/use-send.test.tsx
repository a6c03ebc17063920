// @vitest-environment happy-dom
import 'fake-indexeddb/auto'
import { act, cleanup, renderHook } from '@testing-library/react'
import { useForm } from 'react-hook-form'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, it, vi } from 'vitest'
import { INQUIRY_ID as ID, PAYLOAD as payload } from '../../../tests/inquiry.ts'
import type { Inquiry } from '../../contract/inquiry.ts'
import { deleteRow, listRows } from '../../outbox/row-store.ts'
import { payloadOf } from '../../outbox/seal.ts'
import { shownToast } from '../../ui/toast.ts'
import { useDraft } from './use-draft.ts'
import type { Editing } from './use-editing.ts'
import { useSend } from './use-send.ts'

const NONE = { onChange: () => {}, onRest: () => {}, onReturn: () => {} }
const onChangedElsewhere = vi.fn()
const editing = { takeLock: () => undefined, goOnWith: () => {} } as unknown as Editing

function openForm() {
  return renderHook(
    () => {
      const form = useForm<Inquiry>()
      const draft = useDraft(form, { form: 'f1' }, '', NONE)
      const readAgain = { current: () => {} }
      return { form, draft, ...useSend({ draft, readAgain, editing, onChangedElsewhere, onReturn: () => {} }) }
    },
    { wrapper: MemoryRouter },
  )
}

afterEach(async () => {
  cleanup()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  sessionStorage.clear()
  localStorage.clear()
  for (const { id } of await listRows()) await deleteRow(id)
})

it('what was typed on a shared device stays hidden when it is sent after the device ceased to be shared', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  localStorage.setItem('device:shared-device', 'true')
  const { result } = openForm()
  act(() => result.current.form.setValue('firstName', 'Dana'))
  localStorage.removeItem('device:shared-device')
  await act(() => result.current.send({ payload }))
  const [row] = await listRows()
  expect(row).toMatchObject({ payload: null, shared: true })
  expect(row && (await payloadOf(row))).toEqual(payload)
})

it('says so when a message can be neither stored nor sent, because something failed before that', async () => {
  vi.spyOn(crypto.subtle, 'digest').mockRejectedValue(new TypeError('Failed to fetch dynamically imported module'))
  const { result } = openForm()
  await act(() => result.current.send({ payload }))
  expect(result.current.unsaved).toBe(true)
  expect(shownToast.get()).toMatchObject({ title: 'Error', description: 'Failed to send message. Please try again.' })
  expect(await listRows()).toEqual([])
})

it('an inquiry that nobody hid is not hidden', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  const { result } = openForm()
  await act(() => result.current.send({ payload }))
  expect((await listRows())[0]?.shared).toBeUndefined()
})

it('the late answer that an inquiry was changed elsewhere does not navigate away from the page opened meanwhile', async () => {
  const { result, unmount } = openForm()
  result.current.draft.note({ next: { edits: ID } })
  const sent = result.current.send({ payload })
  unmount()
  await sent
  expect(onChangedElsewhere).not.toHaveBeenCalled()
})
