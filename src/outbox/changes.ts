import { createStore } from '../lib/create-store.ts'

const NAME = 'outbox'
let channel: BroadcastChannel | undefined

/** Counts the changes that this page was notified of. While there is a listener, those of other tabs and the worker as well. */
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

/** Notifies this page, the other tabs and the worker that a row has changed. */
export function announceChange() {
  count()
  // A BroadcastChannel does not receive its own messages, so one that has a listener can post as well.
  const sender = channel ?? openChannel()
  sender?.postMessage(null)
  if (sender !== channel) sender?.close()
}

/**
 * Calls the listener after every change of any row, also one by another tab or the worker.
 * @returns ends it
 */
export const subscribe = changes.subscribe
