import { dealerDay } from '../contract/dealer-clock.ts'
import type { Today } from '../contract/today.ts'
import { currentDays } from '../hooks/use-current-days.ts'
import { printedHours } from '../lib/printed-hours.ts'
import { serverNow } from '../lib/server-clock.ts'

/** How often to check whether a new day has begun in New York, in ms. */
const LOOK_MS = 30_000

let timer: ReturnType<typeof setInterval> | undefined

/** Shows what applies today, and from midnight in New York what applies then, with or without a connection. */
export function showDays(today: Today): void {
  clearInterval(timer)
  let shown: string | undefined
  const show = () => {
    const day = dealerDay(serverNow())
    if (day === shown) return
    shown = day
    const notices = today.notices.filter(({ from, to }) => from <= day && day <= to)
    currentDays.set({
      special: today.hours,
      notices: notices.map(({ text }) => text),
      linesOf: (department) => printedHours(department, today.hours, day),
    })
  }
  show()
  timer = setInterval(show, LOOK_MS)
}
