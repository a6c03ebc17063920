import { createStore } from '../lib/create-store.ts'

const NAME = 'outbox'
let channel: BroadcastChannel | undefined

/** Counts the changes that this page learns of; while there is a listener, also those by other tabs and the worker. */
const changes = createStore(0, () => {
  channel = openChannel()
  if (channel) channel.onmessage = count
  return () => {
    channel?.close()
    channel = undefined
  }
})

/** Undefined where the browser has no channels, or refuses them because all data of the site is blocked. */
function openChannel() {
  try {
    return new BroadcastChannel(NAME)
  } catch {
    return undefined
  }
}

const count = () => changes.set(changes.get() + 1)

/** Tells this page, the other tabs and the worker that a row has changed. */
export function announceChange() {
  count()
  // A BroadcastChannel does not receive its own messages, so one with a listener can also post.
  const sender = channel ?? openChannel()
  sender?.postMessage(null)
  if (sender !== channel) sender?.close()
}

/**
 * Calls the listener after every change of a row, also by another tab or the worker.
 * @returns a function that ends this
 */
export const subscribe = changes.subscribe
