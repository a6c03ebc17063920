import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { inquiriesSchema, oneInquirySchema } from '../../contract/inquiries.ts'
import { request } from '../api/request.ts'

const INQUIRIES = ['inquiries']
const INQUIRY = ['inquiry']

export const pathOfInquiry = (id: string): string => `/api/inquiries/${encodeURIComponent(id)}`
export const addressOfInquiry = (id: string): string => `/inquiries/${encodeURIComponent(id)}`

/** @param query the filter as the address of the screen says it. What was found before stays until the answer is here */
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

/** What follows a change of an inquiry on every screen. */
export function useInquiriesChanged() {
  const client = useQueryClient()
  return () =>
    Promise.all([client.invalidateQueries({ queryKey: INQUIRIES }), client.invalidateQueries({ queryKey: INQUIRY })])
}

/** How long "Undo" stays, in ms: a person reads first what happened. */
export const UNDO_MS = 15_000
