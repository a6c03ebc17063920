import { CONNECTION_WORDS, type ConnectionState } from '../../lib/connection-state.ts'

export type Situation = {
  connection: ConnectionState
  /** True for a few seconds after the connection came back. */
  cameBack: boolean
  /** When the prices shown were true, for a person; undefined when no list was read yet. */
  pricesAsOf: string | undefined
  /** Inquiries on this device that are not delivered and are sent automatically. */
  waiting: number
  /** True in the first seconds of a change, when a person is likely to watch how an inquiry is sent. */
  sending: boolean
  /** Inquiries that are not sent without an action by a person, or have waited for days. */
  attention: number
  /** Reference of an inquiry that was delivered a few seconds ago. */
  delivered: string | undefined
  updateReady: boolean
  /** Whether the page lists the inquiries itself, with a status that is read out. */
  onOutbox: boolean
}

export type Status = {
  /** Tells one message from another: a message that was dismissed stays hidden until there is a different one. */
  id: Exclude<ConnectionState, 'online'> | 'back-online' | 'delivered' | 'attention' | 'waiting' | 'update-ready'
  headline: string
  detail?: string
  /** The words of a link to the inquiries on this device, when those say more. */
  outboxLink?: string | undefined
}

/** The one message that matters most, or undefined when there is nothing to say. */
export function statusOf({
  connection,
  cameBack,
  pricesAsOf,
  waiting,
  sending,
  attention,
  delivered,
  updateReady,
  onOutbox,
}: Situation): Status | undefined {
  const prices = pricesAsOf ? `Prices as of ${pricesAsOf}.` : 'Showing saved pages.'
  const inquiries = waiting === 1 ? '1 inquiry' : `${waiting} inquiries`
  const held = waiting + attention
  const outboxLink = held === 0 ? undefined : held === 1 ? 'See it' : 'See them'
  const about = onOutbox ? {} : { outboxLink, detail: waiting ? `${inquiries} waiting.` : prices }
  const newVersion = updateReady ? ({ id: 'update-ready', headline: 'New version ready.' } as const) : undefined
  if (connection !== 'online') return { id: connection, headline: CONNECTION_WORDS[connection], ...about }
  if (onOutbox) return cameBack ? { id: 'back-online', headline: 'Back online.' } : newVersion
  if (cameBack && waiting)
    return { id: 'back-online', headline: 'Back online.', detail: `Sending ${inquiries}…`, outboxLink }
  if (delivered) return { id: 'delivered', headline: 'Delivered.', detail: `Reference ${delivered}`, outboxLink }
  // After what has just arrived: a quick answer to both would hide the receipt otherwise.
  if (cameBack) return { id: 'back-online', headline: 'Back online.', detail: prices, outboxLink }
  if (attention)
    return {
      id: 'attention',
      headline: `${attention === 1 ? '1 inquiry needs' : `${attention} inquiries need`} your attention.`,
      outboxLink,
    }
  if (waiting && !sending) return { id: 'waiting', headline: `${inquiries} waiting.`, outboxLink }
  return newVersion
}
