import { useMutation } from '@tanstack/react-query'
import { type InquiryStep, type OfficeInquiry, oneInquirySchema } from '../../contract/inquiries.ts'
import { request } from '../api/request.ts'
import { say, sayError } from '../parts/toaster.tsx'
import { pathOfInquiry, UNDO_MS, useInquiriesChanged } from './inquiries.ts'

/** A step that an employee takes. The API's route has the same name. */
export type InquiryStepName = Exclude<InquiryStep['step'], 'erased'>
type Taken = { step: InquiryStepName; from?: 'answered' | 'closed' }

const DONE: Readonly<Record<InquiryStepName, string>> = {
  answered: 'Answered.',
  closed: 'Closed.',
  reopened: 'Reopened.',
  'sent-again': 'Sending it again.',
  'given-up': 'We’ve stopped trying.',
  delivered: 'Delivering it.',
}

/**
 * Takes a step with an inquiry. "Answered" and "Closed" offer to undo it.
 * @param onDone called with the inquiry after the step
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
