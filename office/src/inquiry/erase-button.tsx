import { Button, Dialog, List, Portal, Text } from '@chakra-ui/react'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { erasureSchema, type OfficeInquiry } from '../../contract/inquiries.ts'
import { request } from '../api/request.ts'
import { pathOfInquiry, useInquiriesChanged } from '../inquiries/inquiries.ts'
import { sayError } from '../parts/toaster.tsx'

/** Erases all that a person wrote, after a question: nothing brings it back. Then it says who has copies. */
export function EraseButton({ inquiry }: { inquiry: OfficeInquiry }) {
  // The dialog is still open when what it is about is gone.
  const [message] = useState(inquiry.message)
  const changed = useInquiriesChanged()
  const navigate = useNavigate()
  const erasing = useMutation({
    mutationFn: () => request(erasureSchema, 'DELETE', pathOfInquiry(inquiry.id)),
    onError: sayError,
  })
  if (!message) return null
  const { name, email } = message
  const erased = erasing.data
  const count = inquiry.others.length + 1
  const leave = async () => {
    if (!erased) return
    navigate('/inquiries', { replace: true })
    await changed()
  }
  return (
    <Dialog.Root role="alertdialog" onOpenChange={({ open }) => !open && leave()}>
      <Dialog.Trigger asChild>
        <Button variant="outline" colorPalette="red" size="lg">
          Erase this person
        </Button>
      </Dialog.Trigger>
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner>
          <Dialog.Content marginX="4">
            <Dialog.Header>
              <Dialog.Title>{erased ? `${name} is erased` : `Erase ${name}?`}</Dialog.Title>
            </Dialog.Header>
            <Dialog.Body>
              {erased ? (
                <>
                  <Text>Have each of them erase it too. Backups made until now have it as well: replace them.</Text>
                  <List.Root marginTop="3" paddingStart="4">
                    {erased.copies.map((sentence) => (
                      <List.Item key={sentence} overflowWrap="anywhere">
                        {sentence}
                      </List.Item>
                    ))}
                  </List.Root>
                </>
              ) : (
                <Text>
                  {count === 1 ? 'The inquiry' : `All ${count} inquiries`} from {email} will be erased. Nothing brings
                  {count === 1 ? ' it' : ' them'} back. References and times stay.
                </Text>
              )}
            </Dialog.Body>
            <Dialog.Footer>
              <Dialog.ActionTrigger asChild>
                <Button variant="outline">{erased ? 'Done' : 'Cancel'}</Button>
              </Dialog.ActionTrigger>
              {!erased && (
                <Button colorPalette="red" onClick={() => erasing.mutate()} loading={erasing.isPending}>
                  Erase
                </Button>
              )}
            </Dialog.Footer>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  )
}
