import { createStore } from './create-store.ts'

/** A header has whole seconds, and an answer takes a moment: less is no difference, in ms. */
const TOLERANCE_MS = 5_000

/** How far the server's clock is ahead of this device's, in ms; undefined until the server has answered. */
export const clockOffset = createStore<number | undefined>(undefined)

/**
 * Notes the server's time of an answer that came just now. Not for stored answers, whose time is that of storing.
 * @param at epoch ms, from the `Date` header
 */
export function noteServerTime(at: number): void {
  const offset = at - Date.now()
  const known = clockOffset.get() ?? 0
  clockOffset.set(Math.abs(offset - known) < TOLERANCE_MS ? known : offset)
}

/** The time by the server's clock as far as it is known, else by this device's, in epoch ms. */
export const serverNow = (): number => Date.now() + (clockOffset.get() ?? 0)
