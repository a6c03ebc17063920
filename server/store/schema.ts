/** ISO 8601 in UTC with milliseconds, which sorts as text in SQLite and PostgreSQL alike. */
type IsoTime = string

type InquiryTable = {
  /** The UUID made on the device, in lower case: the idempotency key. */
  id: string
  /** What a person reads out on the phone; no two inquiries have the same. */
  reference: string
  received_at: IsoTime
  /** By the server's clock, not after `received_at`; null when unknown. */
  written_at: IsoTime | null
  /** The id of the inquiry that this one replaces, in lower case. It may never have arrived here. */
  replaces: string | null
  /** The inquiry as JSON; null once it was purged. The rest of the row stays, so that a late replay is recognized. */
  payload: string | null
  /**
   * The unit it is about, as in the catalogue when the inquiry was received, as JSON. Null when it names none, and once
   * it was erased.
   */
  vehicle: string | null
  /** When `payload` was erased; null while it is stored. */
  erased_at: IsoTime | null
  /** 1 when the honeypot was filled in: kept, and not delivered until an operator releases it. */
  suspected: number
  /** When and by whom it was marked as answered in the office. Null again when that was undone. */
  answered_at: IsoTime | null
  answered_by: string | null
  /** When and by whom it was closed. */
  closed_at: IsoTime | null
  closed_by: string | null
}

/** What a person in the office did with an inquiry. */
export type InquiryStepTable = {
  id: string
  inquiry_id: string
  at: IsoTime
  /** The name of the person. */
  who: string
  step: 'answered' | 'closed' | 'reopened' | 'sent-again' | 'given-up' | 'delivered' | 'erased'
}

/** The delivery of one inquiry to one sink; written in the transaction that stores the inquiry. */
export type DeliveryTable = {
  inquiry_id: string
  sink: string
  /**
   * `refused`: the sink refused it for days, and attempts have ended. `given-up`: a person has ended them. `held-back`:
   * the inquiry is suspected. `reported`: it is suspected, and the mail recipients know.
   */
  state: 'waiting' | 'delivered' | 'refused' | 'given-up' | 'held-back' | 'reported'
  attempts: number
  /** When a waiting delivery is tried next. A new one is due from its receipt. */
  due_at: IsoTime
  /** When the inquiry was received: deliveries that are due at the same time go in this order. */
  ordered_at: IsoTime
  /** Until this time the worker that holds `lease` owns the delivery. */
  leased_until: IsoTime | null
  lease: string | null
  /** The last failure, as a word or a status, never with text from the receiver. */
  last_error: string | null
  /**
   * Names the deliveries that are sent together, as one message: half of a refused digest, or one that was refused
   * alone.
   */
  part: string | null
  /** `due` when the sink rejects the text and has no summary yet; the time when it got one; otherwise null. */
  summary: 'due' | IsoTime | null
  /** Attempts after which the sink certainly has no copy; null where none ended so. */
  declined: number | null
  /**
   * When the sink first refused this inquiry or its recipient, or deferred it alone after a summary; null when it never
   * did.
   */
  refused_since: IsoTime | null
  /** Stays set while a delivered one waits to be delivered again. */
  delivered_at: IsoTime | null
  /** When a person requested another delivery after the first one. */
  resent_at: IsoTime | null
  /** Who has the copy: mail addresses, or the host of a webhook. */
  delivered_to: string | null
  /** The recipient's answer when it took the copy: codes only. */
  answer: string | null
}

/** The daily erasure, in a single row. */
type DailyErasureTable = {
  id: number
  last_run: IsoTime
  /** Since when it has run without a break of days, which shows that the clock is steady. */
  unbroken_since: IsoTime
}

/** A cart: for sale, on its way, sold or gone. */
type UnitTable = {
  id: string
  /** The order in the list; not always a whole number, so that a unit can be put between two others. */
  position: number
  /** The vehicle in the format of the API, as JSON. */
  payload: string
  /** In lower case; no two units have the same. */
  stock_number: string | null
  /** When the unit was removed from the list; null while it is on the list. */
  gone_at: IsoTime | null
  updated_at: IsoTime
}

