// @vitest-environment happy-dom
import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { endpoints, STOCK_HEADER } from '../../contract/endpoints.ts'
import { serverMissed, serverReached } from '../../hooks/connection.ts'
import { ASK_MS, followStock } from './follow-stock.ts'

const asked: string[] = []
let stock: string | undefined
let stop = () => {}

beforeEach(() => {
  vi.useFakeTimers()
  asked.length = 0
  stock = 'W/"monday"'
  serverReached()
  vi.stubGlobal('fetch', async (path: string, { method = 'GET' }: RequestInit) => {
    asked.push(`${method} ${path}`)
    return new Response(method === 'HEAD' ? null : '[]', { headers: stock ? { [STOCK_HEADER]: stock } : {} })
  })
  stop = followStock(new QueryClient())
})

afterEach(() => {
  stop()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** @returns how often the list itself was read in that many questions */
async function reads(questions: number): Promise<number> {
  asked.length = 0
  await vi.advanceTimersByTimeAsync(questions * ASK_MS)
  return asked.filter((request) => request === `GET ${endpoints.vehicles}`).length
}

it('reads the list when the server has another one, and once more for a server that had the change later', async () => {
  await reads(3)
  expect(await reads(3)).toBe(0)
  stock = 'W/"tuesday"'
  expect(await reads(1)).toBe(1)
  expect(await reads(1)).toBe(1)
  expect(await reads(3)).toBe(0)
})

it('reads a changed list within eight seconds, so that a server that takes two shows a price in ten', async () => {
  await reads(3)
  stock = 'W/"tuesday"'
  asked.length = 0
  await vi.advanceTimersByTimeAsync(8_000)
  expect(asked).toContain(`GET ${endpoints.vehicles}`)
})

it('sends no request without a connection', async () => {
  serverMissed()
  await reads(3)
  expect(asked).toEqual([])
})

it('reads nothing from a server that does not name its list', async () => {
  stock = undefined
  expect(await reads(3)).toBe(0)
})

it('continues after a request that failed', async () => {
  await reads(3)
  const answer = globalThis.fetch
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  await reads(1)
  vi.stubGlobal('fetch', answer)
  stock = 'W/"tuesday"'
  expect(await reads(1)).toBe(1)
})

it('does not ask while a new version waits for the old worker to stop', async () => {
  const registration: { waiting: object | null } = { waiting: {} }
  vi.stubGlobal('navigator', { serviceWorker: { getRegistration: async () => registration } })
  await reads(3)
  expect(asked).toEqual([])
  registration.waiting = null
  await vi.advanceTimersByTimeAsync(ASK_MS)
  expect(asked).toContain(`HEAD ${endpoints.vehicles}`)
})
