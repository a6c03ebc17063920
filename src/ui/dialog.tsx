import { chakra } from '@chakra-ui/react'
import { useCallback, useLayoutEffect, useRef } from 'react'
import { historyIndex } from '../lib/history-index.ts'

/**
 * A dialog that is modal while its component is mounted. When it closes, the focus returns to where it was.
 * @param entry marks the dialog's own history entry, so that Back closes the dialog like Escape. Without it, Back leads
 * to another page, as on a kiosk
 * @returns the dialog's `ref` and a function that closes it; the element's `onClose` is called in any case
 */
export function useDialog(entry?: string) {
  const dialog = useRef<HTMLDialogElement>(null)
  const close = useCallback(() => dialog.current?.close(), [])
  // Before children measure themselves, because a closed dialog has no size.
  useLayoutEffect(() => {
    const element = dialog.current
    // Firefox 97 has no modal dialogs.
    if (!element?.showModal) return element?.setAttribute('open', '')
    element.showModal()
    return () => element.close()
  }, [])
  // Before the paint: a person who presses Back as soon as the dialog is visible must not leave the page.
  useLayoutEffect(() => (entry ? closeOnBack(entry, close) : undefined), [entry, close])
  return { dialog, close }
}

/**
 * Adds a history entry, marked `name` in its state. For the router it is no new page, because it has the key of the
 * page below.
 */
function closeOnBack(name: string, close: () => void): () => void {
  const { state } = history
  // The router counts this entry too.
  if (!state?.[name]) history.pushState({ ...state, idx: historyIndex() + 1, [name]: true }, '')
  // An entry above it was left, so the dialog of this one stays open.
  const onBack = () => history.state?.[name] || close()
  addEventListener('popstate', onBack)
  return () => {
    removeEventListener('popstate', onBack)
    if (history.state?.[name]) history.back()
  }
}

/** A dialog that fills the screen. */
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
