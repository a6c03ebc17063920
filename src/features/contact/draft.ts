import type { Inquiry } from '../../contract/inquiry.ts'

const KEY = 'contact-draft'

type Values = Partial<Record<keyof Inquiry, string>>

/** What stands in the form and is not sent: half an address is a draft too. */
export type Draft = {
  /** The id the inquiry will have. It stays the same however often "Send" is pressed. */
  id: string
  values: Values
}

/** Outlives a reload of this tab and nothing more: the next person on a shared device must not find it. */
export function readDraft(): Draft | undefined {
  try {
    const { id, values } = JSON.parse(sessionStorage.getItem(KEY) ?? '') as { id: unknown; values: unknown }
    const texts = Object.entries(Object(values)).filter(([, value]) => typeof value === 'string')
    return typeof id === 'string' && id ? { id, values: Object.fromEntries(texts) as Values } : undefined
  } catch {
    return undefined
  }
}

export const hasDraft = (): boolean => readDraft() !== undefined

export function writeDraft(draft: Draft) {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(draft))
  } catch {
    // A browser that stores nothing: the draft lives as long as the page.
  }
}

export function clearDraft() {
  try {
    sessionStorage.removeItem(KEY)
  } catch {
    // As above: nothing was stored.
  }
}
