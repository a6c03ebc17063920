import { startOutbox } from '../../device/outbox-triggers.ts'
import { checkServer } from '../../hooks/connection.ts'
import { flushOutbox, sendNow } from '../../outbox/flush.ts'
import type { Row } from '../../outbox/row.ts'
import { deleteRow, findRow, resend } from '../../outbox/row-store.ts'

/** @returns the inquiry after the attempt, if it is still there; `elsewhere`, without one, when another tab has locked it */
const attempt = async (id: string): Promise<Row | 'elsewhere' | undefined> =>
  (await sendNow(id)) ? findRow(id) : 'elsewhere'

/** What a person can do with the inquiries on this device. None reports a failure: the inquiry stays in the list. */
export const outboxActions = {
  // With `checkServer`, so that a press also updates the state of the connection.
  sendAll: () => flushOutbox({ reach: 'everything', isReachable: checkServer }),
  sendNow: attempt,
  resend: async (id: string) => {
    startOutbox()
    return attempt(await resend(id, Date.now()))
  },
  delete: (id: string) => deleteRow(id),
}

export type OutboxActions = typeof outboxActions
