import { newId } from './id.ts'

const PREFIX = 'outbox-'

/** Background Sync, which not every browser has and TypeScript does not know. */
type SyncRegistration = { sync?: { register: (tag: string) => Promise<void> } }

/**
 * Asks the browser to wake the worker as soon as there is a network, even when every page is closed. The tag is new
 * each time: one that failed before is delayed for minutes (300 s in Chromium), a new one fires at once.
 * @returns whether the browser agreed
 */
export async function registerSync(registration: object): Promise<boolean> {
  const { sync } = registration as SyncRegistration
  if (!sync) return false
  return sync.register(PREFIX + newId()).then(
    () => true,
    () => false,
  )
}

/** Whether a `sync` event of the worker is for the outbox. */
export const isOutboxSync = (tag: string): boolean => tag.startsWith(PREFIX)
