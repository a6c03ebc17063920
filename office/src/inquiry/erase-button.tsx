import { Button, List, Text } from '@chakra-ui/react'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { erasureSchema, type OfficeInquiry } from '../../contract/inquiries.ts'
import { request } from '../api/request.ts'
import { pathOfInquiry, useInquiriesChanged } from '../inquiries/inquiries.ts'
import { useBackToList } from '../parts/back-link.tsx'
import { DialogFrame } from '../parts/dialog-frame.tsx'
import { Question } from '../parts/question.tsx'
import { hush, sayError } from '../parts/toaster.tsx'

/** Erases everything that a customer wrote, after a question, because it cannot be undone. Then says who has copies. */
export function EraseButton({ inquiry }: { inquiry: OfficeInquiry }) {
  // The dialog is still open after its inquiry was erased.
  const [message] = useState(inquiry.message)
  const [isAsking, setAsking] = useState(false)
  const changed = useInquiriesChanged()
  const backToList = useBackToList('/inquiries')
  const erasing = useMutation({
    mutationFn: () => request(erasureSchema, 'DELETE', pathOfInquiry(inquiry.id)),
    onSuccess: hush,
    onError: sayError,
  })
  if (!message) return null
  const { name, email } = message
  const erased = erasing.data
  const count = inquiry.others.length + 1
  const leave = async () => {
    backToList()
    await changed()
  }
  return (
    <>
      <Button variant="outline" colorPalette="red" size="lg" onClick={() => setAsking(true)}>
        Erase this person
      </Button>
      {isAsking && !erased && (
        <Question
          title={`Erase ${name}?`}
          yes="Erase"
          onYes={() => erasing.mutate()}
          onNo={() => setAsking(false)}
          isPending={erasing.isPending}
        >
          This erases {count === 1 ? 'the inquiry' : `all ${count} inquiries`} from {email} for good. We keep the
          {count === 1 ? ' reference number' : ' reference numbers'} and the times.
        </Question>
      )}
      {erased && (
        <DialogFrame
          title={`${name} is erased`}
          onClose={leave}
          buttons={
            <Button variant="outline" size="lg" onClick={leave}>
              Done
            </Button>
          }
        >
          <Text>
            {erased.isCopied
              ? 'Ask each of them to erase it, too. It’s still in your older backups. Replace them.'
              : 'It’s still in your older backups. Replace them.'}
          </Text>
          <List.Root marginTop="3" paddingStart="4">
            {erased.copies.map((sentence) => (
              <List.Item key={sentence} overflowWrap="anywhere">
                {sentence}
              </List.Item>
            ))}
          </List.Root>
        </DialogFrame>
      )}
    </>
  )
}
