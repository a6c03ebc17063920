/** How long the network may take before a stored answer is given, in seconds. */
export const NETWORK_TIMEOUT_S = 3
/** And how long while the signal is known to be weak. The answer of the network is stored whenever it comes. */
export const WEAK_SIGNAL_TIMEOUT_S = 0.5

/** How long a network timeout is remembered, in ms. */
const MEMORY_MS = 30_000

let timedOutAt = Number.NEGATIVE_INFINITY

/** The network did not answer in time. */
export const noteTimeout = () => {
  timedOutAt = performance.now()
}

/** The network answered in time. */
export const noteAnswer = () => {
  timedOutAt = Number.NEGATIVE_INFINITY
}

/** True for half a minute after a network timeout, so that with a weak signal not every vehicle page waits three seconds. */
export const isSignalWeak = (): boolean => performance.now() - timedOutAt < MEMORY_MS
