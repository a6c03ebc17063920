import { useSyncExternalStore } from 'react'

const never = () => () => {}

/**
 * False while prerendering and hydrating, true afterwards. Whatever the build cannot know (the time, the URL's query,
 * stored values) may only render when this is true.
 */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
