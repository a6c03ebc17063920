import { useQuery, useQueryClient } from '@tanstack/react-query'
import * as z from 'zod'
import { type Person, personSchema } from '../../contract/people.ts'
import { nothingSchema, RefusedError, request } from './request.ts'

export const SESSION = ['session']

export const meSchema = z.object({ person: personSchema })

/** Who is signed in on this device: null for nobody, undefined while that is not known. */
export function useSession() {
  return useQuery<Person | null>({
    queryKey: SESSION,
    queryFn: async () => {
      try {
        return (await request(meSchema, 'GET', '/api/me')).person
      } catch (error) {
        if (error instanceof RefusedError && error.status === 401) return null
        throw error
      }
    },
  })
}

/** The person for whom the screens inside the shell are shown. */
export function usePerson(): Person {
  const { data } = useSession()
  if (!data) throw new Error('this screen is for people who are signed in')
  return data
}

/** What a device keeps of the office goes with the session. */
export function useSignOut() {
  const client = useQueryClient()
  return async (everywhere: boolean) => {
    await request(nothingSchema, 'POST', everywhere ? '/api/sign-out-everywhere' : '/api/sign-out')
    client.clear()
    client.setQueryData(SESSION, null)
  }
}
