import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { clockOffset, earlyOffset, serverNow } from '../lib/server-clock.ts'
import { createQueryClient } from './query-client.ts'
import { todayQuery } from './today-query.ts'
import { vehiclesQuery } from './vehicles-query.ts'

const MINUTE = 60_000
const NOON = Date.UTC(2026, 10, 27, 12)

/** The server's clock, which this device's is ahead of or behind. */
let serverTime = NOON
let asked = 0

beforeEach(() => {
  serverTime = NOON
  asked = 0
  clockOffset.set(undefined)
  earlyOffset.set(undefined)
  vi.useFakeTimers({ toFake: ['Date'] })
  vi.stubGlobal('fetch', async () => {
    asked += 1
    return Response.json([], { headers: { date: new Date(serverTime).toUTCString() } })
  })
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const pass = (ms: number, shift: number) => {
  serverTime += ms
  vi.setSystemTime(serverTime + shift)
}

it.each([
  ['right', 0],
  ['15 minutes ahead', 15 * MINUTE],
  ['a year ahead', 365 * 24 * 60 * MINUTE],
  ['3 hours behind', -180 * MINUTE],
  ['a year behind', -365 * 24 * 60 * MINUTE],
])('with a clock that is %s, a list of the build is renewed at once, and then every five minutes', async (_, shift) => {
  pass(0, shift)
  const queryClient = createQueryClient()
  const builtAt = NOON - MINUTE
  queryClient.setQueryData(vehiclesQuery().queryKey, { vehicles: [], asOf: builtAt }, { updatedAt: builtAt })
  const read = () => queryClient.fetchQuery({ ...vehiclesQuery(), retry: false })
  await read()
  expect(asked).toBe(1)
  expect(Math.abs(serverNow() - serverTime)).toBeLessThan(MINUTE)
  pass(4 * MINUTE, shift)
  await read()
  expect(asked).toBe(1)
  pass(2 * MINUTE, shift)
  await read()
  expect(asked).toBe(2)
})

it('after the clock was set back, the list is fetched again', async () => {
  pass(0, 0)
  const queryClient = createQueryClient()
  const read = () => queryClient.fetchQuery({ ...vehiclesQuery(), retry: false })
  await read()
  pass(MINUTE, -180 * MINUTE)
  await read()
  expect(asked).toBe(2)
})

it('renews the list of the page even after an answer about special hours', async () => {
  const queryClient = createQueryClient()
  queryClient.setQueryData(
    vehiclesQuery().queryKey,
    { vehicles: [], asOf: NOON - MINUTE },
    { updatedAt: NOON - MINUTE },
  )
  pass(0, 0)
  const headers = { date: new Date(NOON).toUTCString() }
  vi.stubGlobal('fetch', async () => Response.json({ hours: [], notices: [] }, { headers }))
  await queryClient.fetchQuery(todayQuery())
  vi.stubGlobal('fetch', async () => {
    asked += 1
    return Response.json([], { headers })
  })
  await queryClient.fetchQuery({ ...vehiclesQuery(), retry: false })
  expect(asked).toBe(1)
})

it.each([3 * 24 * 60, 5 * 60, -60])(
  'learns the time from an answer about special hours, with a clock %i minutes ahead',
  async (ahead) => {
    pass(0, ahead * MINUTE)
    const headers = { date: new Date(NOON).toUTCString() }
    vi.stubGlobal('fetch', async () => Response.json({ hours: [], notices: [] }, { headers }))
    await createQueryClient().fetchQuery(todayQuery())
    expect(Math.abs(serverNow() - NOON)).toBeLessThan(MINUTE)
  },
)

it('does not learn the time from an answer that the worker stored', async () => {
  pass(0, 0)
  const headers = { date: new Date(NOON - 90 * MINUTE).toUTCString(), 'x-stored': '' }
  vi.stubGlobal('fetch', async () => Response.json([], { headers }))
  await createQueryClient().fetchQuery({ ...vehiclesQuery(), retry: false })
  expect(serverNow()).toBe(NOON)
})
