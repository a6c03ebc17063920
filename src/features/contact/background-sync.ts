import { registerSync } from '../../outbox/sync.ts'

/** Asks the browser to wake the worker when there is a network, where it can: the page may be closed by then. */
export async function askForSync(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration()
  if (registration) await registerSync(registration)
}
