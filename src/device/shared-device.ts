const KEY = 'shared-device'
const UNTIL_KEY = 'shared-device-until'

/**
 * Whether several people use this device, as one of them has set it. What is written on such a device is never shown on it
 * again. By itself, and not among the values of `deviceClient`, because the answer must be right before anything is loaded.
 */
export const isSharedDevice = (): boolean => isStored(KEY)

function isStored(key: string): boolean {
  try {
    return localStorage.getItem(key) !== null
  } catch {
    return false
  }
}

/**
 * Whether this device is a kiosk, for code that every visitor loads: `kiosk.ts` reads its settings, with a parser. What a person
 * writes on a kiosk is written to no store and to no address; the figures of the calculator are, and go with the session.
 */
export const isKiosk = (): boolean => isStored('kiosk')

/** When the device ceased to be shared, in epoch ms; 0 when it never was. What was written until then stays hidden. */
export function wasSharedUntil(): number {
  try {
    const until = Number(localStorage.getItem(UNTIL_KEY) ?? 0)
    // A time in the future was written while the clock was ahead.
    return until <= Date.now() ? until : 0
  } catch {
    return 0
  }
}

/**
 * Sets it. What is on the device already is hidden as well, and stays hidden when it is no longer shared: what one person
 * wrote must not be readable because the next one has changed a setting.
 * @throws StorageRefused when inquiries could not be hidden; the device is not shared then
 */
export async function setSharedDevice(shared: boolean): Promise<void> {
  // Whoever stands at a kiosk may not show the next person's messages to all who follow.
  if (!shared && isKiosk()) return
  // At once: the person may go to another page before the rows are hidden.
  store(shared)
  if (shared) await hideInquiries()
}

/**
 * Hides what is on a shared device: a page that was left had no time for it.
 * @throws StorageRefused when inquiries could not be hidden; the device is not shared then
 */
export async function hideInquiries(): Promise<void> {
  try {
    // Loaded on use: most pages that ask whether the device is shared never set it.
    await (await import('../outbox/row-store.ts')).hideRows()
  } catch (error) {
    store(false)
    throw error
  }
}

function store(shared: boolean) {
  try {
    if (shared) localStorage.setItem(KEY, '')
    else if (isSharedDevice()) {
      localStorage.removeItem(KEY)
      localStorage.setItem(UNTIL_KEY, String(Date.now()))
    }
  } catch {
    // A browser that stores nothing keeps no inquiry either.
  }
}
