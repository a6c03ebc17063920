const time = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit' })
const date = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric' })
const dateWithYear = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', year: 'numeric' })

/**
 * When an answer was true, in the reader's time zone: "9:42 AM", "9:42 AM yesterday", "Nov 3" or "Nov 3, 2025".
 * @param at epoch milliseconds of the answer
 * @param now epoch milliseconds; a clock that stands before `at` counts as the same day
 */
export function asOfLabel(at: number, now: number): string {
  const then = new Date(at)
  const today = new Date(now)
  const days = Math.round((startOfDay(today) - startOfDay(then)) / 86_400_000)
  if (days <= 0) return time.format(then)
  if (days === 1) return `${time.format(then)} yesterday`
  return (then.getFullYear() === today.getFullYear() ? date : dateWithYear).format(then)
}

const startOfDay = (day: Date) => new Date(day.getFullYear(), day.getMonth(), day.getDate()).getTime()
