import { useLayoutEffect } from 'react'

/**
 * Keeps an attribute of the document that the inline script sets before the first paint.
 * @param isOn undefined until the page knows: then the attribute stays as the script has set it
 */
export function useDocumentMark(name: string, isOn: boolean | undefined): void {
  useLayoutEffect(() => {
    if (isOn !== undefined) document.documentElement.toggleAttribute(name, isOn)
  }, [name, isOn])
}
