import type { Inquiry } from '../../contract/inquiry.ts'

type Values = Partial<Record<keyof Inquiry, string>>

/** What stands in the form and is not sent: half an address is a draft too. */
export type Draft = {
  /** Random UUID of the form. With the text it makes the inquiry's id. */
  id: string
  /** Id of the inquiry that was saved from this draft and is being sent. */
  sent?: string | undefined
  values: Values
  /** The query of the address it was last changed at, with its question mark. */
  query?: string | undefined
  /** The person does not want to mention the vehicle that this query names. */
  withoutVehicle?: boolean | undefined
}

/** An inquiry that is being changed has a draft of its own, beside the one of a new message. */
const keyOf = (edit: string | null) => (edit ? `contact-draft:${edit}` : 'contact-draft')

/**
 * Outlives a reload of this tab and nothing more: the next person on a shared device must not find it.
 * @param edit id of the inquiry that is being changed, null for a new message
 */
export function readDraft(edit: string | null): Draft | undefined {
  try {
    const { id, sent, values, query, withoutVehicle } = JSON.parse(sessionStorage.getItem(keyOf(edit)) ?? '')
    const texts = Object.entries(Object(values)).filter(([, value]) => typeof value === 'string')
    if (typeof id !== 'string' || !id) return undefined
    return { id, sent, values: Object.fromEntries(texts) as Values, query, withoutVehicle }
  } catch {
    return undefined
  }
}

export const hasDraft = (): boolean => readDraft(null) !== undefined

export function writeDraft(edit: string | null, draft: Draft) {
  try {
    sessionStorage.setItem(keyOf(edit), JSON.stringify(draft))
  } catch {
    // A browser that stores nothing: the draft lives as long as the page.
  }
}

export function clearDraft(edit: string | null) {
  try {
    sessionStorage.removeItem(keyOf(edit))
  } catch {
    // As above: nothing was stored.
  }
}
