// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { type Draft, keepDraft } from './drafts.ts'
import { putUnheardBack } from './unheard.ts'

const shared = () => localStorage.setItem('shared-device', '')
const left = (change: Partial<Draft> = {}) =>
  keepDraft({ form: 'f1', query: '', values: { firstName: 'Dana' }, changedAt: Date.now() - 1000, ...change })

/** What stands in the prerendered form afterwards. */
function firstName(): string {
  putUnheardBack()
  return document.querySelector('input')?.value ?? 'no field'
}

beforeEach(() => {
  document.body.innerHTML = '<form><div data-early></div><input name="firstName"></form>'
  history.replaceState(null, '')
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ type: 'reload' } as PerformanceNavigationTiming])
})
afterEach(() => {
  sessionStorage.clear()
  localStorage.clear()
  vi.restoreAllMocks()
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

it('on a shared device puts early input back only after a reload', () => {
  shared()
  left({ isEarly: true })
  vi.mocked(performance.getEntriesByType).mockReturnValue([{ type: 'navigate' } as PerformanceNavigationTiming])
  expect(firstName()).toBe('')
  vi.mocked(performance.getEntriesByType).mockReturnValue([{ type: 'reload' } as PerformanceNavigationTiming])
  expect(firstName()).toBe('Dana')
})
