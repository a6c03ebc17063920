import type { PageMessage } from '../contract/worker-messages.ts'
import { registerSync } from '../outbox/register-sync.ts'

/**
 * Asks the browser to wake the worker when there is a network, because the page may be closed by then. If the browser
 * cannot do that, the worker at least sends what this page leaves unsent when it is closed now.
 */
export async function askForSync(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration().catch(() => undefined)
  if (!registration || (await registerSync(registration))) return
  registration.active?.postMessage({ type: 'SEND_INQUIRIES' } satisfies PageMessage)
}
