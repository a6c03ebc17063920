import { startOutbox } from '../../device/outbox-triggers.ts'
import { flushOutbox, sendNow } from '../../outbox/flush.ts'
import { deleteRow, resend } from '../../outbox/row-store.ts'

/** What a person can do with the inquiries on this device. The list shows failures: the inquiry is still there. */
export const outboxActions = {
  sendAll: () => flushOutbox({ reach: 'everything' }),
  sendNow: (id: string) => sendNow(id),
  resend: async (id: string) => {
    startOutbox()
    return sendNow(await resend(id, Date.now()))
  },
  delete: (id: string) => deleteRow(id),
}

export type OutboxActions = typeof outboxActions
