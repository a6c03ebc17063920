import { Toaster as ChakraToaster, createToaster, Portal, Toast } from '@chakra-ui/react'

const toaster = createToaster({ placement: 'top', max: 1, offsets: '0.25rem' })

/** How long a message is shown, in ms: time to read a sentence. */
const READING_MS = 6_000

type Message = Parameters<typeof toaster.create>[0]

/** Shows a message about what was done, perhaps with "Undo". It replaces the one before. */
export function say(message: Message): void {
  toaster.dismiss()
  toaster.create({ duration: READING_MS, ...message })
}

/** Removes the message, because its "Undo" is no longer possible. */
export const hush = (): void => toaster.dismiss()

/** Shows a message about an error. */
export const sayError = (error: Error): void => say({ type: 'error', title: error.message, duration: 10_000 })

/** Messages are in the header, between the links and the person's menu. On a tablet, without room there, they are below it at the right. */
export function Toaster() {
  return (
    <Portal>
      <ChakraToaster toaster={toaster}>
        {(toast) => (
          <Toast.Root
            width={{ base: 'calc(100vw - 8rem)', md: 'sm', lg: '2xs', xl: 'md' }}
            left={{ base: '0', md: 'auto' }}
            right={{ base: 'auto', md: '1rem', lg: 'calc(max(1rem, (100vw - 72rem) / 2 + 1rem) + 9.5rem)' }}
            marginTop={{ md: '3.5rem', lg: '0' }}
            gap={{ base: '1', md: '3' }}
            minHeight="12"
            paddingY="1"
            paddingX={{ base: '3', md: '4' }}
            alignItems="center"
          >
            <Toast.Indicator hideBelow="md" />
            <Toast.Title flex="1" overflowWrap="anywhere" textStyle={{ base: 'xs', md: 'sm' }}>
              {toast.title}
            </Toast.Title>
            {toast.action && <Toast.ActionTrigger minHeight="11">{toast.action.label}</Toast.ActionTrigger>}
            <Toast.CloseTrigger aria-label="Close" position="static" minWidth="11" minHeight="11" />
          </Toast.Root>
        )}
      </ChakraToaster>
    </Portal>
  )
}
