import { useSyncExternalStore } from 'react'

const never = () => () => {}

/**
 * False while the page is prerendered and during hydration, true from the first client-only render on. Whatever the
 * build cannot know (the clock, the URL's query, what the device stores) is rendered only when this is true.
 */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
