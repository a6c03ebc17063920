import { type QueryClient, QueryObserver } from '@tanstack/react-query'
import { todayQuery } from '../api/today-query.ts'
import { endpoints } from '../contract/endpoints.ts'
import type { Today } from '../contract/today.ts'
import { persist } from './persist-reads.ts'

/** Keeps special hours and notices up to date. The code that shows and stores them is loaded when there are any. */
export function followDays(queryClient: QueryClient): void {
  let showing: Promise<(today: Today) => void> | undefined
  const load = () => {
    import('./days-persister.ts')
      .then(({ daysPersister }) => persist(queryClient, daysPersister, (path) => path === endpoints.today))
      // The browser refuses storage.
      .catch(() => {})
    const part = import('./show-days.ts').then(({ showDays }) => showDays)
    // If that code cannot be loaded, the usual hours stay, and the next answer tries again.
    part.catch(() => {
      showing = undefined
    })
    return part
  }
  if (document.documentElement.dataset['days'] !== undefined) showing = load()
  new QueryObserver(queryClient, todayQuery()).subscribe(({ data }) => {
    if (!data) return
    if (data.hours.length + data.notices.length > 0) showing ??= load()
    showing?.then((showDays) => showDays(data)).catch(() => {})
  })
}
