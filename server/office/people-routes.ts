import type { FastifyInstance } from 'fastify'
import { type Invitation, newPersonSchema } from '../../office/contract/people.ts'
import { OfficeError } from './office-error.ts'
import type { People } from './people.ts'
import { parsed } from './validation.ts'

const OWNER = { config: { access: 'owner' } } as const

/**
 * The address that a person opens to add a device. The token comes after the #, which browsers send to no server, so it
 * is in no log.
 */
export const invitationUrl = (origin: string, token: string): string => `${origin}/welcome#${token}`

/** The people who may sign in. Only an owner can change them. */
export function peopleRoutes(app: FastifyInstance, people: People, origin: string) {
  const invite = async (person: { id: string; name: string }): Promise<Invitation> => {
    const { token, expiresAt } = await people.invite(person.id)
    return { name: person.name, url: invitationUrl(origin, token), expiresAt }
  }

  app.get('/api/people', async () => ({ people: await people.list() }))

  app.post('/api/people', OWNER, async (request) => invite(await people.add(parsed(newPersonSchema, request.body))))

  app.post<{ Params: { id: string } }>('/api/people/:id/invitation', OWNER, async (request) => {
    const person = await people.byId(request.params.id)
    if (!person) throw new OfficeError(404, 'This person was removed.')
    return invite(person)
  })

  app.delete<{ Params: { id: string } }>('/api/people/:id/passkeys', OWNER, async (request) => {
    await people.removePasskeys(request.params.id)
    return {}
  })

  app.delete<{ Params: { id: string } }>('/api/people/:id', OWNER, async (request) => {
    await people.remove(request.params.id)
    return {}
  })
}
