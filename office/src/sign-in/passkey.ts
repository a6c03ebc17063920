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

/** Not checked further, because the browser checks it. */
const optionsOf = <Options>() => z.custom<Options>((value) => typeof value === 'object' && value !== null)

const signInSchema = z.object({ options: optionsOf<PublicKeyCredentialRequestOptionsJSON>() })
const invitationSchema = z.object({
  person: personSchema,
  options: optionsOf<PublicKeyCredentialCreationOptionsJSON>(),
})

/** The person has closed the device's dialog, or the device has no passkey. Needs no message, because the dialog has said so. */
export const isDeclined = (error: unknown): boolean => error instanceof Error && error.name === 'NotAllowedError'

export async function signIn(): Promise<Person> {
  const { options } = await request(signInSchema, 'POST', '/api/sign-in/options', {})
  const credential = await startAuthentication({ optionsJSON: options })
  return (await request(meSchema, 'POST', '/api/sign-in', { credential })).person
}

/** Creates a passkey on this device for the invited person. */
export async function accept(token: string): Promise<Person> {
  const { options } = await request(invitationSchema, 'POST', '/api/invitation', { token })
  const credential = await startRegistration({ optionsJSON: options })
  return (await request(meSchema, 'POST', '/api/registration', { token, credential })).person
}
