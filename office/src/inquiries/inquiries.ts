import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { inquiriesSchema, type OfficeInquiry, oneInquirySchema } from '../../contract/inquiries.ts'
import { request } from '../api/request.ts'
import { say, sayError } from '../parts/toaster.tsx'

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

export type InquiryStepName = 'answered' | 'closed' | 'reopened' | 'send-again' | 'give-up' | 'deliver'
type Taken = { step: InquiryStepName; from?: 'answered' | 'closed' }

const DONE: Readonly<Record<InquiryStepName, string>> = {
  answered: 'Answered.',
  closed: 'Closed.',
  reopened: 'Reopened.',
  'send-again': 'Sending it again.',
  'give-up': 'We’ve stopped trying.',
  deliver: 'Delivering it.',
}

/**
 * Does one thing with an inquiry. What costs nothing to take back has an "Undo".
 * @param onDone is called with the inquiry as it is then
 */
export function useInquiryStep(
  { id, name }: { id: string; name: string },
  onDone: (inquiry: OfficeInquiry) => void = () => undefined,
) {
  const changed = useInquiriesChanged()
  const taking = useMutation({
    mutationFn: ({ step, from }: Taken) =>
      request(oneInquirySchema, 'POST', `${pathOfInquiry(id)}/${step}`, from ? { from } : {}),
    onSuccess: ({ inquiry }, { step }) => {
      onDone(inquiry)
      const action =
        step === 'answered' || step === 'closed'
          ? { label: 'Undo', onClick: () => taking.mutate({ step: 'reopened', from: step }) }
          : undefined
      say({
        type: 'success',
        title: `${name}: ${DONE[step]}`,
        ...(action && { action, duration: UNDO_MS }),
      })
    },
    onError: sayError,
    onSettled: changed,
  })
  return taking
}
