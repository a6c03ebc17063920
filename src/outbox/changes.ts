import { createStore } from '../lib/create-store.ts'

const NAME = 'outbox'
let channel: BroadcastChannel | undefined

/** Counts the changes that this page has heard of. While somebody listens, those of other tabs and the worker as well. */
const changes = createStore(0, () => {
  if (typeof BroadcastChannel === 'function') {
    channel = new BroadcastChannel(NAME)
    channel.onmessage = count
  }
  return () => {
    channel?.close()
    channel = undefined
  }
})

const count = () => changes.set(changes.get() + 1)

/** Tells this page, the other tabs and the worker that a row has changed. */
export function announceChange() {
  count()
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
export const subscribe = changes.subscribe