/** What one command did to one unit. */
type StockChangeTable = {
  /** The version of the stock that the command made; all changes of the command have the same. */
  version: number
  unit_id: string
  at: IsoTime
  /** The user of the operating system, or the server. */
  who: string
  /** The command as typed: "import stock.csv". */
  command: string
  /** The unit as JSON; null where it did not exist. */
  before: string | null
  after: string | null
}

/**
 * A single row. Every change of the stock raises the version in its own transaction; 0 is a stock that was never
 * filled.
 */
type StockVersionTable = {
  id: number
  version: number
  changed_at: IsoTime
  /** Hash of the catalogue file that was imported last; null when none ever was. */
  file_hash: string | null
}

type PhotographFormTable = {
  /** The path that pages request: it contains the photograph's id, the width and the type. */
  path: string
  bytes: Uint8Array
  /** In bytes. */
  size: number
  /** When it was last added. */
  kept_at: IsoTime
}

/** A day on the dealer's calendar, `YYYY-MM-DD`. */
type Day = string

/** Who stored and who removed a row, and when. A row stays when it is removed or replaced. */
type Entered = { set_at: IsoTime; set_by: string; removed_at: IsoTime | null; removed_by: string | null }

/** Special hours of a place on one day; one row for each day and place that is not removed. */
type SpecialHoursTable = Entered & {
  id: string
  day: Day
  /** One of `src/content/hours-places.ts`. */
  place: string
  /** Local time, "HH:MM"; both are null when it is closed. */
  opens: string | null
  closes: string | null
  reason: string | null
}

/** A sentence on every page from its first day to its last. */
type NoticeTable = Entered & { id: string; first_day: Day; last_day: Day; text: string }

/** What a person in the office has switched on or off. */
type SettingTable = { name: string; value: string; set_at: IsoTime; set_by: string }

/** The automatic mail to the customer of one inquiry. */
export type ReceiptTable = {
  inquiry_id: string
  /** `waiting`: it is being sent, or will be tried again. */
  state: 'waiting' | 'sent' | 'not-sent'
  /** The time of the newest attempt. */
  at: IsoTime
  /** When a server may send a waiting receipt. */
  due_at: IsoTime
  attempts: number
  /** What the mail server answered when it took the mail. */
  answer: string | null
  /** Why it was not sent: a word or a status, without text from the mail server. */
  last_error: string | null
}

type OfficePersonTable = {
  id: string
  name: string
  /** The name in lower case: no two people have the same. */
  name_key: string
  role: string
  added_at: IsoTime
}

/** What WebAuthn calls a credential. */
type OfficePasskeyTable = {
  /** In Base64url, like the public key. */
  id: string
  person_id: string
  public_key: string
  counter: number
  added_at: IsoTime
}

/** Only hashes of tokens are stored: a reader of the database cannot sign in with them. */
type OfficeInvitationTable = { token_hash: string; person_id: string; expires_at: IsoTime }
type OfficeSessionTable = { token_hash: string; person_id: string; used_at: IsoTime; expires_at: IsoTime }

/** What a device has to sign, once, and for which purpose. */
type OfficeChallengeTable = { challenge: string; purpose: string; expires_at: IsoTime }

/** The newest heartbeat of a kiosk that the dealer has named. */
type KioskTable = { name: string; heard_at: IsoTime; waiting: number; version: string }

export type Tables = {
  inquiry: InquiryTable
  inquiry_step: InquiryStepTable
  delivery: DeliveryTable
  daily_erasure: DailyErasureTable
  unit: UnitTable
  stock_change: StockChangeTable
  stock_version: StockVersionTable
  photograph_form: PhotographFormTable
  special_hours: SpecialHoursTable
  notice: NoticeTable
  kiosk: KioskTable
  setting: SettingTable
  receipt: ReceiptTable
  office_person: OfficePersonTable
  office_passkey: OfficePasskeyTable
  office_invitation: OfficeInvitationTable
  office_session: OfficeSessionTable
  office_challenge: OfficeChallengeTable
}
