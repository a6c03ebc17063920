import { QueryClient } from '@tanstack/react-query'
import { useCallback, useSyncExternalStore } from 'react'

/**
 * What belongs to this device and not to the dealer: calculator input, shortlist, recently viewed, dismissed prompts.
 * A second, small client, because it is kept in `localStorage`: read at once, and never mixed with what the API said.
 */
export const deviceClient = new QueryClient({
  defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY, gcTime: Number.POSITIVE_INFINITY } },
})

let settle: () => void = () => {}

/** Resolves when the stored values are restored, or known to be lost. A value that grows is added to only then. */
export const deviceRestored = new Promise<void>((resolve) => {
  settle = resolve
})

/** For the code that restores the values. */
export const setDeviceRestored = () => settle()

const subscribe = (listener: () => void) => deviceClient.getQueryCache().subscribe(listener)

/**
 * A value kept on this device, and the function that changes it.
 * @param fallback the value while hydrating, when nothing is stored, and when what is stored does not parse
 */
export function useDeviceValue<T>(
  key: string,
  parse: (stored: unknown) => T | undefined,
  fallback: T,
): [T, (value: T) => void] {
  const stored = useSyncExternalStore<unknown>(
    subscribe,
    () => deviceClient.getQueryData([key]),
    () => undefined,
  )
  const change = useCallback((value: T) => void deviceClient.setQueryData([key], value), [key])
  return [parse(stored) ?? fallback, change]
}
