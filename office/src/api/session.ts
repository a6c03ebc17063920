import { useMutation, useQuery } from '@tanstack/react-query'
import { createContext, useContext } from 'react'
import * as z from 'zod'
import { type Person, personSchema } from '../../contract/people.ts'
import { forgetDrafts } from '../parts/drafts.ts'
import { sayError } from '../parts/toaster.tsx'
import { nothingSchema, request } from './request.ts'

export const SESSION = ['session']

export const meSchema = z.object({ person: personSchema })
const sessionSchema = z.object({ person: personSchema.nullable() })

/** Who is signed in on this device: null for nobody, undefined while that is not known. */
export function useSession() {
  return useQuery<Person | null>({
    queryKey: SESSION,
    queryFn: async () => (await request(sessionSchema, 'GET', '/api/me')).person,
  })
}

export const PersonContext = createContext<Person | undefined>(undefined)

/** The person for whom the screens inside the shell are shown, also while the session is lost. */
export function usePerson(): Person {
  const person = useContext(PersonContext)
  if (!person) throw new Error('this screen is for people who are signed in')
  return person
}

/** What the page holds of the office goes with the session. */
export function useSignOut() {
  return useMutation({
    mutationFn: (everywhere: boolean) =>
      request(nothingSchema, 'POST', everywhere ? '/api/sign-out-everywhere' : '/api/sign-out'),
    onSuccess: () => {
      forgetDrafts()
      location.reload()
    },
    onError: sayError,
  })
}
