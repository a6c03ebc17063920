import { Dialog, Portal } from '@chakra-ui/react'
import { EntranceForm } from './entrance.tsx'
import { signIn } from './passkey.ts'

/** Covers the screen when the session has expired. Unsaved text is still there after the person has signed in again. */
export function SignInAgain() {
  return (
    <Dialog.Root open closeOnEscape={false} closeOnInteractOutside={false}>
      <Portal>
        <Dialog.Backdrop backdropFilter="blur(16px)" />
        <Dialog.Positioner>
          <Dialog.Content marginX="4" aria-label="Sign in again">
            <Dialog.Body paddingY="6">
              <EntranceForm title="You are signed out" button="Sign in" enter={signIn}>
                Sign in again. What you typed is still here.
              </EntranceForm>
            </Dialog.Body>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  )
}
