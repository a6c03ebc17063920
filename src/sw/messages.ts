import type { PageMessage, WorkerMessage } from '../contract/worker-messages.ts'
import { worker } from './scope.ts'

/** Handles messages from pages. A new worker waits until a person accepts the new version in one of them. */
export function listenToPages() {
  worker.addEventListener('message', (event) => {
    const message = event.data as PageMessage | undefined
    if (message?.type === 'SKIP_WAITING') void worker.skipWaiting()
  })
}

export async function tellPages(message: WorkerMessage) {
  for (const page of await worker.clients.matchAll({ type: 'window' })) page.postMessage(message)
}
