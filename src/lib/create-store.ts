/** A value that calls listeners when it changes. */
export type Store<T> = { get: () => T; set: (value: T) => void; subscribe: (listener: () => void) => () => void }

/**
 * @param whileSubscribed runs when the first listener subscribes; the function it returns runs when the last one has
 * left
 */
export function createStore<T>(initial: T, whileSubscribed?: (set: (value: T) => void) => () => void): Store<T> {
  let current = initial
  let stop: (() => void) | undefined
  const listeners = new Set<() => void>()
  const set = (value: T) => {
    if (Object.is(value, current)) return
    current = value
    for (const listener of listeners) listener()
  }
  return {
    get: () => current,
    set,
    subscribe: (listener) => {
      listeners.add(listener)
      if (listeners.size === 1) stop = whileSubscribed?.(set)
      return () => {
        if (listeners.delete(listener) && listeners.size === 0) stop?.()
      }
    },
  }
}
