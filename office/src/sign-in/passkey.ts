import {
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
  startRegistration,
} from '@simplewebauthn/browser'
import * as z from 'zod'
import { type Person, personSchema } from '../../contract/people.ts'
import { request } from '../api/request.ts'
import { meSchema } from '../api/session.ts'

/** The browser checks what is in it. */
const optionsOf = <Options>() => z.custom<Options>((value) => typeof value === 'object' && value !== null)

const signInSchema = z.object({ options: optionsOf<PublicKeyCredentialRequestOptionsJSON>() })
const invitationSchema = z.object({
  person: personSchema,
  options: optionsOf<PublicKeyCredentialCreationOptionsJSON>(),
})

/** A person closed the device's own dialog, or it found no passkey: nothing that a person has to be told. */
export const isDeclined = (error: unknown): boolean => error instanceof Error && error.name === 'NotAllowedError'

export async function signIn(): Promise<Person> {
  const { options } = await request(signInSchema, 'POST', '/api/sign-in/options', {})
  const credential = await startAuthentication({ optionsJSON: options })
  return (await request(meSchema, 'POST', '/api/sign-in', { credential })).person
}

/** Makes a passkey on this device for the person of an invitation. */
export async function accept(token: string): Promise<Person> {
  const { options } = await request(invitationSchema, 'POST', '/api/invitation', { token })
  const credential = await startRegistration({ optionsJSON: options })
  return (await request(meSchema, 'POST', '/api/registration', { token, credential })).person
}
