import { Toaster as ChakraToaster, createToaster, Portal, Toast } from '@chakra-ui/react'

const toaster = createToaster({ placement: 'top', max: 1, offsets: '0.25rem' })

/** Time enough to read a sentence. */
const READING_MS = 6_000

type Message = Parameters<typeof toaster.create>[0]

/** Says shortly what was done, and how to take it back. It replaces the message before. */
export function say(message: Message): void {
  toaster.dismiss()
  toaster.create({ duration: READING_MS, ...message })
}

/** Says why something could not be done. */
export const sayError = (error: Error): void => say({ type: 'error', title: error.message, duration: 10_000 })

/** In the header, between its buttons or on a phone above them: nothing of a screen is covered. */
export function Toaster() {
  return (
    <Portal>
      <ChakraToaster toaster={toaster}>
        {(toast) => (
          <Toast.Root
            width={{ base: 'full', lg: '2xs', xl: 'md' }}
            right={{ lg: 'calc(max(1rem, (100vw - 72rem) / 2 + 1rem) + 9.5rem)' }}
            minHeight="12"
            paddingY="1"
            alignItems="center"
          >
            <Toast.Indicator />
            <Toast.Title flex="1" overflowWrap="anywhere">
              {toast.title}
            </Toast.Title>
            {toast.action && <Toast.ActionTrigger minHeight="10">{toast.action.label}</Toast.ActionTrigger>}
            <Toast.CloseTrigger aria-label="Close" position="static" minWidth="10" minHeight="10" />
          </Toast.Root>
        )}
      </ChakraToaster>
    </Portal>
  )
}
