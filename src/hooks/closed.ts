import { type Opening, openState } from '../lib/open-state.ts'
import { useCurrentDays } from './current-days.ts'
import { useNow } from './now.ts'

/** Whether a department is known to be closed now; false while hydrating. */
export function useClosed(of: Opening): boolean {
  const now = useNow()
  const { special } = useCurrentDays()
  return now !== undefined && openState(of, now, special)?.open === false
}
