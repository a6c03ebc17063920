import { Button, Dialog, Portal } from '@chakra-ui/react'
import type { ReactNode } from 'react'

type QuestionProps = {
  title: string
  children: ReactNode
  /** The button that does it. */
  yes: string
  no?: string
  onYes: () => void
  onNo: () => void
  isPending?: boolean
}

/** Asks before something that nothing brings back. Shown as long as it is rendered. */
export function Question({ title, children, yes, no = 'Cancel', onYes, onNo, isPending = false }: QuestionProps) {
  return (
    <Dialog.Root open role="alertdialog" onOpenChange={onNo}>
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner>
          <Dialog.Content marginX="4">
            <Dialog.Header>
              <Dialog.Title>{title}</Dialog.Title>
            </Dialog.Header>
            <Dialog.Body>{children}</Dialog.Body>
            <Dialog.Footer>
              <Button variant="outline" onClick={onNo}>
                {no}
              </Button>
              <Button colorPalette="red" onClick={onYes} loading={isPending}>
                {yes}
              </Button>
            </Dialog.Footer>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  )
}
