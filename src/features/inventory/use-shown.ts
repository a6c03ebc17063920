import { startTransition, useCallback, useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { useLocation } from 'react-router-dom'
import { readTab, writeTab } from '../../lib/tab-store.ts'
import type { View } from './use-filters.ts'

/** Cards of the prerendered page, and those that answer a keystroke or a choice: what a screen shows. */
const FIRST = 6
/** How many cards each press adds: whole rows of one and of three columns. With two columns the next ones arrive in time. */
const STEP = 9

const storeKey = (entry: string) => `inventory-shown:${entry}`

function countOf({ from }: View): number {
  return (typeof from !== 'string' && Number(readTab(storeKey(from.entry)))) || FIRST
}

/** How many there are after more were asked for: 6 and 9 cards become 9 and 18. */
export const afterMore = (count: number) => (Math.floor(count / STEP) + 1) * STEP

/**
 * How many cards of a result are shown: the first ones, more on demand, and after Back or a reload as many as before, so
 * that the reader returns to the same place. Another view starts with its first cards. Paper has all of them.
 * @param settled false while `view` is not yet the one of the address
 */
export function useShown(view: View, settled: boolean) {
  const { key } = useLocation()
  const [state, setState] = useState(() => ({ view, count: countOf(view) }))
  if (state.view !== view) setState({ view, count: countOf(view) })
  useEffect(() => {
    if (settled) writeTab(storeKey(key), state.count > FIRST ? state.count : undefined)
  }, [settled, key, state.count])
  // Drawing a dozen cards may take its time; scrolling may not. A request that was made for another view is
  // dropped: the observer of the list's end is created again for each view.
  const showMore = useCallback(
    () => startTransition(() => setState((now) => (now.view === view ? { view, count: afterMore(now.count) } : now))),
    [view],
  )
  const isPrinting = usePrinting()
  return { shown: isPrinting ? Number.POSITIVE_INFINITY : state.count, showMore }
}

/** True while the page prints. Set and rendered inside the event, because the browser prints the DOM as the handler leaves it. */
function usePrinting(): boolean {
  const [isPrinting, setPrinting] = useState(false)
  useEffect(() => {
    const look = ({ type }: Event) => {
      const begins = type === 'beforeprint'
      // Read by what would animate the cards (`src/app/motion.ts`): its own listener may come after this one.
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
