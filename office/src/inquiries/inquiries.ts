import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { inquiriesSchema, oneInquirySchema } from '../../contract/inquiries.ts'
import { request } from '../api/request.ts'

const INQUIRIES = ['inquiries']
const INQUIRY = ['inquiry']

export const pathOfInquiry = (id: string): string => `/api/inquiries/${encodeURIComponent(id)}`
export const addressOfInquiry = (id: string): string => `/inquiries/${encodeURIComponent(id)}`

/** @param query the filter, from the address of the screen. The previous rows stay until the answer arrives */
export const useInquiries = (query: string) =>
  useQuery({
    queryKey: [...INQUIRIES, query],
    queryFn: () => request(inquiriesSchema, 'GET', `/api/inquiries?${query}`),
    placeholderData: keepPreviousData,
  })

export const useInquiry = (id: string) =>
  useQuery({
    queryKey: [...INQUIRY, id],
    queryFn: async () => (await request(oneInquirySchema, 'GET', pathOfInquiry(id))).inquiry,
  })

/** Fetches everything again that a change of an inquiry affects. */
export function useInquiriesChanged() {
  const client = useQueryClient()
  return () =>
    Promise.all([client.invalidateQueries({ queryKey: INQUIRIES }), client.invalidateQueries({ queryKey: INQUIRY })])
}

/** How long "Undo" is shown, in ms: time to read what happened. */
export const UNDO_MS = 15_000
