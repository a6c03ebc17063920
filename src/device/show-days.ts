import type { Today } from '../contract/today.ts'
import { currentDays } from '../hooks/current-days.ts'
import { dealerDay } from '../lib/dealer-clock.ts'
import { printedHours } from '../lib/printed-hours.ts'
import { serverNow } from '../lib/server-clock.ts'

/** How often it is seen whether a new day has begun in New York, in ms. */
const LOOK_MS = 30_000

let timer: ReturnType<typeof setInterval> | undefined

/** The end of a day in New York in summer, after the day has begun in UTC, in ms. In winter it is an hour later. */
const END_OF_DAY_MS = 28 * 3_600_000

/** So that the next page has the notices from the first paint on: `src/before-hydration/inline-script.ts`. */
function noteForNextPage(notices: Today['notices']) {
  const until = Math.min(...notices.map(({ to }) => Date.parse(to) + END_OF_DAY_MS))
  const text = notices.map((notice) => notice.text).join('\n')
  try {
    if (text) localStorage.setItem('device:notice', `${until} ${text}`)
    else localStorage.removeItem('device:notice')
  } catch {
    // The browser refuses its storage: the notices are at the end of the next page.
  }
}

/** Shows what holds today, and at midnight in New York what holds then, with a connection or without. */
export function showDays(today: Today): void {
  clearInterval(timer)
  let shown: string | undefined
  const show = () => {
    const day = dealerDay(serverNow())
    if (day === shown) return
    shown = day
    const notices = today.notices.filter(({ from, to }) => from <= day && day <= to)
    noteForNextPage(notices)
    currentDays.set({
      special: today.hours,
      notices: notices.map(({ text }) => text),
      linesOf: (department) => printedHours(department, today.hours, day),
    })
  }
  show()
  timer = setInterval(show, LOOK_MS)
}
