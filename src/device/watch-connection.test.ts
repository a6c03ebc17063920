// @vitest-environment happy-dom
import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { OWN } from '../../tests/own-refusal.ts'
import { todayQuery } from '../api/today-query.ts'
import { vehiclesQuery } from '../api/vehicles-query.ts'
import { endpoints } from '../contract/endpoints.ts'
import { isOnline, serverMissed, serverReached } from '../hooks/connection.ts'
import { watchConnection } from './watch-connection.ts'

let queryClient: QueryClient
let stop: () => void
const fetchMock = vi.fn<typeof fetch>()
const answer = () => Promise.resolve(Response.json([], { headers: { date: 'Mon, 03 Nov 2025 14:42:00 GMT' } }))

let hasNetwork = true
const lose = () => {
  hasNetwork = false
  window.dispatchEvent(new Event('offline'))
}
const regain = () => {
  hasNetwork = true
  window.dispatchEvent(new Event('online'))
}

beforeEach(() => {
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => hasNetwork)
  vi.stubGlobal('fetch', fetchMock.mockReset().mockImplementation(answer))
  hasNetwork = true
  serverReached()
  queryClient = new QueryClient({ defaultOptions: { queries: { networkMode: 'offlineFirst' } } })
  stop = watchConnection(queryClient)
})

afterEach(() => {
  stop()
  queryClient.clear()
  vi.useRealTimers()
})

