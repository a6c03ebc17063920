/** Times are ISO 8601 in UTC with milliseconds: they sort as text, alike in SQLite and PostgreSQL. */
type IsoTime = string

type InquiryTable = {
  /** The UUID made on the device, in lower case: the idempotency key. */
  id: string
  /** What a person reads out on the phone; no two inquiries have the same. */
  reference: string
  received_at: IsoTime
  /** By our clock, not after `received_at`; null when nobody knows. */
  written_at: IsoTime | null
  /** The id of the inquiry that this one takes the place of, in lower case. That one may never have arrived here. */
  replaces: string | null
  /** The inquiry as JSON; null once it was purged. The rest of the row stays, so that a late replay is still known. */
  payload: string | null
  /**
   * The unit that it is about as the catalogue had it at the receipt, as JSON; null when it names none, once it was erased, and where an
   * older edition of this program made the row.
   */
  vehicle: string | null
  /** When `payload` was erased; null while it is there, and where an earlier edition of this program erased it. */
  erased_at: IsoTime | null
  /** 1 when the honeypot was filled in: kept, but not delivered until somebody says so. */
  suspected: number
}

/** The delivery of one inquiry to one sink; written in the transaction that stores the inquiry. */
export type DeliveryTable = {
  inquiry_id: string
  sink: string
  /**
   * `refused`: the sink refused it for days, and it is not tried any more. `given-up`: a person has decided so. `held-back`: the
   * inquiry is suspected. `reported`: so it is, and the recipients of mail were told of it.
   */
  state: 'waiting' | 'delivered' | 'refused' | 'given-up' | 'held-back' | 'reported'
  attempts: number
  /** When a waiting delivery is tried next. A new one is due since it was received. */
  due_at: IsoTime
  /**
   * When the inquiry was received: those due at one time go in this order. Null where an older edition of this program, still running
   * beside this one, made the row.
   */
  ordered_at: IsoTime | null
  /** Until this time the worker that holds `lease` owns the delivery. */
  leased_until: IsoTime | null
  lease: string | null
  /** What went wrong last, in a word or a status, never with text from the other side. */
  last_error: string | null
  /** Names the deliveries that go together, as one message: those of a half of a refused digest, or one that was refused alone. */
  part: string | null
  /** When the sink refused this inquiry first; null when it never did. The column `refused` is an earlier edition's. */
  refused_since: IsoTime | null
  /** Stays while a delivered one waits to be made once more. */
  delivered_at: IsoTime | null
  /** When a person asked for it once more after it had been delivered. */
  resent_at: IsoTime | null
  /** Who has the copy: mail addresses, or the host of a webhook. Null where an earlier edition delivered it. */
  delivered_to: string | null
  /** What the recipient answered when it took the copy: codes, and no text that it sent. Null where an earlier edition delivered it. */
  answer: string | null
}

/** The daily erasure, in one row. */
type DailyErasureTable = {
  id: number
  last_run: IsoTime
  /** Since when it has run without a break of days: so long has the clock gone steadily. */
  unbroken_since: IsoTime
}

export type Tables = { inquiry: InquiryTable; delivery: DeliveryTable; daily_erasure: DailyErasureTable }
