import { asOfLabel } from '../lib/as-of.ts'
import { isKioskMode } from './kiosk-mode.ts'
import { useNow } from './now.ts'

const DAY_MS = 86_400_000

/**
 * When an answer was true, for a person. Nothing while hydrating, and on a kiosk nothing of the past day: it asks for the list
 * by itself, so there only an older answer is worth a word.
 * @param at epoch milliseconds of the answer
 */
export function useAsOfLabel(at: number | undefined): string | undefined {
  const now = useNow()
  return at && now && !(isKioskMode() && now - at < DAY_MS) ? asOfLabel(at, now) : undefined
}
