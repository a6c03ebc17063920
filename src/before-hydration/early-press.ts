import { useEffect } from 'react'
import { useHydrated } from '../hooks/hydrated.ts'

/**
 * Makes up for a press that came before the script was there to hear it: index.html has noted it.
 * @param id of the button
 * @param onPress what its press does; called once, after hydration, if it was pressed before
 * @returns what the button needs: its id, and the mark of a button that does not hear yet
 */
export function useEarlyPress(id: string, onPress: () => void): { id: string; 'data-early'?: '' } {
  const hydrated = useHydrated()
  useEffect(() => {
    if (!hydrated || document.documentElement.dataset['pressed'] !== id) return
    delete document.documentElement.dataset['pressed']
    onPress()
  }, [hydrated, id, onPress])
  return hydrated ? { id } : { id, 'data-early': '' }
}
