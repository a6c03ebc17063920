import { type Seller, sellerOf } from '../../device/seller.ts'
import { isKiosk, isSharedDevice, wasSharedUntil } from '../../device/shared-device.ts'
import { findLast } from '../../lib/find-last.ts'
import { newId } from '../../outbox/id.ts'
import type { Follows } from '../../outbox/submit.ts'
import { isChoice, type Values, valuesOf } from './fields.ts'

/** What was typed into a form and is not sent. It lasts as long as the tab: a form that is opened again goes on with it. */
export type Draft = {
  /** Random id of the form. With the text it makes the inquiry's id. */
  form: string
  /** The query of the address that it was typed at, with its question mark. */
  query: string
  values: Values
  /** When it was last changed, in epoch ms. */
  changedAt: number
  /** The vehicle it is about, for when the inquiry that it changes is gone. */
  vehicleId?: string | undefined
  /** And its name, for whoever is asked whether to go on with it. */
  vehicleName?: string | undefined
  /** The requested colours of the inquiry that it changes. */
  colors?: string | undefined
  /** Who wrote down the inquiry that it changes. A copy of the tab, which finds that one gone, must send the same text. */
  seller?: Seller | undefined
  /** The person does not want to mention the vehicle that the address names. */
  withoutVehicle?: boolean | undefined
  /** What the next text says of earlier ones of this form. */
  next?: Follows | undefined
  /** Name, e-mail address and phone number of those earlier ones. */
  nextOf?: readonly string[] | undefined
  /** Id of the row that has the text since "Send" was pressed. The values are empty then. */
  sent?: string | undefined
  /** It was to change an inquiry, which was changed, sent or deleted in another tab meanwhile. */
  wasChangedElsewhere?: boolean | undefined
  /** Somebody said that the next message is another person's: it comes back only when it is asked for. */
  rested?: boolean | undefined
  /** Typed on a device that several people use: it is never offered, whatever the device is set to later. */
  shared?: boolean | undefined
}

/** The history entry knows its form: on a shared device only Back to it and a reload bring the draft back. */
export function noteEntry(form: string) {
  if (history.state?.form !== form) history.replaceState({ ...history.state, form }, '')
}

/** The form of this history entry: what was kept there, or what somebody pressed "Continue" for. */
export const entryForm = (): string | undefined =>
  typeof history === 'object' ? (history.state?.form ?? history.state?.usr?.form) : undefined

const KEY = 'contact-drafts'
/** Where the version before kept the one draft that it knew, without the time. */
const OLD_KEY = 'contact-draft'
/** What was typed before the form's code was there, on a page that was left: `src/before-hydration/early-leave.ts`. */
const EARLY_KEY = 'early-input'

/** The subject alone is nothing that anybody has typed. */
export const hasText = (values: Values): boolean => Object.keys(values).some((name) => name !== 'interest')

/** All drafts of this tab, the last one changed at the end. */
export function readDrafts(): Draft[] {
  try {
    moveOldDraft()
    moveEarlyInput()
    if (unstored) return unstored
    const stored: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '[]')
    return Array.isArray(stored) ? stored.flatMap(parseDraft) : []
  } catch {
    return unstored ?? []
  }
}

/** @returns the draft as it is kept: what was typed on a shared device stays hidden */
export function keepDraft(draft: Draft): Draft {
  const kept = isHidden(draft) ? { ...draft, shared: true } : draft
  write([...readDrafts().filter(({ form }) => form !== draft.form), kept])
  return kept
}

/** For so long after its last change a draft comes back by itself, in ms. Later somebody else may stand there. */
const REST_MS = 30 * 60_000
const REST_SHARED_MS = 3 * 60_000

/** A clock that moved back an hour must not make a draft of this morning recent. */
export const isRecent = (draft: Pick<Draft, 'changedAt' | 'shared'>, now: number): boolean =>
  Math.abs(now - draft.changedAt) < (isHidden(draft) ? REST_SHARED_MS : REST_MS)

/** Those of a shared device are shown to nobody but the person who is still there. */
export const isHidden = ({ shared, changedAt }: Pick<Draft, 'shared' | 'changedAt'>): boolean =>
  shared === true || isSharedDevice() || changedAt <= wasSharedUntil()

/** What the next text says of earlier ones when it is no change of an inquiry any more. */
export const withoutEdit = ({ next }: Pick<Draft, 'next'>): Follows | undefined =>
  next?.replaces && { replaces: next.replaces }

/** Whoever writes next is another person: what is unfinished is only offered. */
export const restDrafts = () => write(readDrafts().map((draft) => ({ ...draft, rested: true })))

