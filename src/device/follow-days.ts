import { type QueryClient, QueryObserver } from '@tanstack/react-query'
import { todayQuery } from '../api/today-query.ts'
import { currentDays } from '../hooks/current-days.ts'

/** Keeps special hours and notices up to date. The code that shows them is loaded when there are any. */
export function followDays(queryClient: QueryClient): void {
  let isShown = currentDays.get().isEarly === true
  new QueryObserver(queryClient, todayQuery()).subscribe(({ data }) => {
    if (!data) return
    isShown ||= data.hours.length + data.notices.length > 0
    // If that code cannot be loaded, the usual hours stay, and the next answer tries again.
    if (isShown) import('./show-days.ts').then(({ showDays }) => showDays(data)).catch(() => {})
  })
}
