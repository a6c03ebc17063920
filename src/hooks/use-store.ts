import { useSyncExternalStore } from 'react'
import type { Store } from '../lib/create-store.ts'

/**
 * Reads a store.
 * @param whileHydrating the value that the build has rendered, where the store may hold another one by then
 */
export const useStore = <T>({ subscribe, get }: Omit<Store<T>, 'set'>, whileHydrating: () => T = get): T =>
  useSyncExternalStore(subscribe, get, whileHydrating)
