import { useSyncExternalStore } from 'react'
import type { Store } from '../lib/create-store.ts'

/** Reads a store, also while hydrating, so the store's first value must be one that the build knows. */
export const useStore = <T>(store: Store<T>): T => useSyncExternalStore(store.subscribe, store.get, store.get)
