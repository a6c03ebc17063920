// @vitest-environment happy-dom
import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { hours } from '../../tests/fixtures/hours.ts'
import { LIMITS } from '../../tests/limits.ts'
import { endpoints } from '../contract/endpoints.ts'
import type { Today } from '../contract/today.ts'
import { currentDays } from '../hooks/use-current-days.ts'
import { clockOffset } from '../lib/server-clock.ts'
import { followDays } from './follow-days.ts'

/** Half an hour before midnight in New York, on the day before the clock is put back. */
const EVENING = Date.parse('2026-11-01T03:30:00Z')
const HOUR = 3_600_000

const closed = { day: '2026-11-01', place: 'everywhere', hours: null }
const notice = { from: '2026-11-01', to: '2026-11-01', text: 'Winter hours begin.' }
const department = { week: hours.rental, places: ['everywhere'], lines: [{ days: 'Sun', hours: '10–4' }] }

let queryClient: QueryClient
let answer: () => Response

const answerWith = (today: unknown) => {
  answer = () => Response.json(today, { headers: { date: new Date().toUTCString() } })
}
const ask = () => queryClient.refetchQueries({ queryKey: [endpoints.today] })
const shown = () => ({
  notices: currentDays.get().notices,
  lines: currentDays
    .get()
    .linesOf(department)
    .map((line) => line.hours),
})

beforeEach(() => {
  vi.useFakeTimers({ now: EVENING, toFake: ['Date', 'setInterval', 'clearInterval'] })
  vi.stubGlobal('fetch', async () => answer())
  queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } })
})

afterEach(() => {
  queryClient.clear()
  clockOffset.set(undefined)
  vi.useRealTimers()
  vi.unstubAllGlobals()
  localStorage.clear()
  delete document.documentElement.dataset['days']
})

it('shows what applies to the day in New York, changes at midnight by itself, and drops what the dealer has removed', async () => {
  answerWith({ hours: [closed], notices: [notice] } satisfies Today)
  followDays(queryClient)
  await vi.waitFor(() => expect(shown().lines).toEqual(['closed']), { timeout: LIMITS.wait })
  expect(shown().notices).toEqual([])

  vi.advanceTimersByTime(HOUR)
  expect(shown()).toEqual({ notices: ['Winter hours begin.'], lines: ['closed'] })
  // That day has 25 hours.
  vi.advanceTimersByTime(24 * HOUR)
  expect(shown().notices).toEqual(['Winter hours begin.'])
  vi.advanceTimersByTime(HOUR)
  expect(shown()).toEqual({ notices: [], lines: ['10–4'] })

  answerWith({ hours: [], notices: [] } satisfies Today)
  await ask()
  await vi.waitFor(() => expect(currentDays.get().special).toEqual([]), { timeout: LIMITS.wait })
})

it('keeps what it shows when an answer is invalid', async () => {
  answerWith({ hours: [closed], notices: [] } satisfies Today)
  followDays(queryClient)
  await vi.waitFor(() => expect(shown().lines).toEqual(['closed']), { timeout: LIMITS.wait })
  answerWith('<!doctype html>')
  await ask()
  expect(queryClient.getQueryState([endpoints.today])?.status).toBe('error')
  expect(shown().lines).toEqual(['closed'])
})

it('stores days where the next page can read them without waiting, and shows them there without a network', async () => {
  answerWith({ hours: [closed], notices: [notice] } satisfies Today)
  queryClient.setQueryData(['list'], 'three carts')
  followDays(queryClient)
  const text = () => localStorage.getItem('device:days') ?? ''
  await vi.waitFor(() => expect(text()).toContain('Winter hours begin.'), { timeout: LIMITS.wait })
  expect(text()).not.toContain('three carts')

  currentDays.set({ special: [], notices: [], linesOf: ({ lines }) => lines })
  answer = () => Response.error()
  document.documentElement.dataset['days'] = ''
  followDays(new QueryClient({ defaultOptions: { queries: { retry: false } } }))
  await vi.waitFor(() => expect(shown().lines).toEqual(['closed']), { timeout: LIMITS.wait })
})
