import { chakra } from '@chakra-ui/react'
import { useBackCloses } from '../hooks/back-closes.ts'
import { useModal } from '../hooks/use-modal.ts'

/**
 * A modal dialog that Escape and Back close. The focus then goes back to where it was.
 * @param entry marks its history entry
 * @returns a `ref` for the element, and a function that closes it; the element's `onClose` is called in both cases
 */
export function useDialog(entry: string) {
  const dialog = useModal()
  const close = () => dialog.current?.close()
  useBackCloses(entry, close)
  return { dialog, close }
}

/** A dialog as large as the screen. */
export const FullScreen = chakra('dialog', {
  base: {
    position: 'fixed',
    inset: '0',
    width: '100vw',
    height: '100dvh',
    maxWidth: 'none',
    maxHeight: 'none',
    padding: '0',
  },
})
