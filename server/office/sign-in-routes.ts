import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server'
import type { FastifyInstance, FastifyReply } from 'fastify'
import * as z from 'zod'
import { personOf, signInCookie, signOut, tokenOf } from './access.ts'
import { OfficeError } from './office-error.ts'
import type { Passkeys } from './passkeys.ts'
import type { People } from './people.ts'
import type { Sessions } from './sessions.ts'
import { parsed } from './validation.ts'

export type SignIn = { people: People; passkeys: Passkeys; sessions: Sessions; origin: string }

/** The package checks the content; this is the shape that it expects. */
const credential = z.looseObject({
  id: z.string().max(2_000),
  rawId: z.string(),
  type: z.string(),
  response: z.looseObject({ clientDataJSON: z.string() }),
  clientExtensionResults: z.looseObject({}),
})
const tokenSchema = z.object({ token: z.string().max(100) })
const registrationSchema = tokenSchema.extend({ credential })
const signInSchema = z.object({ credential })

const OLD_LINK = 'This link has expired or was already used. Ask for a new one.'
const UNKNOWN_PASSKEY = 'We don’t recognize this passkey. Ask for a link to add this device.'

/** How many tries one address has per minute. */
const TRIES = { config: { access: 'anyone', rateLimit: { max: 20, timeWindow: 60_000 } } } as const

export function signInRoutes(app: FastifyInstance, { people, passkeys, sessions, origin }: SignIn) {
  const begin = async (reply: FastifyReply, personId: string) => {
    const person = await people.byId(personId)
    if (!person) throw new OfficeError(401, UNKNOWN_PASSKEY)
    signInCookie(reply, origin, await sessions.begin(personId))
    return { person }
  }

  app.post('/api/invitation', TRIES, async (request) => {
    const { token } = parsed(tokenSchema, request.body)
    const person = await people.invited(token)
    if (!person) throw new OfficeError(410, OLD_LINK)
    return { person, options: await passkeys.registrationOptions(person) }
  })

  app.post('/api/registration', TRIES, async (request, reply) => {
    const { token, credential: response } = parsed(registrationSchema, request.body)
    const person = await people.invited(token)
    if (!person) throw new OfficeError(410, OLD_LINK)
    if (!(await passkeys.register(person, token, response as unknown as RegistrationResponseJSON)))
      throw new OfficeError(400, 'That passkey didn’t work. Please open the link again.')
    return begin(reply, person.id)
  })

  app.post('/api/sign-in/options', TRIES, async () => ({ options: await passkeys.signInOptions() }))

  app.post('/api/sign-in', TRIES, async (request, reply) => {
    const { credential: response } = parsed(signInSchema, request.body)
    const personId = await passkeys.signIn(response as unknown as AuthenticationResponseJSON)
    if (!personId) throw new OfficeError(401, UNKNOWN_PASSKEY)
    return begin(reply, personId)
  })

  app.post('/api/sign-out', TRIES, async (request, reply) => {
    await sessions.end(tokenOf(request, origin))
    signOut(reply, origin)
    return {}
  })

  app.post('/api/sign-out-everywhere', async (request, reply) => {
    await sessions.endAll(personOf(request).id)
    signOut(reply, origin)
    return {}
  })
}
