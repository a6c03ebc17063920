import { Field, Stack, Text } from '@chakra-ui/react'
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { closedSchema, oldInquiriesCountSchema, reopenedSchema } from '../../contract/inquiries.ts'
import { request } from '../api/request.ts'
import { Question } from '../parts/question.tsx'
import { Select } from '../parts/select.tsx'
import { say, sayError } from '../parts/toaster.tsx'
import { UNDO_MS, useInquiriesChanged } from './inquiries.ts'

const AGES = [
  ['7', 'a week'],
  ['30', '30 days'],
  ['90', '90 days'],
  ['180', '180 days'],
] as const

/** Closes all inquiries that are older than a number of days, after a question that names their number. */
export function CloseOld({ onDone }: { onDone: () => void }) {
  const [days, setDays] = useState('30')
  const closing = useCloseOld()
  const { data, error, isPlaceholderData } = useQuery({
    queryKey: ['old inquiries', days],
    queryFn: () => request(oldInquiriesCountSchema, 'GET', `/api/old-inquiries?days=${days}`),
    placeholderData: keepPreviousData,
  })
  const count = isPlaceholderData ? undefined : data
  return (
    <Question
      title="Close old inquiries"
      yes={count?.open ? `Close ${count.open.toLocaleString('en-US')}` : 'Close'}
      isDisabled={!count?.open}
      isPending={closing.isPending}
      onYes={() => count && closing.mutate(count.before, { onSettled: onDone })}
      onNo={onDone}
    >
      <Stack gap="4">
        <Field.Root>
          <Field.Label>Older than</Field.Label>
          <Select value={days} onChange={({ currentTarget }) => setDays(currentTarget.value)} options={AGES} />
        </Field.Root>
        <Text role="status">{error ? error.message : count && wordsOf(count)}</Text>
      </Stack>
    </Question>
  )
}

function wordsOf({ open, unanswered }: { open: number; unanswered: number }): string {
  if (open === 0) return 'They’re all closed already.'
  const inquiries = open === 1 ? '1 inquiry is' : `${open.toLocaleString('en-US')} inquiries are`
  const without = unanswered === 0 ? 'All answered.' : `${unanswered.toLocaleString('en-US')} not answered.`
  return `${inquiries} still open. ${without}`
}

function useCloseOld() {
  const changed = useInquiriesChanged()
  const reopening = useMutation({
    mutationFn: (at: string) => request(reopenedSchema, 'POST', '/api/old-inquiries/reopened', { at }),
    onSuccess: () => say({ type: 'success', title: 'Undone.' }),
    onError: sayError,
    onSettled: changed,
  })
  return useMutation({
    mutationFn: (before: string) => request(closedSchema, 'POST', '/api/old-inquiries/closed', { before }),
    onSuccess: ({ at, closed }) =>
      say({
        type: 'success',
        title: closed === 1 ? '1 inquiry is closed.' : `${closed.toLocaleString('en-US')} inquiries are closed.`,
        duration: UNDO_MS,
        action: { label: 'Undo', onClick: () => reopening.mutate(at) },
      }),
    onError: sayError,
    onSettled: changed,
  })
}
