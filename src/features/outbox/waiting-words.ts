import { type ConnectionState, failureWords } from '../../lib/connection-state.ts'
import type { Row } from '../../outbox/row.ts'

/**
 * What the thank-you page says about a waiting inquiry.
 * @returns `reason` why it is not delivered, if an attempt has shown one; `step` what it waits for
 */
export function waitingWords(row: Row | undefined, connection: ConnectionState): { reason: string; step: string } {
  const kind = row?.lastError?.kind
  const step = 'Waiting to be sent'
  if (kind === 'no-answer' && connection !== 'online')
    return { reason: failureWords(connection), step: 'Waiting for a connection' }
  if (kind === 'busy') return { reason: 'Our server couldn’t take it just now.', step }
  return {
    reason:
      kind === 'foreign-answer'
        ? 'Something between here and our server got in the way. This network may want you to sign in.'
        : '',
    step,
  }
}
