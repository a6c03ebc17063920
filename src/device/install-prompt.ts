import { createStore } from '../lib/create-store.ts'

/** Chromium's event, which TypeScript does not know. */
type InstallPrompt = Event & { prompt: () => Promise<unknown> }

declare global {
  interface Window {
    /**
     * The event, for which src/entry/main.tsx listens: the browser fires it once, perhaps before other code is loaded.
     */
    installPrompt?: Event | undefined
  }
}

/** Undefined where the browser has no prompt, after it was shown, and once the site is installed. */
export const installPrompt = createStore<InstallPrompt | undefined>(undefined, (set) => {
  const read = () => set(window.installPrompt as InstallPrompt | undefined)
  read()
  addEventListener('beforeinstallprompt', read)
  addEventListener('appinstalled', forgetPrompt)
  return () => {
    removeEventListener('beforeinstallprompt', read)
    removeEventListener('appinstalled', forgetPrompt)
  }
})

function forgetPrompt() {
  window.installPrompt = undefined
  installPrompt.set(undefined)
}

/** Asks the person to install the site. Only works while a press is handled, and only once. */
export function showInstallPrompt() {
  const prompt = installPrompt.get()
  forgetPrompt()
  void prompt?.prompt()
}
