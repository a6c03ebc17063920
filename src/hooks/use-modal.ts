import { type RefObject, useLayoutEffect, useRef } from 'react'

/** @returns for a `dialog`, which is modal as long as the component is shown */
export function useModal(): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null)
  // Before children measure themselves: a closed dialog has no size.
  useLayoutEffect(() => {
    const element = dialog.current
    // Firefox 97 has no modal dialogs.
    if (!element?.showModal) return element?.setAttribute('open', '')
    element.showModal()
    return () => element.close()
  }, [])
  return dialog
}
