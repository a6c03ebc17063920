import { Toaster as ChakraToaster, createToaster, Portal, Stack, Toast } from '@chakra-ui/react'

export const toaster = createToaster({ placement: 'bottom', max: 3 })

/** Short messages at the foot of the screen: what was done, and how to take it back. On a phone they cover no bar of buttons. */
export function Toaster() {
  return (
    <Portal>
      <ChakraToaster toaster={toaster} insetInline="4" marginBottom={{ base: '28', md: '0' }}>
        {(toast) => (
          <Toast.Root width={{ base: 'full', md: 'md' }}>
            <Toast.Indicator />
            <Stack gap="1" flex="1">
              <Toast.Title>{toast.title}</Toast.Title>
              {toast.description && <Toast.Description>{toast.description}</Toast.Description>}
            </Stack>
            {toast.action && <Toast.ActionTrigger>{toast.action.label}</Toast.ActionTrigger>}
            <Toast.CloseTrigger aria-label="Close" minWidth="8" minHeight="8" />
          </Toast.Root>
        )}
      </ChakraToaster>
    </Portal>
  )
}

/** Says why something could not be done. */
export const sayError = (error: Error) => toaster.create({ type: 'error', title: error.message, duration: 10_000 })
