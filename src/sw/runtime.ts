import type { RouteHandlerCallback, WorkboxPlugin } from 'workbox-core'
import { registerRoute } from 'workbox-routing'
import { NetworkFirst } from 'workbox-strategies'
import { endpoints, vehicleRefOfRequest } from '../contract/endpoints.ts'
import { isForeign } from '../contract/own-answer.ts'
import { todaySchema } from '../contract/today.ts'
import { vehicleListSchema, vehicleSchema } from '../contract/vehicle-schema.ts'
import { refreshListPages } from './list-pages.ts'
import { tellPages } from './messages.ts'
import { AFTER_MISS_TIMEOUT_S, missedLately, NETWORK_TIMEOUT_S, noteAnswer, noteNoAnswer } from './missed-answers.ts'
import { dropStored, LIST_CACHE, storedList } from './stored-vehicles.ts'
import { asOfAnswer, detailFrom, toAnswer } from './vehicle-answers.ts'

/**
 * API reads: network first, and the newest stored answer if the network takes too long. A late network answer is still
 * stored. An answer that does not follow the contract (a sign-in page, half a body) counts as none.
 */
export function serveVehicles() {
  const list = networkOrStore(LIST_CACHE, [
    accept(vehicleListSchema, listInstead),
    { cacheDidUpdate: ({ newResponse }) => refreshListPages(newResponse) },
  ])
  registerRoute(({ url, sameOrigin }) => sameOrigin && url.pathname === endpoints.vehicles, list)
  // One vehicle is not stored separately, because the list contains it.
  const detail = networkOrStore(LIST_CACHE, [
    accept(vehicleSchema, detailInstead),
    { fetchDidSucceed: forgetMissing, cacheWillUpdate: async () => null },
  ])
  registerRoute(({ url, sameOrigin }) => sameOrigin && vehicleRefOfRequest(url.pathname) !== undefined, detail)
}

/**
 * Special hours and notices, in the same way. These answers are so small that they succeed where the list of vehicles
 * does not, so they say nothing about the connection.
 */
export function serveDays() {
  const days = networkOrStore('days-v1', [{ fetchDidSucceed: usable(todaySchema), cachedResponseWillBeUsed: marked }])
  registerRoute(({ url, sameOrigin }) => sameOrigin && url.pathname === endpoints.today, days)
}

const marked: WorkboxPlugin['cachedResponseWillBeUsed'] = async ({ cachedResponse }) =>
  cachedResponse && toAnswer(await cachedResponse.json(), asOfAnswer(cachedResponse))

function networkOrStore(cacheName: string, plugins: WorkboxPlugin[]): RouteHandlerCallback {
  const usual = new NetworkFirst({ cacheName, plugins, networkTimeoutSeconds: NETWORK_TIMEOUT_S })
  const afterMiss = new NetworkFirst({ cacheName, plugins, networkTimeoutSeconds: AFTER_MISS_TIMEOUT_S })
  return (options) => (missedLately() ? afterMiss : usual).handle(options)
}

type Schema = { parse: (value: unknown) => unknown }
type Stored = NonNullable<WorkboxPlugin['cachedResponseWillBeUsed']>

/**
 * Passes on a usable network response and throws for any other, so that Workbox answers from the cache. Errors from the
 * API itself count as usable.
 */
const usable =
  (schema: Schema) =>
  async ({ response }: { response: Response }): Promise<Response> => {
    if (isForeign(response)) throw new Error(`Another server answered ${response.status}`)
    if (response.ok) schema.parse(await response.clone().json())
    return response
  }

/**
 * The same, and tells the pages whether the API was reached. Workbox only asks for the stored answer if it was not, or
 * not in time.
 */
const accept = (schema: Schema, stored: Stored): WorkboxPlugin => ({
  handlerWillStart: async ({ state }) => {
    if (state) state['startedAt'] = performance.now()
  },
  fetchDidSucceed: async ({ response, state }) => {
    await usable(schema)({ response })
    // Not announced as a connection, because pages would refetch everything again and again over this weak signal.
    const tookMs = performance.now() - Number(state?.['startedAt'])
    if (tookMs < NETWORK_TIMEOUT_S * 1000) {
      noteAnswer()
      await tellPages({ type: 'API_REACHED', reached: true, tookMs })
    }
    return response
  },
  fetchDidFail: async ({ state }) => {
    if (state) state['hasFailed'] = true
  },
  cachedResponseWillBeUsed: async (param) => {
    noteNoAnswer()
    await tellPages({ type: 'API_REACHED', reached: false, isLate: !param.state?.['hasFailed'] })
    return stored(param)
  },
})

/** The vehicle is gone, so its stored data must not be shown again. `accept` only passes on the API's own 404. */
const forgetMissing: WorkboxPlugin['fetchDidSucceed'] = async ({ request, response }) => {
  if (response.status === 404)
    await dropStored(vehicleRefOfRequest(new URL(request.url).pathname) ?? '', asOfAnswer(response))
  return response
}

const listInstead: Stored = async () => {
  const list = await storedList()
  return list && toAnswer(list.vehicles, list.asOf)
}

const detailInstead: Stored = async ({ request }) => {
  const list = await storedList()
  return list && detailFrom(list, vehicleRefOfRequest(new URL(request.url).pathname) ?? '')
}
