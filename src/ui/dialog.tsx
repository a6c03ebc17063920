import { chakra } from '@chakra-ui/react'
import { useCallback, useLayoutEffect, useRef } from 'react'

/**
 * A dialog that is modal as long as its component is shown. When it closes, the focus goes back to where it was.
 * @param entry marks a history entry that the dialog gets, so that Back closes it as Escape does. Without one Back leads to another
 *   page, as on a kiosk
 * @returns for its `ref`, and what closes it; `onClose` of the element is told in any case
 */
export function useDialog(entry?: string) {
  const dialog = useRef<HTMLDialogElement>(null)
  const close = useCallback(() => dialog.current?.close(), [])
  // Before children measure themselves: a closed dialog has no size.
  useLayoutEffect(() => {
    const element = dialog.current
    // Firefox 97 has no modal dialogs.
    if (!element?.showModal) return element?.setAttribute('open', '')
    element.showModal()
    return () => element.close()
  }, [])
  // Before the paint: a person who sees it and presses Back at once must not leave the page.
  useLayoutEffect(() => (entry ? closeOnBack(entry, close) : undefined), [entry, close])
  return { dialog, close }
}

/** Adds a history entry, marked `name` in its state. The router sees no new page, because the entry has the key of the page below. */
function closeOnBack(name: string, close: () => void): () => void {
  const { state } = history
  // The router counts entries in `idx`.
  if (!state?.[name]) history.pushState({ ...state, idx: (state?.idx ?? 0) + 1, [name]: true }, '')
  // An entry on top of it was left: what this one has opened stays.
  const onBack = () => history.state?.[name] || close()
  addEventListener('popstate', onBack)
  return () => {
    removeEventListener('popstate', onBack)
    if (history.state?.[name]) history.back()
  }
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
