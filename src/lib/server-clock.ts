import { createStore } from './create-store.ts'

/** Smaller differences do not count, in ms: a header has whole seconds, and a response takes a moment. */
const TOLERANCE_MS = 5_000

type Offset = number | undefined

/** How far the server's clock is ahead of this device's, in ms; undefined until the server has answered about vehicles. */
export const clockOffset = createStore<Offset>(undefined)

/** The offset by an earlier answer. Separate, because a page asks for the vehicles again until the offset of those is known. */
export const earlyOffset = createStore<Offset>(undefined)

/** In ms, 0 as long as nothing is known. */
export const knownOffset = (): number => clockOffset.get() ?? earlyOffset.get() ?? 0

/**
 * Notes the server's time of an answer that came just now. Not for stored answers, whose time is that of storing.
 * @param at epoch ms, from the `Date` header
 */
export function noteServerTime(at: number, store: typeof clockOffset = clockOffset): void {
  const offset = at - Date.now()
  const known = store.get() ?? 0
  store.set(Math.abs(offset - known) < TOLERANCE_MS ? known : offset)
}

/** The time by the server's clock if it is known, else by this device's, in epoch ms. */
export const serverNow = (): number => Date.now() + knownOffset()
