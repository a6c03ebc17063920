import { FOR_PARAM, INTEREST_PARAM, TEST_DRIVE } from '../../addresses/paths.ts'
import type { Row } from '../../outbox/row.ts'
import type { SentInquiry } from '../../outbox/sent-inquiry.ts'
import type { Follows } from '../../outbox/submit.ts'
import { type Device, type Draft, emptyMessage, type FormMessage, type InquiryVehicle } from './drafts.ts'
import { FIELD_NAMES, interestOf, type Values } from './fields.ts'

/** One inquiry on the page. `docs/inquiries.md` has the states, the events and what each transition promises. */
export type InquirySession = {
  state: State
  /** The content of the fields. */
  message: FormMessage
  /** The notice about a draft that is not in the fields. */
  draftNotice: DraftNotice
  /** The notice about a row of the outbox. */
  rowNotice: RowNotice
  /** Why the last Send failed, while its text is still in the form. */
  sendError: SendError
  /** Incremented to remount the fields with the current message. */
  fieldsKey: number
}

export type State =
  | { is: 'empty' }
  | { is: 'typing' }
  /** The row that the message changes is being locked; `elsewhere` says that another tab has it open. */
  | { is: 'opening'; row: string; since: number; elsewhere: boolean }
  | { is: 'editing'; row: Row; since: number }
  /** `stored`: the outbox has the text. `row` is the row that is changed, if any. */
  | { is: 'sending'; stored: boolean; row: Row | null }
  /** The form is done with the text, or continues at another address. */
  | { is: 'left'; to: Destination }

/** Whether the message is no longer the person's to change. */
export const isBusy = ({ is }: State): boolean => is === 'sending' || is === 'left'

type Destination =
  | { is: 'thanks'; sent: SentInquiry }
  | { is: 'outbox' }
  | { is: 'contact'; query: string; form: string }

type Offer =
  | { is: 'nothing' }
  /** An unfinished message about something else, or one that another person may have typed. */
  | { is: 'offered'; draft: Draft }

type DraftNotice =
  | Offer
  /** A discarded message that can be restored, and `before` with it; `wasOpen` when it was in the fields. */
  | { is: 'cleared'; draft: Draft; at: number; wasOpen: boolean; before: Offer }

type RowNotice =
  | { is: 'nothing' }
  /** The message that a form of this tab sent just before the page was reloaded. `row` is null until it is found. */
  | { is: 'sent'; id: string; row: Row | null }
  /** The inquiry to edit is delivered; null when it is no longer on this device. */
  | { is: 'gone'; row: Row | null }

type SendError =
  | { is: 'nothing' }
  /** The server has refused or postponed it. */
  | { is: 'refused' }
  /** Neither stored nor sent. */
  | { is: 'unsaved' }

export type InputEvent =
  /**
   * The form is hydrated, or rendered after a navigation. `early` was typed before that; `isSent` says that Send was
   * then pressed.
   */
  | { type: 'arrived'; isReturn: boolean; entry: string | undefined; early: Values; isSent: boolean }
  | { type: 'typed'; values: Values }
  /** `form` is the form for which the vehicle was looked up: the session may have another one by now. */
  | { type: 'vehicle'; form: string; vehicle: InquiryVehicle | null }
  | { type: 'omit vehicle' }

export type DraftEvent = { type: 'continue' } | { type: 'start fresh' } | { type: 'clear' } | { type: 'undo' }

export type TimeEvent =
  | { type: 'time passed' }
  /** The browser shows a page from its back/forward cache again, at this history entry. */
  | { type: 'shown again'; entry: string | undefined }
  /** Back was pressed before the thank-you page was rendered. */
  | { type: 'back' }

export type RowEvent =
  | { type: 'open elsewhere' }
  | { type: 'opened'; row: Row | undefined }
  /** The browser stores nothing, so there is no row to edit. */
  | { type: 'not opened' }
  | { type: 'found sent'; row: Row | undefined }

export type SendEvent =
  | { type: 'send' }
  | { type: 'stored'; row: string }
  /** The outbox returns the text. */
  | { type: 'returned' }
  /** The server has the text, or the outbox will send it. */
  | { type: 'submitted'; sent: SentInquiry }
  | { type: 'refused'; why: 'refused' | 'unsaved'; next: Follows; person: readonly string[]; isConflict: boolean }
  | { type: 'changed elsewhere' }

export type InquiryEvent = InputEvent | DraftEvent | TimeEvent | RowEvent | SendEvent

/** How a person came to the form. */
export type Arrival = Omit<Extract<InputEvent, { type: 'arrived' }>, 'type'>

export type Context = {
  /** Epoch ms. */
  now: number
  device: Device
  /** Whether the form is on the page. A message's answer may come later. */
  isShown: boolean
  newForm: () => string
}

/** The session, and all drafts of the tab. */
export type World = { session: InquirySession; drafts: readonly Draft[] }

export const NOTHING = { is: 'nothing' } as const

/** The content of the fields before a person types: what the address asks for. */
export function preset(query: string): Values {
  const params = new URLSearchParams(query)
  return {
    interest: interestOf(params.get(INTEREST_PARAM)) ?? 'sales',
    ...(params.get(FOR_PARAM) === TEST_DRIVE && { message: 'I’d like to take a test drive.' }),
  }
}

export const presetMessage = (form: string, query: string): FormMessage => ({
  ...emptyMessage(form, query),
  values: preset(query),
})

export const newInquirySession = (form: string, query: string): InquirySession => ({
  state: { is: 'empty' },
  message: presetMessage(form, query),
  draftNotice: NOTHING,
  rowNotice: NOTHING,
  sendError: NOTHING,
  fieldsKey: 0,
})

export const isSame = (a: Values, b: Values) => FIELD_NAMES.every((name) => (a[name] ?? '') === (b[name] ?? ''))

/** Whether it contains only what the address asks for. */
export const isBlank = ({ values, query }: FormMessage) =>
  isSame(values, preset(query)) || isSame(values, onlyInterest(query))
export const onlyInterest = (query: string): Values => ({ interest: preset(query).interest as string })

/** The id of the row that this form locks, or is about to lock. */
export const editedRow = ({ state }: InquirySession): string | undefined => {
  if (state.is === 'opening') return state.row
  return state.is === 'editing' ? state.row.id : undefined
}

/** How the next text relates to earlier ones. */
export const followsOf = ({ replaces, change }: FormMessage): Follows => ({
  ...(replaces.ids.length > 0 && { replaces: replaces.ids }),
  ...(change.is === 'change' && { edits: change.row }),
})

/** A draft whose message is in the fields. */
export const openDraft = (message: FormMessage): Draft => ({ ...message, status: { is: 'open' } })

export const messageOf = ({ status: _, ...message }: Draft): FormMessage => message

/** The state of a form that is neither sent nor edits a row. */
export const typedState = (message: FormMessage): State => ({ is: isBlank(message) ? 'empty' : 'typing' })

export const withChange = (
  { session, drafts }: World,
  change: Partial<InquirySession>,
  nextDrafts: readonly Draft[] = drafts,
): World => ({ session: { ...session, ...change }, drafts: nextDrafts })
