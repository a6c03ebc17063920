import type { PageMessage } from '../contract/worker-messages.ts'
import { outboxExists } from '../outbox/exists.ts'
import { flushOutbox } from '../outbox/flush.ts'
import { isOutboxSync } from '../outbox/register-sync.ts'
import { worker } from './scope.ts'

/** Background Sync, which not every browser has and TypeScript does not know. */
type SyncEvent = ExtendableEvent & { tag: string }

/** Delivers what waits in the outbox, even if no page is open. */
export function sendInquiries() {
  worker.addEventListener('sync', (event) => {
    const { tag } = event as SyncEvent
    if (isOutboxSync(tag)) (event as SyncEvent).waitUntil(sendAll())
  })
  worker.addEventListener('message', (event) => {
    const message = event.data as PageMessage | undefined
    if (message?.type === 'SEND_INQUIRIES') event.waitUntil(flushOutbox({ reach: 'answerless' }).catch(() => {}))
  })
  // Not awaited: until a worker is active, every request of its pages waits.
  worker.addEventListener('activate', () => void resume().catch(() => {}))
}

/**
 * Most visitors never send an inquiry, so no outbox is created for them. A worker was just installed, so there is a
 * network.
 */
async function resume() {
  if (await outboxExists()) await flushOutbox({ reach: 'answerless' })
}

/** Rejects while anything is still queued, so that the browser wakes the worker again. */
async function sendAll() {
  const { stillQueued } = await flushOutbox({ reach: 'answerless' })
  if (stillQueued) throw new Error(`${stillQueued} inquiries are still queued`)
}
