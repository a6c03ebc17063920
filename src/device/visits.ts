import { deviceClient, deviceRestored } from './device-values.ts'

const KEY = 'visits'

/** A page that is opened so long after the one before begins another visit, in ms. */
const PAUSE_MS = 30 * 60_000

/** How many visits this device has seen, and when it opened the last page, in epoch ms. */
type Visits = { count: number; at: number }

/** Whatever a device held, with one more page opened at `now`. A clock that was changed begins another visit too. */
export function withPage(stored: unknown, now: number): Visits {
  const { count, at } = Object(stored) as Record<keyof Visits, unknown>
  if (typeof count !== 'number' || typeof at !== 'number') return { count: 1, at: now }
  return { count: Math.abs(now - at) > PAUSE_MS ? count + 1 : count, at: now }
}

/** Notes that a page was opened, once the stored values are restored. */
export const recordPage = (): Promise<void> =>
  deviceRestored.then(() => void deviceClient.setQueryData([KEY], (stored: unknown) => withPage(stored, Date.now())))

/** Whether this device was here before, at another time. */
export const isSecondVisit = (): boolean => {
  const { count } = Object(deviceClient.getQueryData([KEY])) as Partial<Visits>
  return typeof count === 'number' && count > 1
}
