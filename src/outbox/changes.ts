import { createStore } from '../lib/create-store.ts'

const NAME = 'outbox'
let channel: BroadcastChannel | undefined

/** Counts the changes that this page was notified of. While there is a listener, those of other tabs and the worker as well. */
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

/** Notifies this page, the other tabs and the worker that a row has changed. */
export function announceChange() {
  count()
  if (typeof BroadcastChannel !== 'function') return
  // A BroadcastChannel does not receive its own messages, so one that has a listener can post as well.
  const sender = channel ?? new BroadcastChannel(NAME)
  sender.postMessage(null)
  if (sender !== channel) sender.close()
}

/**
 * Calls the listener after every change of any row, whoever made it.
 * @returns ends it
 */
export const subscribe = changes.subscribe