describe('knowing whether the server can be reached', () => {
  it('is offline when the browser says that there is no network', () => {
    lose()
    expect(isOnline()).toBe(false)
  })

  it('is online again only when the server has answered', async () => {
    lose()
    fetchMock.mockImplementation(() => Promise.reject(new TypeError('Failed to fetch')))
    regain()
    await vi.waitFor(() => expect(queryClient.getQueryState([endpoints.vehicles])?.status).toBe('error'))
    expect(isOnline()).toBe(false)

    fetchMock.mockImplementation(answer)
    regain()
    await vi.waitFor(() => expect(isOnline()).toBe(true))
  })

  it('notices a read that got no answer', async () => {
    fetchMock.mockImplementation(() => Promise.reject(new TypeError('Failed to fetch')))
    await queryClient.fetchQuery({ ...vehiclesQuery(), retry: false }).catch(() => {})
    expect(isOnline()).toBe(false)
  })

  it.each([
    ['the gateway in front of a stopped server answers', () => new Response('<h1>Bad Gateway</h1>', { status: 502 })],
    ['the sign-in page of a network answers', () => new Response('<title>Welcome</title>')],
  ])('notices a read for which %s', async (_what, foreign) => {
    fetchMock.mockImplementation(async () => foreign())
    await queryClient.fetchQuery({ ...vehiclesQuery(), retry: false }).catch(() => {})
    expect(isOnline()).toBe(false)
  })

  it('takes an error of the server for an answer', async () => {
    serverMissed()
    fetchMock.mockImplementation(async () => Response.json({}, { status: 500, headers: OWN }))
    await queryClient.fetchQuery({ ...vehiclesQuery(), retry: false }).catch(() => {})
    expect(isOnline()).toBe(true)
  })

  it('learns nothing from the small answer about days, which a weak signal lets through and a static host does not have', async () => {
    fetchMock.mockImplementation(() => Promise.reject(new TypeError('Failed to fetch')))
    await queryClient.fetchQuery({ ...todayQuery(), retry: false }).catch(() => {})
    expect(isOnline()).toBe(true)
    serverMissed()
    fetchMock.mockImplementation(async () => Response.json({ hours: [], notices: [] }))
    await queryClient.fetchQuery(todayQuery())
    expect(isOnline()).toBe(false)
  })

  it('stays offline when an answer to an earlier request arrives', async () => {
    let arrive = (_: Response) => {}
    fetchMock.mockImplementation(() => new Promise((resolve) => (arrive = resolve)))
    const read = queryClient.fetchQuery(vehiclesQuery())
    lose()
    arrive(await answer())
    await read
    serverReached(60_000)
    expect(isOnline()).toBe(false)
  })

  it('stays offline when a request still gets through while the network goes down', async () => {
    vi.useFakeTimers()
    lose()
    await vi.advanceTimersByTimeAsync(20)
    serverReached(10)
    expect(isOnline()).toBe(false)

    fetchMock.mockImplementation(() => Promise.reject(new TypeError('Failed to fetch')))
    await vi.advanceTimersByTimeAsync(60_000)
    expect(isOnline()).toBe(false)
  })

  it('asks some seconds after the browser has said that its network is gone, and believes the answer', async () => {
    vi.useFakeTimers()
    lose()
    await vi.advanceTimersByTimeAsync(6_000)
    expect(isOnline()).toBe(true)
  })

  it.each([
    ['an answer', answer, true],
    ['none', () => Promise.reject(new TypeError('Failed to fetch')), false],
  ])('asks at the start where the browser says that there is no network: %s', async (_name, fetched, isBack) => {
    stop()
    fetchMock.mockImplementation(fetched)
    hasNetwork = false
    stop = watchConnection(queryClient)
    expect(isOnline()).toBe(true)
    await vi.waitFor(() => expect(queryClient.getQueryState([endpoints.vehicles])?.status).not.toBe('pending'))
    expect(isOnline()).toBe(isBack)
  })

  it('asks again after the start, where a request still got through as the network went', async () => {
    stop()
    vi.useFakeTimers()
    hasNetwork = false
    stop = watchConnection(queryClient)
    await vi.advanceTimersByTimeAsync(1_000)
    expect(isOnline()).toBe(true)

    fetchMock.mockImplementation(() => Promise.reject(new TypeError('Failed to fetch')))
    await vi.advanceTimersByTimeAsync(6_000)
    expect(isOnline()).toBe(false)
  })

  it('accepts the first answer after the network is back as proof of a connection', () => {
    lose()
    regain()
    serverReached()
    expect(isOnline()).toBe(true)
  })

  it('asks every half minute until there is an answer', async () => {
    vi.useFakeTimers()
    serverMissed()
    await vi.advanceTimersByTimeAsync(30_000)
    expect(fetchMock).toHaveBeenCalledTimes(1)
    expect(isOnline()).toBe(true)
    await vi.advanceTimersByTimeAsync(120_000)
    expect(fetchMock).toHaveBeenCalledTimes(1)
  })

  it('renews what the page shows when the connection is back', () => {
    queryClient.setQueryData(['/api/vehicles/ev-city'], {})
    serverMissed()
    serverReached()
    expect(queryClient.getQueryState(['/api/vehicles/ev-city'])?.isInvalidated).toBe(true)
  })
})

describe('following the list of vehicles', () => {
  const open = () => new QueryObserver(queryClient, vehiclesQuery()).subscribe(() => {})
  const show = () => document.dispatchEvent(new Event('visibilitychange'))

  beforeEach(async () => {
    vi.useFakeTimers()
    await queryClient.fetchQuery(vehiclesQuery())
    fetchMock.mockClear()
  })

  it('reads it again when a page with vehicles is opened and it is more than ten seconds old', async () => {
    open()
    await vi.advanceTimersByTimeAsync(0)
    expect(fetchMock).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(11_000)
    open()
    open()
    await vi.advanceTimersByTimeAsync(0)
    expect(fetchMock).toHaveBeenCalledTimes(1)
  })

  it('reads it again when the page is shown again', async () => {
    show()
    await vi.advanceTimersByTimeAsync(0)
    expect(fetchMock).toHaveBeenCalledTimes(1)
  })

  it('leaves a list that is no longer fresh to the page, which tries more than once', async () => {
    await vi.advanceTimersByTimeAsync(6 * 60_000)
    fetchMock.mockImplementation(() => Promise.reject(new TypeError('Failed to fetch')))
    open()
    await vi.advanceTimersByTimeAsync(20_000)
    expect(fetchMock).toHaveBeenCalledTimes(4)
  })
})
