import { type RefObject, useEffect, useRef } from 'react'

/** @returns for a `dialog`, which is modal as long as the component is shown */
export function useModal(): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const element = dialog.current
    element?.showModal()
    return () => element?.close()
  }, [])
  return dialog
}
