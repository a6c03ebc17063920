import { afterAll, beforeAll, describe, expect } from 'vitest'
import { testSite } from '../../server/test-site.ts'
import { apiErrorSchema } from '../../src/contract/api-error.ts'
import { endpoints } from '../../src/contract/endpoints.ts'
import { isOwn } from '../../src/contract/own-answer.ts'
import type { Today } from '../../src/contract/today.ts'
import { type RunningSubject, subjects } from './subjects.ts'

type Client = {
  /** Address of the server that the test runs against; known once it runs. */
  url: () => string
  get: (path: string, headers?: HeadersInit) => Promise<Response>
  /** Sends an inquiry: an object as JSON, a text as it is. */
  post: (body: unknown, headers?: HeadersInit) => Promise<Response>
  /** Sets special hours and notices, as the dealer does. */
  setDays: (days: Today) => Promise<void>
}

/** Runs the same tests against every server that speaks the contract. */
export function onEachServer(tests: (client: Client) => void) {
  describe.each(subjects)('$name', ({ start }) => {
    const site = testSite()
    let server: RunningSubject
    beforeAll(async () => {
      server = await start(site)
    })
    afterAll(async () => {
      await server?.stop()
      site.remove()
    })
    tests({
      url: () => server.url,
      setDays: (days) => server.setDays(days),
      get: (path, headers) => fetch(server.url + path, { headers }),
      post: (body, headers = { 'content-type': 'application/json' }) =>
        fetch(server.url + endpoints.contact, {
          method: 'POST',
          headers,
          body: typeof body === 'string' ? body : JSON.stringify(body),
        }),
    })
  })
}

/** The body of a refusal that a device takes for one of the API. */
export async function errorOf(answer: Response) {
  expect(isOwn(answer.headers)).toBe(true)
  return apiErrorSchema.parse(await answer.json())
}
