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

/** The person who is signed in on this device: null if there is none, undefined until the server has answered. */
export function useSession() {
  return useQuery<Person | null>({
    queryKey: SESSION,
    queryFn: async () => (await request(sessionSchema, 'GET', '/api/me')).person,
  })
}

export const PersonContext = createContext<Person | undefined>(undefined)

/** The person who uses the screens inside the shell, even after the session has expired. */
export function usePerson(): Person {
  const person = useContext(PersonContext)
  if (!person) throw new Error('this screen is for people who are signed in')
  return person
}

/** Signs out, and removes the drafts and data of the office from the page. */
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
