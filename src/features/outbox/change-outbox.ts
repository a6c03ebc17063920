import type { OutboxActions } from './outbox-actions.ts'

/** Changes the inquiries on this device. The code for that is loaded with the first press. */
export function changeOutbox(work: (actions: OutboxActions) => Promise<unknown>) {
  import('./outbox-actions.ts')
    .then(({ outboxActions }) => work(outboxActions))
    .catch(() => {
      // Nothing has happened, as the list shows: the inquiry is unchanged.
    })
}
