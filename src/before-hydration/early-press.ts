import { useEffect } from 'react'
import { earlyPressed, forgetEarlyPress } from './document-marks.ts'
import { useHydrated } from './hydrated.ts'

/**
 * Replays a press from before hydration, which `inline-script.ts` has recorded.
 * @param id of the button
 * @param onPress called once after hydration if the button was pressed before
 * @returns attributes of the button: its id, and `data-early` until event handlers are attached
 */
export function useEarlyPress(id: string, onPress: () => void): { id: string; 'data-early'?: '' } {
  const hydrated = useHydrated()
  useEffect(() => {
    if (!hydrated || earlyPressed() !== id) return
    forgetEarlyPress()
    onPress()
  }, [hydrated, id, onPress])
  return hydrated ? { id } : { id, 'data-early': '' }
}
