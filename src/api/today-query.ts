import { queryOptions } from '@tanstack/react-query'
import { endpoints } from '../contract/endpoints.ts'
import { asToday } from '../contract/today-shape.ts'
import { getJson } from './client.ts'
import { staleTime } from './freshness.ts'

/** How often an open page asks again, in ms. */
const AGAIN_MS = 10 * 60_000

/** Special hours and notices of the next days, as they were at `asOf` (epoch ms). */
export const todayQuery = () =>
  queryOptions({
    queryKey: [endpoints.today],
    queryFn: async ({ signal }) => {
      const { data, asOf } = await getJson(endpoints.today, asToday, { signal, isEarly: true })
      return { ...data, asOf }
    },
    staleTime,
    refetchInterval: AGAIN_MS,
  })
