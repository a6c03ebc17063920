/** How long to wait for the network before a stored answer is used, in seconds. */
export const NETWORK_TIMEOUT_S = 3
/** The same soon after a missing answer. The network's answer is stored whenever it comes. */
export const AFTER_MISS_TIMEOUT_S = 0.5

/** How long a missing answer is remembered, in ms. */
const MEMORY_MS = 30_000

let missedAt = Number.NEGATIVE_INFINITY

/** Call when the network gave no usable answer in time: a failure that takes long is as bad as none. */
export const noteNoAnswer = () => {
  missedAt = performance.now()
}

/** Call when the network answered in time. */
export const noteAnswer = () => {
  missedAt = Number.NEGATIVE_INFINITY
}

/**
 * True for half a minute after any missing answer, so that not every vehicle page waits three seconds. Says nothing
 * about the cause: a dead server counts, too.
 */
export const missedLately = (): boolean => performance.now() - missedAt < MEMORY_MS
