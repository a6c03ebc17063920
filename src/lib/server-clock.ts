import { createStore } from './create-store.ts'

/** Smaller differences are ignored, in ms: the header has whole seconds, and a response takes a moment. */
const TOLERANCE_MS = 5_000

type Offset = number | undefined

/** How far the server's clock is ahead of this device's, in ms; undefined until the server has answered about vehicles. */
export const clockOffset = createStore<Offset>(undefined)

/**
 * The offset from an earlier answer about something else. Separate, because a page asks for the vehicles again until it
 * knows the offset from those.
 */
export const earlyOffset = createStore<Offset>(undefined)

/** In ms; 0 until something is known. */
export const knownOffset = (): number => clockOffset.get() ?? earlyOffset.get() ?? 0

/**
 * Stores the server's time from an answer that has just arrived. Not for stored answers, whose time is that of storing.
 * @param at epoch ms, from the `Date` header
 */
export function noteServerTime(at: number, store: typeof clockOffset = clockOffset): void {
  const offset = at - Date.now()
  const known = store.get() ?? 0
  store.set(Math.abs(offset - known) < TOLERANCE_MS ? known : offset)
}

/** The time by the server's clock if it is known, otherwise by this device's, in epoch ms. */
export const serverNow = (): number => Date.now() + knownOffset()
