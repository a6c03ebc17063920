import type { OutboxActions } from './outbox-actions.ts'

/** Does something with the inquiries on this device; what that takes is loaded with the first press. */
export function changeOutbox(work: (actions: OutboxActions) => Promise<unknown>) {
  import('./outbox-actions.ts')
    .then(({ outboxActions }) => work(outboxActions))
    .catch(() => {
      // Nothing has happened, and the list shows that: the inquiry is unchanged.
    })
}
