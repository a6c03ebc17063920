// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest'
import { showDays } from './show-days.ts'

afterEach(() => {
  vi.useRealTimers()
  localStorage.clear()
})

test.each([
  ['in winter', '2026-11-28', '2026-11-29T05:00:00Z'],
  ['in summer', '2026-07-04', '2026-07-05T04:00:00Z'],
])('%s the next page shows a notice from its first paint on until the day ends in New York', (_season, day, end) => {
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'], now: Date.parse(`${day}T12:00:00Z`) })
  showDays({ hours: [], notices: [{ from: day, to: day, text: 'The lake road is closed.' }] })
  expect(localStorage.getItem('device:notice')).toBe(JSON.stringify(`${Date.parse(end)} The lake road is closed.`))
})
