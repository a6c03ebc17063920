// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react'
import { useForm } from 'react-hook-form'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Inquiry } from '../../contract/inquiry.ts'
import { type Draft, dropDrafts, keepDraft, readDrafts, restDrafts } from './drafts.ts'
import { useDraft } from './use-draft.ts'
import { useStart } from './use-start.ts'

const MINUTE = 60_000
const NONE = { onChange: () => {}, onRest: () => {}, onReturn: () => {} }
const typed: Draft = { form: 'f1', query: '', values: { firstName: 'Dana' }, changedAt: 1 }

function openForm() {
  const { result } = renderHook(
    () => {
      const { start, actions } = useStart('')
      useDraft(useForm<Inquiry>(), start, '', {
        onChange: actions.type,
        onRest: actions.rest,
        onReturn: actions.return,
      })
      return { start, actions }
    },
    { wrapper: MemoryRouter },
  )
  return result
}

beforeEach(() => {
  sessionStorage.clear()
  vi.useFakeTimers()
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  localStorage.clear()
})

it.each([
  ['half an hour', 30, 1, false],
  ['half a minute on a device that several people use', 0.5, 0.25, true],
])('what was cleared can be taken back for %s, and not by whoever comes later', (_time, minutes, margin, shared) => {
  if (shared) localStorage.setItem('device:shared-device', 'true')
  const form = openForm()
  act(() => form.current.actions.clear(typed))
  act(() => vi.advanceTimersByTime((minutes - margin) * MINUTE))
  expect(form.current.start.cleared?.drafts).toEqual([typed])
  act(() => vi.advanceTimersByTime(2 * margin * MINUTE))
  expect(form.current.start).toEqual({ form: expect.any(String), offer: undefined })
})

it('what was typed on a shared device stays hidden when more is typed after the device ceased to be shared', () => {
  localStorage.setItem('device:shared-device', 'true')
  const { result } = renderHook(() => {
    const form = useForm<Inquiry>()
    return {
      form,
      draft: useDraft(form, { form: 'f1' }, '', NONE),
    }
  })
  act(() => result.current.form.setValue('firstName', 'Dana'))
  localStorage.clear()
  act(() => result.current.form.setValue('firstName', 'Dana B'))
  expect(readDrafts()).toMatchObject([{ values: { firstName: 'Dana B' }, shared: true }])
})

it('an offer that stood on the page before several people used the device shows nothing any more', () => {
  keepDraft({ ...typed, query: '?vehicle=kubota', changedAt: Date.now() })
  const form = openForm()
  const { offer } = form.current.start
  expect(offer).toBeDefined()
  localStorage.setItem('device:shared-device', 'true')
  act(() => offer && form.current.actions.goOn(offer))
  expect(form.current.start).toEqual({ form: expect.any(String), offer: undefined })
})

it('"Start fresh" on a shared device ends nothing but the chance to take it back', () => {
  localStorage.setItem('device:shared-device', 'true')
  const { result } = renderHook(
    () => {
      const { start, actions } = useStart('')
      const form = useForm<Inquiry>()
      const { onChange, onRest, onReturn } = { onChange: actions.type, onRest: actions.rest, onReturn: actions.return }
      useDraft(form, start, '', { onChange, onRest, onReturn })
      return { start, actions, form }
    },
    { wrapper: MemoryRouter },
  )
  act(() => result.current.form.setValue('firstName', 'Dana'))
  const { form } = result.current.start
  act(() => result.current.actions.startFresh())
  act(() => vi.advanceTimersByTime(MINUTE))
  expect(result.current.start).toEqual({ form, cleared: undefined, offer: undefined })
})

it('the late answer to a message does not bring back what was cleared since', () => {
  const { result, unmount } = renderHook(() => {
    const form = useForm<Inquiry>()
    return { form, draft: useDraft(form, { form: 'f1' }, '', NONE) }
  })
  act(() => result.current.form.setValue('firstName', 'Dana'))
  unmount()
  dropDrafts('f1')
  result.current.draft.takeBack()
  expect(readDrafts()).toEqual([])
})

it('a page that the browser has kept does not show a draft that was put aside for a new customer', () => {
  const onReturn = vi.fn()
  const { result } = renderHook(() => {
    const form = useForm<Inquiry>()
    useDraft(form, { form: 'f1' }, '', { ...NONE, onReturn })
    return form
  })
  act(() => result.current.setValue('firstName', 'Dana'))
  dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
  expect(onReturn).not.toHaveBeenCalled()
  restDrafts()
  dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
  expect(onReturn).toHaveBeenCalledOnce()
})

it('a text that was typed before the name of its vehicle was known says it as well, and is no newer for it', () => {
  const { result } = renderHook(() => {
    const form = useForm<Inquiry>()
    return { form, draft: useDraft(form, { form: 'f1' }, '?vehicle=ev-city', NONE) }
  })
  const noteName = () => result.current.draft.noteVehicle({ vehicleId: 'ev-city', vehicleName: 'Denago EV City' })
  act(noteName)
  expect(readDrafts(), 'nothing is typed').toEqual([])
  act(() => result.current.draft.noteVehicle({ vehicleId: 'ev-city', vehicleName: undefined }))
  act(() => result.current.form.setValue('firstName', 'Dana'))
  const changedAt = Date.now()
  vi.advanceTimersByTime(MINUTE)
  act(noteName)
  expect(readDrafts()).toMatchObject([{ values: { firstName: 'Dana' }, vehicleName: 'Denago EV City', changedAt }])
  dropDrafts('f1')
  act(noteName)
  expect(readDrafts(), 'another tab sent it').toEqual([])
})
