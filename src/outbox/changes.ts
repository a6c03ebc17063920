const NAME = 'outbox'
const listeners = new Set<() => void>()
let channel: BroadcastChannel | undefined

const tell = () => {
  for (const listener of listeners) listener()
}

/** Tells this page, the other tabs and the worker that a row has changed. */
export function announceChange() {
  tell()
  if (typeof BroadcastChannel !== 'function') return
  // A channel does not hear itself, so one that listens serves for telling as well.
  const telling = channel ?? new BroadcastChannel(NAME)
  telling.postMessage(null)
  if (telling !== channel) telling.close()
}

/**
 * Calls the listener after every change of any row, whoever made it.
 * @returns ends it
 */
export function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  if (!channel && typeof BroadcastChannel === 'function') {
    channel = new BroadcastChannel(NAME)
    channel.onmessage = tell
  }
  return () => {
    listeners.delete(listener)
    if (listeners.size) return
    channel?.close()
    channel = undefined
  }
}
