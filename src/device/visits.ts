import { localSetting } from './local-setting.ts'

/** A page that is opened this long after the previous one begins another visit, in ms. */
const PAUSE_MS = 30 * 60_000

/** How many visits this device has made, and when it opened the last page, in epoch ms. */
type Visits = { count: number; at: number }

const visits = localSetting<Visits>({
  key: 'visits',
  parse: (stored) => {
    const { count, at } = Object(stored) as Record<keyof Visits, unknown>
    return typeof count === 'number' && typeof at === 'number' ? { count, at } : undefined
  },
  fallback: { count: 0, at: 0 },
  whose: 'device',
})

/** Counts one more page, opened at `now`. A changed clock begins another visit too. */
export const withPage = ({ count, at }: Visits, now: number): Visits => ({
  count: count === 0 || Math.abs(now - at) > PAUSE_MS ? count + 1 : count,
  at: now,
})

export const recordPage = () => void visits.set(withPage(visits.get(), Date.now()))

/** Whether this device was here before. */
export const isSecondVisit = (): boolean => visits.get().count > 1
