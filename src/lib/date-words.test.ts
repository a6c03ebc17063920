import { expect, test } from 'vitest'
import { dayOf, timeOfDay } from './date-words.ts'

const intl = (options: Intl.DateTimeFormatOptions) => {
  const format = new Intl.DateTimeFormat('en-US', options)
  // Some versions put a narrow space before AM and PM.
  return (at: Date) => format.format(at).replace(/\s/g, ' ')
}

test('times and days are written as Intl writes them', () => {
  const time = intl({ hour: 'numeric', minute: '2-digit' })
  const day = intl({ month: 'short', day: 'numeric' })
  const dayAndYear = intl({ month: 'short', day: 'numeric', year: 'numeric' })
  for (let hour = 0; hour < 2 * 366 * 24; hour++) {
    const at = new Date(2027, 0, 1, hour, (hour * 7) % 60)
    expect(timeOfDay(at)).toBe(time(at))
    expect(dayOf(at, at)).toBe(day(at))
    expect(dayOf(at)).toBe(dayAndYear(at))
  }
})
