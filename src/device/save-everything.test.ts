// @vitest-environment happy-dom
import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { LIMITS } from '../../tests/limits.ts'
import { vehiclesQuery } from '../api/vehicles-query.ts'
import { saveEverything, stopSaving } from './save-everything.ts'
import { saving } from './saving.ts'

/** The requests for the list of vehicles that were not answered yet. */
let answers: ((list: unknown) => void)[] = []
let failing = false
const PATIENT = { timeout: LIMITS.wait }

beforeEach(() => {
  answers = []
  failing = false
  const cache = { keys: async () => [], match: async () => undefined, delete: async () => false }
  vi.stubGlobal('caches', { open: async () => cache, match: async () => undefined, delete: async () => false })
  vi.stubGlobal('fetch', (_path: string, { signal }: RequestInit) =>
    failing
      ? Promise.reject(new TypeError('Failed to fetch'))
      : new Promise((resolve, reject) => {
          answers.push((list) => resolve(Response.json(list)))
          signal?.addEventListener('abort', () => reject(new DOMException('', 'AbortError')))
        }),
  )
  vi.stubGlobal('createImageBitmap', async () => ({}))
  Object.defineProperty(navigator, 'locks', {
    configurable: true,
    value: { request: async (_name: string, _options: unknown, task: () => unknown) => task() },
  })
})
afterEach(() => {
  stopSaving()
  vi.unstubAllGlobals()
})

it('continues when a page that waits for the same list is left', async () => {
  const client = new QueryClient()
  const ended = saveEverything(client)
  await vi.waitFor(() => expect(answers).toHaveLength(1), PATIENT)
  const leave = new QueryObserver(client, vehiclesQuery()).subscribe(() => {})
  leave()
  await vi.waitFor(() => expect(answers).toHaveLength(2), PATIENT)
  answers[1]?.([])
  await ended
  expect(saving.get()).toMatchObject({ state: 'done', total: 0 })
})

it('waits for the connection when the list cannot be had', async () => {
  failing = true
  void saveEverything(new QueryClient())
  await vi.waitFor(() => expect(saving.get()).toMatchObject({ state: 'interrupted', total: 0 }), PATIENT)
})
