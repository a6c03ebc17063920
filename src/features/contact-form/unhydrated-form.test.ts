// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Control } from '../../before-hydration/early-input.ts'
import { type Draft, keepDraft } from './drafts.ts'
import { clearUnhydratedWhenLeft, fillUnhydratedForm } from './unhydrated-form.ts'

const shared = () => localStorage.setItem('device:shared-device', 'true')
const left = (change: Partial<Draft> = {}) =>
  keepDraft({ form: 'f1', query: '', values: { firstName: 'Dana' }, changedAt: Date.now() - 1000, ...change })

/** What stands in the prerendered form afterwards. */
function firstName(): string {
  fillUnhydratedForm()
  return document.querySelector('input')?.value ?? 'no field'
}

beforeEach(() => {
  document.body.innerHTML = '<form><div data-early></div><input name="firstName"></form>'
  history.replaceState(null, '')
})
afterEach(() => {
  sessionStorage.clear()
  localStorage.clear()
})

it('puts back what was typed a moment ago', () => {
  left()
  expect(firstName()).toBe('Dana')
})

it.each([
  ['that somebody else follows', { rested: true }],
  ['that was sent', { sent: 'a row' }],
  ['at another address', { query: '?vehicle=nomad' }],
  ['of two minutes ago', { changedAt: Date.now() - 120_000 }],
])('leaves a draft %s alone', (_, change) => {
  left(change)
  expect(firstName()).toBe('')
})

it('takes the one before, when the last one was sent', () => {
  left()
  left({ form: 'f2', sent: 'a row', values: {} })
  expect(firstName()).toBe('Dana')
})

it('on a shared device puts a draft back only at its history entry', () => {
  shared()
  left()
  expect(firstName()).toBe('')
  history.replaceState({ form: 'f1' }, '')
  expect(firstName()).toBe('Dana')
})

it.each([
  ['on a shared device', true, ''],
  ['on a device of one person', false, 'Dana'],
])('four minutes after the last key, %s, the form has "%s"', (_, isShared, left) => {
  vi.useFakeTimers()
  if (isShared) shared()
  const end = clearUnhydratedWhenLeft()
  const field = document.querySelector('input') as HTMLInputElement & Control
  vi.advanceTimersByTime(200_000)
  field.value = 'Dana'
  field.early = true
  field.dispatchEvent(new Event('input', { bubbles: true }))
  vi.advanceTimersByTime(170_000)
  expect(field.value).toBe('Dana')
  vi.advanceTimersByTime(30_000)
  expect(field.value).toBe(left)
  end()
  vi.useRealTimers()
})

it('on a shared device the form is empty as soon as a suspended page is shown again', () => {
  vi.useFakeTimers()
  shared()
  const end = clearUnhydratedWhenLeft()
  const field = document.querySelector('input') as HTMLInputElement & Control
  field.value = 'Dana'
  field.early = true
  vi.setSystemTime(Date.now() + 3_600_000)
  document.dispatchEvent(new Event('visibilitychange'))
  expect(field.value).toBe('')
  end()
  vi.useRealTimers()
})
