import { dealerClock, dealerDay } from '../contract/dealer-clock.ts'
import type { Today } from '../contract/today.ts'
import { currentDays } from '../hooks/current-days.ts'
import { printedHours } from '../lib/printed-hours.ts'
import { serverNow } from '../lib/server-clock.ts'
import { localSetting } from './local-setting.ts'

/** How often to check whether a new day has begun in New York, in ms. */
const LOOK_MS = 30_000

let timer: ReturnType<typeof setInterval> | undefined

const DAY_MS = 24 * 3_600_000

/** When a day ends in New York, in epoch ms. */
function endOf(day: string): number {
  const inUtc = Date.parse(day) + DAY_MS
  return inUtc + (inUtc - dealerClock(inUtc).getTime())
}

/**
 * When the notices end, in epoch ms, and the notices, one per line. `src/before-hydration/inline-script.ts` reads it,
 * so that the next page shows them from the first paint on.
 */
const noticeForNextPage = localSetting({ key: 'notice', parse: String, fallback: '', whose: 'device' })

function storeForNextPage(notices: Today['notices']) {
  const until = Math.min(...notices.map(({ to }) => endOf(to)))
  const text = notices.map((notice) => notice.text).join('\n')
  noticeForNextPage.set(text && `${until} ${text}`)
}

/** Shows what applies today, and from midnight in New York what applies then, with or without a connection. */
export function showDays(today: Today): void {
  clearInterval(timer)
  let shown: string | undefined
  const show = () => {
    const day = dealerDay(serverNow())
    if (day === shown) return
    shown = day
    const notices = today.notices.filter(({ from, to }) => from <= day && day <= to)
    storeForNextPage(notices)
    currentDays.set({
      special: today.hours,
      notices: notices.map(({ text }) => text),
      linesOf: (department) => printedHours(department, today.hours, day),
    })
  }
  show()
  timer = setInterval(show, LOOK_MS)
}