export function dropDrafts(...forms: string[]) {
  write(readDrafts().filter(({ form }) => !forms.includes(form)))
}

/** What the browser did not store, and on a kiosk all drafts: kept as long as the document. */
let unstored: Draft[] | undefined

function write(drafts: Draft[]) {
  unstored = isKiosk() ? drafts : undefined
  if (unstored) return
  try {
    if (drafts.length > 0) sessionStorage.setItem(KEY, JSON.stringify(drafts))
    else sessionStorage.removeItem(KEY)
  } catch {
    unstored = drafts
  }
}

/** Written by the version before, just before this reload: the same person. */
function moveOldDraft() {
  const stored = sessionStorage.getItem(OLD_KEY)
  if (!stored) return
  sessionStorage.removeItem(OLD_KEY)
  const { id, query = '', values, withoutVehicle } = objectOf(stored)
  const [draft] = parseDraft({ form: id, query, values, withoutVehicle, changedAt: Date.now() })
  if (draft) keepDraft(draft)
}

function moveEarlyInput() {
  // In the order of leaving: a page that is reloaded twice leaves two, and the second may say less.
  const keys = Object.keys(sessionStorage).filter((key) => key.startsWith(EARLY_KEY))
  const stored = keys.sort().map((key) => sessionStorage.getItem(key) ?? '')
  for (const key of keys) sessionStorage.removeItem(key)
  for (const text of stored) {
    const [early] = parseDraft({ form: newId(), ...objectOf(text) })
    if (early && Object.keys(early.values).length > 0) keepDraft(withEarlier(early))
  }
}

/** One entry that is not JSON must not make the other drafts unreadable. */
function objectOf(text: string) {
  try {
    return Object(JSON.parse(text))
  } catch {
    return {}
  }
}

/**
 * The form's own text typed again, or put back into its fields, is the same message of the same form. On a shared device only at
 * the same history entry: elsewhere it may be another person's.
 */
function withEarlier(early: Draft): Draft {
  const earlier = findLast(
    readDrafts(),
    (each) => each.query === early.query && !each.sent && !each.rested && (each.form === early.form || !isHidden(each)),
  )
  if (!earlier || !isRecent(earlier, early.changedAt)) return early
  if (contradicts(early.values, earlier.values)) {
    keepDraft({ ...earlier, rested: true })
    if (early.form !== earlier.form) return early
    const form = newId()
    if (history.state?.form === early.form) noteEntry(form)
    return { ...early, form }
  }
  return { ...earlier, values: { ...earlier.values, ...early.values }, changedAt: early.changedAt }
}

/** Whether a field of text has something else in each of two. A choice may change. */
export const contradicts = (some: Values, others: Values): boolean =>
  Object.entries(some).some(([name, text]) => {
    const other = others[name as keyof Values]
    return !isChoice(name) && other !== undefined && other !== text
  })

/** What is stored may be of another version, or of somebody else on this origin. */
function parseDraft(stored: unknown): Draft[] {
  const { form, query, values, changedAt, ...rest } = Object(stored)
  if (typeof form !== 'string' || typeof query !== 'string' || typeof changedAt !== 'number') return []
  const { vehicleId, vehicleName, colors, seller, withoutVehicle, next, nextOf, sent, ...marks } = rest
  const { wasChangedElsewhere, rested, shared } = marks
  return [
    {
      form,
      query,
      values: valuesOf(values),
      changedAt,
      ...(typeof vehicleId === 'string' && { vehicleId }),
      ...(typeof vehicleName === 'string' && { vehicleName }),
      ...(typeof colors === 'string' && { colors }),
      ...(seller !== undefined && { seller: sellerOf(seller) }),
      ...(withoutVehicle === true && { withoutVehicle }),
      ...(wasChangedElsewhere === true && { wasChangedElsewhere }),
      ...(rested === true && { rested }),
      ...(shared === true && { shared }),
      ...(typeof sent === 'string' && { sent }),
      ...(Array.isArray(nextOf) && { nextOf: nextOf.filter((value) => typeof value === 'string') }),
      next: followsOf(next),
    },
  ]
}

function followsOf(stored: unknown): Follows | undefined {
  const { replaces, edits } = Object(stored)
  const ids = Array.isArray(replaces) ? replaces.filter((id) => typeof id === 'string') : []
  if (ids.length === 0 && typeof edits !== 'string') return undefined
  return { ...(ids.length > 0 && { replaces: ids }), ...(typeof edits === 'string' && { edits }) }
}
