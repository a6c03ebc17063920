import { useEffect, useState } from 'react'

/** Chromium's event, which the compiler does not know. */
type InstallPrompt = Event & { prompt: () => Promise<unknown> }

/**
 * What asks the person to install the site. The browser offers it once for each page that is loaded, so it is missed by a
 * page that was loaded at another address: then the browser's own menu has it.
 * @returns undefined where the browser has no prompt, when it was missed, and when it was shown
 */
export function useInstallPrompt(): (() => void) | undefined {
  const [prompt, setPrompt] = useState<InstallPrompt>()
  useEffect(() => {
    const offer = (event: Event) => {
      // No bar of the browser's own beside our button.
      event.preventDefault()
      setPrompt(event as InstallPrompt)
    }
    const installed = () => setPrompt(undefined)
    addEventListener('beforeinstallprompt', offer)
    addEventListener('appinstalled', installed)
    return () => {
      removeEventListener('beforeinstallprompt', offer)
      removeEventListener('appinstalled', installed)
    }
  }, [])
  return (
    prompt &&
    (() => {
      // It can be shown once.
      setPrompt(undefined)
      void prompt.prompt()
    })
  )
}
