/** Times are ISO 8601 in UTC with milliseconds: they sort as text, alike in SQLite and PostgreSQL. */
type IsoTime = string

type InquiryTable = {
  /** The UUID made on the device, in lower case: the idempotency key. */
  id: string
  reference: string
  received_at: IsoTime
  /** By our clock, not after `received_at`; null when nobody knows. */
  written_at: IsoTime | null
  /** The id of the inquiry that this one takes the place of, in lower case. That one may never have arrived here. */
  replaces: string | null
  /** The inquiry as JSON; null once it was purged. The rest of the row stays, so that a late replay is still known. */
  payload: string | null
  /** When `payload` was erased; null while it is there, and where an earlier edition of this program erased it. */
  erased_at: IsoTime | null
  /** 1 when the honeypot was filled in: kept, but not delivered until somebody says so. */
  suspected: number
}

/** The delivery of one inquiry to one sink; written in the transaction that stores the inquiry. */
export type DeliveryTable = {
  inquiry_id: string
  sink: string
  state: 'waiting' | 'delivered'
  attempts: number
  /** When a waiting delivery is tried next. A new one is due since it was written. */
  due_at: IsoTime
  /**
   * When the inquiry was written, or received where nobody knows: those due at one time go in this order. Null where an
   * older edition of this program, still running beside this one, made the row.
   */
  ordered_at: IsoTime | null
  /** Until this time the worker that holds `lease` owns the delivery. */
  leased_until: IsoTime | null
  lease: string | null
  /** What went wrong last, in a word or a status, never with text from the other side. */
  last_error: string | null
  delivered_at: IsoTime | null
  /** Who has the copy: mail addresses, or the host of a webhook. Null where an earlier edition delivered it. */
  delivered_to: string | null
}

export type Tables = { inquiry: InquiryTable; delivery: DeliveryTable }
