// @vitest-environment happy-dom
import { afterEach, describe, expect, test, vi } from 'vitest'
import { OWN } from '../../tests/own-refusal.ts'
import { CONNECTION_WORDS, SERVER_ERROR } from '../lib/connection-state.ts'
import { ApiFailure, getJson, whyFailed } from './client.ts'

const asNumber = (value: unknown) => (typeof value === 'number' ? value : undefined)
const answer = (body: string, init?: ResponseInit) => vi.stubGlobal('fetch', async () => new Response(body, init))

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

describe('reading from the API', () => {
  test('returns the parsed answer and its time', async () => {
    answer('42', { headers: { date: 'Sat, 21 Nov 2026 09:42:00 GMT' } })
    expect(await getJson('/api/x', asNumber)).toEqual({ data: 42, asOf: Date.parse('2026-11-21T09:42:00Z') })
  })

  test.each([
    ['half an answer', '{"id":'],
    ['an answer of another shape', '"42"'],
    ['nothing', ''],
  ])('%s of our server is an error of it', async (_, body) => {
    answer(body, { headers: OWN })
    await expect(getJson('/api/x', asNumber)).rejects.toThrow(SERVER_ERROR)
  })

  test('a page of another server is no answer of ours', async () => {
    answer('<!doctype html><title>Sign in</title>')
    await expect(getJson('/api/x', asNumber)).rejects.toMatchObject({ status: 0 })
  })

  test('a status that is not OK has the message of the caller, or the default one', async () => {
    answer('{}', { status: 500, headers: OWN })
    await expect(getJson('/api/x', asNumber)).rejects.toThrow('HTTP error! status: 500')
    const failure = await getJson('/api/x', asNumber, { onStatus: (status) => `Failed: ${status}` }).catch(
      (error) => error,
    )
    expect(failure).toBeInstanceOf(ApiFailure)
    expect(failure).toMatchObject({ message: 'Failed: 500', status: 500 })
  })

  test.each([
    ['a refusal of our server', '{"error":"Vehicle not found"}', 404, OWN, 404],
    ['a refusal of a proxy', '{"error":"Vehicle not found"}', 404, {}, 0],
    ['an error of our server', '{"error":"Something broke"}', 500, OWN, 500],
    ['an error of a gateway whose server is down', '<h1>Bad Gateway</h1>', 502, {}, 0],
    ['half an answer of our server', '{"id":', 200, OWN, 200],
    ['the sign-in page of a network', '<title>Welcome</title>', 200, {}, 0],
  ])('%s has its status only if our server answered', async (_, body, status, headers, expected) => {
    answer(body, { status, headers })
    await expect(getJson('/api/x', asNumber)).rejects.toMatchObject({ status: expected })
  })

  test.each(['weak', 'offline', 'server-unreachable'] as const)(
    'a missing answer is said as the connection is when it is said: %s',
    async (state) => {
      vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('Failed to fetch')))
      const failure = await getJson('/api/x', asNumber).catch((error) => error)
      expect(failure).toMatchObject({ status: 0 })
      expect(whyFailed(failure, state)).toBe(CONNECTION_WORDS[state])
      expect(whyFailed(new ApiFailure(SERVER_ERROR, 500), state)).toBe(SERVER_ERROR)
    },
  )

  test('gives up a server that never answers', async () => {
    vi.useFakeTimers()
    vi.stubGlobal(
      'fetch',
      (_: string, { signal }: RequestInit) =>
        new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason))),
    )
    const reading = expect(getJson('/api/x', asNumber)).rejects.toMatchObject({ status: 0, isLate: true })
    await vi.advanceTimersByTimeAsync(15_000)
    await reading
  })

  test('a cancelled read is an abort, not a failure', async () => {
    const controller = new AbortController()
    vi.stubGlobal(
      'fetch',
      (_: string, { signal }: RequestInit) =>
        new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason))),
    )
    const reading = getJson('/api/x', asNumber, { signal: controller.signal })
    controller.abort()
    await expect(reading).rejects.not.toBeInstanceOf(ApiFailure)
  })
})
