import { useSyncExternalStore } from 'react'

const never = () => () => {}

/**
 * False while the page is prerendered and during hydration, true from the first client-only render on. What the build
 * cannot know (the time, the URL's query, stored values) renders only when this is true.
 */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
