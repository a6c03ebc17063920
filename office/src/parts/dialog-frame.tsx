import { Dialog, Portal } from '@chakra-ui/react'
import type { ReactNode } from 'react'

type DialogFrameProps = {
  title: string
  children: ReactNode
  buttons: ReactNode
  /** Called by Escape. Without it, only a button closes the dialog. */
  onClose?: () => void
}

/** A dialog with title, text and buttons, which is open while it is rendered. */
export function DialogFrame({ title, children, buttons, onClose }: DialogFrameProps) {
  return (
    <Dialog.Root open role="alertdialog" closeOnEscape={onClose !== undefined} onOpenChange={() => onClose?.()}>
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner>
          <Dialog.Content marginX="4">
            <Dialog.Header>
              <Dialog.Title>{title}</Dialog.Title>
            </Dialog.Header>
            <Dialog.Body>{children}</Dialog.Body>
            <Dialog.Footer flexWrap="wrap">{buttons}</Dialog.Footer>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  )
}
