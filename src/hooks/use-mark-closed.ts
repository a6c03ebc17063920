import { type Opening, openState } from '../lib/open-state.ts'
import { useCurrentDays } from './use-current-days.ts'
import { useDocumentMark } from './use-document-mark.ts'
import { useNow } from './use-now.ts'

/**
 * Keeps `data-closed` on the document, which the inline script has set before the first paint. Styles show by it what
 * applies while a department is closed.
 */
export function useMarkClosed(of: Opening): void {
  const now = useNow()
  const { special } = useCurrentDays()
  useDocumentMark('data-closed', now === undefined ? undefined : openState(of, now, special)?.open === false)
}
