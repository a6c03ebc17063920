import { parseCookie, stringifySetCookie } from 'cookie'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Person } from '../../office/contract/people.ts'
import { OfficeError } from './office-error.ts'
import { SESSION_MS, type Sessions } from './sessions.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /**
     * Who may use a route: by default everyone who is signed in. `either` lets anyone in, and the route learns whether
     * the person is signed in.
     */
    access?: 'anyone' | 'either' | 'owner'
  }
  interface FastifyRequest {
    /** The signed-in person. Undefined without a sign-in, and on routes that need none. */
    person: Person | undefined
  }
}

/** Over HTTPS, no other host of the domain can set a cookie with this prefix. */
const cookieName = (origin: string) => (origin.startsWith('https:') ? '__Host-office' : 'office')

/** @param maxAge in seconds; 0 removes the cookie */
const setCookie = (reply: FastifyReply, origin: string, value: string, maxAge: number) => {
  const options = { path: '/', httpOnly: true, sameSite: 'strict', secure: origin.startsWith('https:') } as const
  return reply.header('set-cookie', stringifySetCookie({ name: cookieName(origin), value, maxAge, ...options }))
}

export const signInCookie = (reply: FastifyReply, origin: string, token: string) =>
  setCookie(reply, origin, token, SESSION_MS / 1000)

/** Signing out also clears what the browser stores of the office. */
export const signOut = (reply: FastifyReply, origin: string) =>
  setCookie(reply, origin, '', 0).header('clear-site-data', '"cache"')

export const tokenOf = ({ headers }: FastifyRequest, origin: string): string =>
  parseCookie(headers.cookie ?? '')[cookieName(origin)] ?? ''

/** @throws if the person is not signed in */
export function personOf({ person }: FastifyRequest): Person {
  if (!person) throw new Error('a route for anyone asked who is signed in')
  return person
}

/**
 * Refuses requests from other addresses than the office's own, and people who may not use a route. A route is closed
 * unless it says that it is open, so that a new one cannot be left open by mistake.
 */
export function access(app: FastifyInstance, sessions: Sessions, origin: string) {
  app.decorateRequest('person', undefined)
  const { host } = new URL(origin)
  app.addHook('onRequest', async (request, reply) => {
    // Prevents DNS rebinding: another site's name must not lead to the office.
    if (request.headers.host !== host) throw new OfficeError(421, `The office is at ${origin}.`)
    const isReading = request.method === 'GET' || request.method === 'HEAD'
    if (!isReading && request.headers.origin !== origin)
      throw new OfficeError(403, 'The office only takes changes from its own pages.')
    const needed = request.routeOptions.config.access
    if (needed === 'anyone' || request.is404) return
    const token = tokenOf(request, origin)
    const session = token ? await sessions.use(token) : undefined
    request.person = session?.person
    // The cookie lasts as long as the session, which each use prolongs.
    if (session?.isProlonged) signInCookie(reply, origin, token)
    if (!request.person && needed !== 'either') throw new OfficeError(401, 'Please sign in.')
    if (needed === 'owner' && request.person?.role !== 'owner') throw new OfficeError(403, 'Only an owner can do this.')
  })
}
