import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { colleaguesSchema, invitationSchema, type NewPerson } from '../../contract/people.ts'
import { nothingSchema, request } from '../api/request.ts'
import { say, sayError } from '../parts/toaster.tsx'

const PEOPLE = ['people']

export const usePeople = () =>
  useQuery({
    queryKey: PEOPLE,
    queryFn: async () => (await request(colleaguesSchema, 'GET', '/api/people')).people,
  })

const useChanged = () => {
  const client = useQueryClient()
  return () => client.invalidateQueries({ queryKey: PEOPLE })
}

export function useAddPerson() {
  return useMutation({
    mutationFn: (person: NewPerson) => request(invitationSchema, 'POST', '/api/people', person),
    onSettled: useChanged(),
  })
}

/** Makes a link that adds a device for a person. */
export function useInvite(id: string) {
  return useMutation({
    mutationFn: () => request(invitationSchema, 'POST', `/api/people/${id}/invitation`, {}),
    onError: sayError,
  })
}

/** Removes a person, or all devices of the person. Both sign the person out. */
export function useRemove(id: string, name: string) {
  return useMutation({
    mutationFn: (what: 'person' | 'devices') =>
      request(nothingSchema, 'DELETE', `/api/people/${id}${what === 'devices' ? '/passkeys' : ''}`),
    onSuccess: (_answer, what) => {
      const title = what === 'devices' ? `${name}’s devices are removed.` : `${name} is removed.`
      say({ type: 'success', title })
    },
    onError: sayError,
    onSettled: useChanged(),
  })
}
