import { CONNECTION_WORDS, type ConnectionState, failureWords } from '../../lib/connection-state.ts'
import type { Failure, Row } from '../../outbox/row.ts'

/** Why the last attempt failed, if that is not the connection; otherwise empty. */
export function delayWords(kind: Failure['kind'] | undefined): string {
  if (kind === 'foreign-answer')
    return 'Something between here and our server got in the way. This network may want you to sign in.'
  return kind === 'busy' ? 'Our server is busy.' : ''
}

/**
 * What the thank-you page says about a pending inquiry.
 * @returns `reason` why it is not delivered, if an attempt has shown one; `step` what it waits for
 */
export function pendingWords(row: Row | undefined, connection: ConnectionState): { reason: string; step: string } {
  const kind = row?.lastError?.kind
  const step = 'Waiting to be sent'
  if (kind === 'no-answer' && connection !== 'online')
    return { reason: failureWords(connection), step: 'Waiting for a connection' }
  return { reason: delayWords(kind), step }
}

/** What became of a press on "Send now": why the inquiry is still here, and what it waits for. */
export function attemptWords(row: Row, connection: ConnectionState): string {
  const { reason, step } = pendingWords(row, connection)
  return [reason, `${step}.`].filter(Boolean).join(' ')
}

/** What became of a press on "Send all now", if some are still here: "Offline. 2 waiting." */
export const roundWords = (stillQueued: number, connection: ConnectionState): string =>
  [connection !== 'online' && CONNECTION_WORDS[connection], `${stillQueued} waiting.`].filter(Boolean).join(' ')
