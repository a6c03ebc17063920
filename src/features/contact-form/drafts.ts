import { EDIT_PARAM, INTEREST_PARAM, VEHICLE_PARAM } from '../../addresses/paths.ts'
import type { Seller } from '../../device/seller.ts'
import { isChoice, type Values } from './fields.ts'

/** The vehicle that a message is about. */
export type InquiryVehicle = {
  id: string
  /** Null until it is known. */
  name: string | null
  /** The requested colors, in words. */
  colors: string | null
}

/** Which stored inquiry a message changes. `seller` wrote that inquiry down and stays its seller. */
type Change =
  | { is: 'new' }
  /** The message replaces all fields of that row, including those emptied since. */
  | { is: 'change'; row: string; seller: Seller }
  /** That row was delivered or deleted, so this is a new message. */
  | { is: 'gone'; seller: Seller }
  /** Another tab changed that row while this one sent its change, so this is a new message. */
  | { is: 'detached'; seller: Seller }

/** What one form holds. */
export type FormMessage = {
  /** Random id of the form. With the text it makes the inquiry's id. */
  form: string
  /** The query of the form's address, with its question mark. */
  query: string
  values: Values
  /** When a person last changed it, in epoch ms; 0 before any change. */
  changedAt: number
  /** Typed on a shared device: never offered, even when the device is no longer shared. */
  shared: boolean
  /** `omitted`: the person has removed it. */
  vehicle: InquiryVehicle | 'omitted' | null
  change: Change
  /**
   * Ids of earlier texts of this form that the server may have stored, and the name, e-mail address and phone number in
   * them.
   */
  replaces: { ids: readonly string[]; person: readonly string[] }
}

/** What this tab stores of a message. */
export type Draft = FormMessage & {
  status:
    | { is: 'open' }
    /** It only comes back when a person asks for it. */
    | { is: 'aside' }
    /** The outbox has the text in this row, so `values` is empty. */
    | { is: 'sent'; row: string }
    /** Typed before hydration on a page that was then left: `src/before-hydration/early-leave.ts`. */
    | { is: 'early' }
}

/** Who uses the device. */
export type Device = {
  isShared: boolean
  /** Until when it was shared, in epoch ms; 0 if it never was. */
  sharedUntil: number
}

export const emptyMessage = (form: string, query: string): FormMessage => ({
  form,
  query,
  values: {},
  changedAt: 0,
  shared: false,
  vehicle: null,
  change: { is: 'new' },
  replaces: { ids: [], person: [] },
})

/** What an address asks about. A draft continues in any form with the same subject. */
export function subjectOf(query: string): string {
  const params = new URLSearchParams(query)
  for (const key of [EDIT_PARAM, VEHICLE_PARAM, INTEREST_PARAM]) {
    const value = params.get(key)
    if (value) return `${key} ${value.toLowerCase()}`
  }
  return ''
}

/** Whether a person has typed something. The interest alone does not count. */
export const hasText = (values: Values): boolean => Object.keys(values).some((name) => name !== 'interest')

/** Whether a draft may only be shown to the person who is still there, because it was written on a shared device. */
export const isHidden = ({ shared, changedAt }: Pick<FormMessage, 'shared' | 'changedAt'>, device: Device): boolean =>
  shared || device.isShared || changedAt <= device.sharedUntil

/** How long after its last change a draft comes back by itself, in ms. Later, another person may be using the form. */
const REST_MS = 30 * 60_000
const REST_SHARED_MS = 3 * 60_000

/** The absolute difference, so that a clock that moved back does not make an old draft recent. */
export const isRecent = (draft: Pick<FormMessage, 'shared' | 'changedAt'>, now: number, device: Device): boolean =>
  Math.abs(now - draft.changedAt) < (isHidden(draft, device) ? REST_SHARED_MS : REST_MS)

/** How long "Clear" can be undone, in ms. */
const UNDO_MS = 30 * 60_000
const UNDO_SHARED_MS = 30_000

/** @param clearedAt epoch ms */
export const canUndo = (clearedAt: number, now: number, device: Device): boolean =>
  Math.abs(now - clearedAt) < (device.isShared ? UNDO_SHARED_MS : UNDO_MS)

/** Whether a text field has different values in the two. Choices do not count. */
export const contradicts = (some: Values, others: Values): boolean =>
  Object.entries(some).some(([name, text]) => {
    const other = others[name as keyof Values]
    return !isChoice(name) && other !== undefined && other !== text
  })

/** Whether each typed text is a prefix of the text in the same field. */
export const isBeginning = (typed: Values, text: Values): boolean =>
  Object.entries(typed).every(([name, value]) => isChoice(name) || text[name as keyof Values]?.startsWith(value))

/** The drafts with this one as the last changed. */
export const withDraft = (drafts: readonly Draft[], draft: Draft): readonly Draft[] => [
  ...withoutDraft(drafts, draft.form),
  draft,
]

/**
 * The drafts with this one as the last changed. Another open one of its subject is put aside, because it may be another
 * person's. A hidden one stays open: no other form fills it in, and a hidden one that is put aside is dropped.
 */
export const withDraftInstead = (drafts: readonly Draft[], draft: Draft, device: Device): readonly Draft[] => {
  const isOther = (other: Draft) =>
    other.status.is === 'open' && subjectOf(other.query) === subjectOf(draft.query) && !isHidden(other, device)
  const others = withoutDraft(drafts, draft.form)
  return [...others.map((other): Draft => (isOther(other) ? { ...other, status: { is: 'aside' } } : other)), draft]
}

export const withoutDraft = (drafts: readonly Draft[], form: string): readonly Draft[] =>
  drafts.some((draft) => draft.form === form) ? drafts.filter((draft) => draft.form !== form) : drafts

/** Whether another form or tab has continued, sent, cleared or put aside this message. */
export const isOvertaken = (drafts: readonly Draft[], { form, changedAt }: FormMessage): boolean =>
  !drafts.some((draft) => draft.form === form && draft.changedAt === changedAt && draft.status.is !== 'aside')
