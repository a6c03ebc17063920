/** How long to wait for the network before a stored answer is used, in seconds. */
export const NETWORK_TIMEOUT_S = 3
/** The same while the signal is known to be weak. The network's answer is stored whenever it comes. */
export const WEAK_SIGNAL_TIMEOUT_S = 0.5

/** How long a network timeout is remembered, in ms. */
const MEMORY_MS = 30_000

let timedOutAt = Number.NEGATIVE_INFINITY

/** Call when the network did not answer in time. */
export const noteTimeout = () => {
  timedOutAt = performance.now()
}

/** Call when the network answered in time. */
export const noteAnswer = () => {
  timedOutAt = Number.NEGATIVE_INFINITY
}

/**
 * True for half a minute after a network timeout, so that on a weak signal not every vehicle page waits three seconds.
 */
export const isSignalWeak = (): boolean => performance.now() - timedOutAt < MEMORY_MS
