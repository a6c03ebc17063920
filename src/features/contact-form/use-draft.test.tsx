// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react'
import { useForm } from 'react-hook-form'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Inquiry } from '../../contract/inquiry.ts'
import type { Draft } from './drafts.ts'
import { useDraft } from './use-draft.ts'
import { useStart } from './use-start.ts'

const MINUTE = 60_000
const typed: Draft = { form: 'f1', query: '', values: { firstName: 'Dana' }, changedAt: 1 }

function openForm() {
  const { result } = renderHook(
    () => {
      const { start, actions } = useStart('')
      useDraft(useForm<Inquiry>(), start, '', { onChange: actions.type, onRest: actions.rest })
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
  ['half an hour', 30, false],
  ['three minutes on a device that several people use', 3, true],
])('what was cleared can be taken back for %s, and not by whoever comes later', (_time, minutes, shared) => {
  if (shared) localStorage.setItem('shared-device', '')
  const form = openForm()
  act(() => form.current.actions.clear(typed))
  act(() => vi.advanceTimersByTime((minutes - 1) * MINUTE))
  expect(form.current.start.cleared?.drafts).toEqual([typed])
  act(() => vi.advanceTimersByTime(2 * MINUTE))
  expect(form.current.start).toEqual({ form: expect.any(String), offer: undefined })
})
