import { localSetting } from './local-setting.ts'

/** A page that is opened so long after the one before begins another visit, in ms. */
const PAUSE_MS = 30 * 60_000

/** How many visits this device has seen, and when it opened the last page, in epoch ms. */
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

/** One more page opened at `now`. A clock that was changed begins another visit too. */
export const withPage = ({ count, at }: Visits, now: number): Visits => ({
  count: count === 0 || Math.abs(now - at) > PAUSE_MS ? count + 1 : count,
  at: now,
})

export const recordPage = () => void visits.set(withPage(visits.get(), Date.now()))

/** Whether this device was here before, at another time. */
export const isSecondVisit = (): boolean => visits.get().count > 1
