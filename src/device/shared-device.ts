import { isKiosk } from './kiosk-mode.ts'
import { asBoolean, localSetting, useSetting } from './local-setting.ts'

const shared = localSetting({ key: 'shared-device', parse: asBoolean, fallback: false, whose: 'device' })

/** Until when the device was shared, in epoch ms; 0 if it never was. */
const until = localSetting({
  key: 'shared-device-until',
  parse: (stored) => (typeof stored === 'number' ? stored : undefined),
  fallback: 0,
  whose: 'device',
})

/** Whether several people use this device, as one of them has set. What is written on it is never shown on it again. */
export const isSharedDevice = shared.get

export const useSharedDevice = (): boolean => useSetting(shared)[0]

/** Until when the device was shared, in epoch ms. Anything written until then stays hidden. */
export const wasSharedUntil = (): number => {
  // A time in the future was written while the clock was ahead.
  const time = until.get()
  return time <= Date.now() ? time : 0
}

/**
 * Marks the device as shared. This hides its inquiries, and they stay hidden when the mark is removed: a change of the
 * setting must not make one person's text readable to the next.
 * @returns false when the browser does not store it: then it only lasts as long as this page
 * @throws StorageRefused when inquiries could not be hidden; then the device is not shared
 */
export async function setSharedDevice(isShared: boolean): Promise<boolean> {
  // A customer at a kiosk must not make later messages visible to everyone.
  if (!isShared && isKiosk()) return true
  // Set at once, because the person may go to another page before the rows are hidden.
  const isStored = store(isShared)
  if (isShared) await hideInquiries()
  return isStored
}

/**
 * Hides the inquiries of a shared device, in case a page was left too early.
 * @throws StorageRefused when inquiries could not be hidden; then the device is not shared
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

function store(isShared: boolean): boolean {
  if (!isShared && shared.get()) until.set(Date.now())
  return shared.set(isShared)
}
