import { startTransition, useCallback, useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { useLocation } from 'react-router-dom'
import { readTab, writeTab } from '../../lib/tab-store.ts'
import type { View } from './use-filters.ts'

/** How many cards are prerendered, and shown after a keystroke or a choice: one screen. */
const FIRST = 6
/** How many cards each press adds: whole rows with one, two and three columns. */
const STEP = 12

const storeKey = (entry: string) => `inventory-shown:${entry}`

function countOf({ from }: View): number {
  return (typeof from !== 'string' && Number(readTab(storeKey(from.entry)))) || FIRST
}

/** How many cards to show after more were requested: 12 after 6, 24 after 12. */
export const afterMore = (count: number) => (Math.floor(count / STEP) + 1) * STEP

/**
 * How many cards of a result are shown: the first ones, more on demand, and after Back or a reload as many as before,
 * so that the reader returns to the same place. Another view starts with its first cards. Paper shows all.
 * @param settled false while `view` is not yet that of the address
 */
export function useShown(view: View, settled: boolean) {
  const { key } = useLocation()
  const [state, setState] = useState(() => ({ view, count: countOf(view) }))
  if (state.view !== view) setState({ view, count: countOf(view) })
  useEffect(() => {
    if (settled) writeTab(storeKey(key), state.count > FIRST ? state.count : undefined)
  }, [settled, key, state.count])
  // Rendering a dozen cards may take longer than a scroll step. A request for another view is dropped, because the
  // observer at the list's end is created again for each view.
  const showMore = useCallback(
    () => startTransition(() => setState((now) => (now.view === view ? { view, count: afterMore(now.count) } : now))),
    [view],
  )
  const isPrinting = usePrinting()
  return { shown: isPrinting ? Number.POSITIVE_INFINITY : state.count, showMore }
}

/**
 * True while the page is printed. Set and rendered inside the event, because the browser prints the DOM as the handler
 * leaves it.
 */
function usePrinting(): boolean {
  const [isPrinting, setPrinting] = useState(false)
  useEffect(() => {
    const look = ({ type }: Event) => {
      const begins = type === 'beforeprint'
      // For the code that would animate the cards (`src/app/motion.ts`), whose own listener may run later.
      document.documentElement.toggleAttribute('data-printing', begins)
      flushSync(() => setPrinting(begins))
    }
    addEventListener('beforeprint', look)
    addEventListener('afterprint', look)
    return () => {
      removeEventListener('beforeprint', look)
      removeEventListener('afterprint', look)
    }
  }, [])
  return isPrinting
}
