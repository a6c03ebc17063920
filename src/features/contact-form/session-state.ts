import { FOR_PARAM, INTEREST_PARAM, TEST_DRIVE } from '../../addresses/paths.ts'
import type { Row } from '../../outbox/row.ts'
import type { SentInquiry } from '../../outbox/sent-inquiry.ts'
import type { Follows } from '../../outbox/submit.ts'
import { type Device, type Draft, emptyMessage, type FormMessage, type InquiryVehicle } from './drafts.ts'
import { FIELD_NAMES, interestOf, type Values } from './fields.ts'

/** One inquiry on the page. `docs/inquiries.md` has the states, the events and what each transition promises. */
export type InquirySession = {
  state: State
  /** What the fields hold. */
  message: FormMessage
  /** What is beside it. */
  beside: Beside
  /** The notice about an inquiry that is stored already. */
  told: Told
  /** What came of the last Send, as long as the text of it is in the form. */
  answer: Answer
  /** Incremented to remount the fields with the current message. */
  sheet: number
}

export type State =
  | { is: 'empty' }
  | { is: 'typing' }
  /** The row that the message changes is being locked; `elsewhere` says that another tab has it open. */
  | { is: 'opening'; row: string; since: number; elsewhere: boolean }
  | { is: 'editing'; row: Row; since: number }
  /** `stored`: the outbox has the text. `row` is the one that is changed. */
  | { is: 'sending'; stored: boolean; row: Row | null }
  /** The form has finished with the text, or continues at another address. */
  | { is: 'left'; to: Destination }

type Destination =
  | { is: 'thanks'; sent: SentInquiry }
  | { is: 'outbox' }
  | { is: 'contact'; query: string; form: string }

type Beside =
  | { is: 'nothing' }
  /** An unfinished message that is about something else, or that another person may have typed. */
  | { is: 'offered'; draft: Draft }
  /** What was discarded can still be taken back; `wasOpen` when it was in the fields. */
  | { is: 'cleared'; draft: Draft; at: number; wasOpen: boolean }

type Told =
  | { is: 'nothing' }
  /** The message that left a form of this tab just before the page was reloaded. `row` is null until it was found. */
  | { is: 'sent'; id: string; row: Row | null }
  /** The inquiry to edit is delivered; null when it is no longer on this device. */
  | { is: 'gone'; row: Row | null }

type Answer =
  | { is: 'none' }
  /** The server said no, or not now. */
  | { is: 'refused' }
  /** Neither stored nor sent. */
  | { is: 'unsaved' }

export type InquiryEvent =
  /** The form is hydrated, or drawn after a navigation. `early` is what was typed before that, `isSent` that Send was pressed after it. */
  | { type: 'arrived'; isReturn: boolean; entry: string | undefined; early: Values; isSent: boolean }
  | { type: 'typed'; values: Values }
  /** `form` is the form that the vehicle was looked up for: the session may have another one by now. */
  | { type: 'vehicle'; form: string; vehicle: InquiryVehicle | null }
  | { type: 'left out' }
  | { type: 'continue' }
  | { type: 'start fresh' }
  | { type: 'clear' }
  | { type: 'undo' }
  /** Time has passed. */
  | { type: 'looked' }
  /** The browser shows a page again that it has kept, at this history entry. */
  | { type: 'shown again'; entry: string | undefined }
  /** Back was pressed before the page of thanks was drawn. */
  | { type: 'back' }
  | { type: 'open elsewhere' }
  | { type: 'opened'; row: Row | undefined }
  /** The browser stores nothing, so there is no row to edit. */
  | { type: 'not opened' }
  | { type: 'found sent'; row: Row | undefined }
  | { type: 'send' }
  | { type: 'stored'; row: string }
  /** The outbox gives the text back. */
  | { type: 'returned' }
  | { type: 'kept'; sent: SentInquiry }
  | { type: 'refused'; why: 'refused' | 'unsaved'; next: Follows; person: readonly string[]; isConflict: boolean }
  | { type: 'changed elsewhere' }

export type Context = {
  /** Epoch ms. */
  now: number
  device: Device
  /** Whether the form is on the page. The answer to a message may come later. */
  isShown: boolean
  newForm: () => string
}

/** The session, and all drafts of the tab. */
export type World = { session: InquirySession; drafts: readonly Draft[] }

export const NOTHING = { is: 'nothing' } as const
export const NONE = { is: 'none' } as const

/** What the fields hold before a person has typed: what the address asks for. */
export function preset(query: string): Values {
  const asked = new URLSearchParams(query)
  return {
    interest: interestOf(asked.get(INTEREST_PARAM)) ?? 'sales',
    ...(asked.get(FOR_PARAM) === TEST_DRIVE && { message: 'I’d like to take a test drive.' }),
  }
}

export const presetMessage = (form: string, query: string): FormMessage => ({
  ...emptyMessage(form, query),
  values: preset(query),
})

export const newSession = (form: string, query: string): InquirySession => ({
  state: { is: 'empty' },
  message: presetMessage(form, query),
  beside: NOTHING,
  told: NOTHING,
  answer: NONE,
  sheet: 0,
})

export const isSame = (a: Values, b: Values) => FIELD_NAMES.every((name) => (a[name] ?? '') === (b[name] ?? ''))

/** Nothing but what the address asks for. */
export const isBlank = ({ values, query }: FormMessage) =>
  isSame(values, preset(query)) || isSame(values, onlyInterest(query))
export const onlyInterest = (query: string): Values => ({ interest: preset(query).interest as string })

/** The id of the row that this form holds back, or is about to. */
export const editedRow = ({ state }: InquirySession): string | undefined => {
  if (state.is === 'opening') return state.row
  return state.is === 'editing' ? state.row.id : undefined
}

/** What the next text says of earlier ones. */
export const followsOf = ({ replaces, change }: FormMessage): Follows => ({
  ...(replaces.ids.length > 0 && { replaces: replaces.ids }),
  ...(change.is === 'change' && { edits: change.row }),
})

/** A draft that is in the fields. */
export const open = (message: FormMessage): Draft => ({ ...message, place: { is: 'open' } })

export const messageOf = ({ place: _, ...message }: Draft): FormMessage => message
