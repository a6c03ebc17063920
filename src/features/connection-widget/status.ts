import { CONNECTION_WORDS, type ConnectionState } from '../../lib/connection-state.ts'

export type Situation = {
  connection: ConnectionState
  /** True for a few seconds after the connection came back. */
  cameBack: boolean
  /** When the shown prices were true, as text; undefined when no list was read yet. */
  pricesAsOf: string | undefined
  /** Undelivered inquiries on this device that will be sent automatically. */
  pending: number
  /** True for the first seconds after a change, when a person is likely to watch how an inquiry is sent. */
  sending: boolean
  /** Inquiries that need a person, or have been pending for days. */
  attention: number
  /** Reference of an inquiry that was delivered a few seconds ago. */
  delivered: string | undefined
  updateReady: boolean
  /** Whether the page itself says how the inquiries are, with a status that is read aloud. */
  tellsInquiries: boolean
}

export type Status = {
  /** Identifies a message: after it was dismissed, it stays hidden until there is a different one. */
  id: Exclude<ConnectionState, 'online'> | 'back-online' | 'delivered' | 'attention' | 'pending' | 'update-ready'
  headline: string
  detail?: string
  /** The text of a link to the inquiries on this device, if that says more. */
  outboxLink?: string | undefined
}

/** The most important message, or undefined if there is none. */
export function statusOf({
  connection,
  cameBack,
  pricesAsOf,
  pending,
  sending,
  attention,
  delivered,
  updateReady,
  tellsInquiries,
}: Situation): Status | undefined {
  const prices = pricesAsOf ? `Prices as of ${pricesAsOf}.` : 'Showing saved pages.'
  const inquiries = pending === 1 ? '1 message' : `${pending} messages`
  const held = pending + attention
  const outboxLink = held === 0 ? undefined : held === 1 ? 'See it' : 'See them'
  const about = tellsInquiries ? {} : { outboxLink, detail: pending ? `${inquiries} waiting.` : prices }
  const newVersion = updateReady ? ({ id: 'update-ready', headline: 'New version ready.' } as const) : undefined
  // The page says what they wait for.
  if (tellsInquiries && pending && connection !== 'online') return newVersion
  if (connection !== 'online') return { id: connection, headline: CONNECTION_WORDS[connection], ...about }
  if (tellsInquiries) return cameBack ? { id: 'back-online', headline: 'Back online.' } : newVersion
  if (cameBack && pending)
    return { id: 'back-online', headline: 'Back online.', detail: `Sending ${inquiries}…`, outboxLink }
  if (delivered) return { id: 'delivered', headline: 'Delivered.', detail: `Reference ${delivered}`, outboxLink }
  // Comes after `delivered`: when both happen at once, the delivery must be shown.
  if (cameBack) return { id: 'back-online', headline: 'Back online.', detail: prices, outboxLink }
  if (attention)
    return {
      id: 'attention',
      headline: `${attention === 1 ? '1 message needs' : `${attention} messages need`} your attention.`,
      outboxLink,
    }
  if (pending && !sending) return { id: 'pending', headline: `${inquiries} waiting.`, outboxLink }
  return newVersion
}
