import { useNow } from '../hooks/use-now.ts'
import { asOfLabel } from '../lib/as-of.ts'
import { isKioskMode } from './kiosk-mode.ts'

const DAY_MS = 86_400_000

/**
 * Says when an answer was true. Undefined while hydrating, and on a kiosk for answers of the past day: a kiosk asks for
 * the list by itself, so only an older answer gets a label.
 * @param at epoch milliseconds of the answer
 */
export function useAsOfLabel(at: number | undefined): string | undefined {
  const now = useNow()
  return at && now && !(isKioskMode() && now - at < DAY_MS) ? asOfLabel(at, now) : undefined
}
