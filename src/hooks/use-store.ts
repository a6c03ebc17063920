import { useSyncExternalStore } from 'react'
import type { Store } from '../lib/create-store.ts'

/** Reads a store. It is read while hydrating as well, so it must not hold what the build cannot know. */
export const useStore = <T>(store: Store<T>): T => useSyncExternalStore(store.subscribe, store.get, store.get)
