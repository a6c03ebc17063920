import { afterEach, describe, expect, it, vi } from 'vitest'
import { OWN } from '../../tests/own-refusal.ts'
import { askServer, isReachable } from './reachable.ts'

afterEach(() => vi.unstubAllGlobals())

const answering = (answer: () => Promise<Response>) => {
  const fetchMock = vi.fn<(url: string, init: RequestInit) => Promise<Response>>(answer)
  vi.stubGlobal('fetch', fetchMock)
  return fetchMock
}
const head = (status: number, type: string) => async () =>
  new Response(null, { status, headers: { 'content-type': type } })

describe('whether the server can be reached', () => {
  it('asks for the head of the list, past every cache', async () => {
    const fetchMock = answering(head(200, 'application/json; charset=utf-8'))
    expect(await isReachable()).toBe(true)
    expect(fetchMock).toHaveBeenCalledWith(
      '/api/vehicles',
      expect.objectContaining({ method: 'HEAD', redirect: 'error', cache: 'no-store' }),
    )
  })

  it.each([
    ['the connection breaks', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['a network answers with its sign-in page', head(200, 'text/html')],
    ['a proxy finds no server', head(502, 'application/json')],
  ])('says no when %s', async (_what, answer) => {
    answering(answer)
    expect(await isReachable()).toBe(false)
  })

  it('says yes when the server answers with an error', async () => {
    const headers = { ...OWN, 'content-type': 'application/json' }
    answering(async () => new Response(null, { status: 500, headers }))
    expect(await isReachable()).toBe(true)
  })

  it('tells an answer that takes too long from one that does not come', async () => {
    vi.useFakeTimers()
    answering(() => Promise.reject(new TypeError('Failed to fetch')))
    expect(await askServer()).toBe('none')
    vi.stubGlobal('fetch', (_url: string, { signal }: RequestInit) => {
      return new Promise((_resolve, reject) => signal?.addEventListener('abort', () => reject(signal.reason)))
    })
    const answer = askServer()
    await vi.advanceTimersByTimeAsync(5_000)
    expect(await answer).toBe('late')
    vi.useRealTimers()
  })
})
